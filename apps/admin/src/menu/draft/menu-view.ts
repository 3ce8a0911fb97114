import {
  type EditedCategory,
  type EditedProduct,
  fieldKey,
  type FieldRef,
  type FieldValue,
  type MenuDraft,
  type MenuPatches,
  missingTranslations,
  type Patch,
  type RecordFields,
  recordKey,
  type RecordRef,
} from '@dasturxon/core/drafts';
import type { Language } from '@dasturxon/core/kernel';

/** A product with the values of the draft. */
export type ProductRow = EditedProduct & {
  /** The values that guests see. */
  published: RecordFields;
  isChanged: boolean;
  missing: readonly Language[];
};
/** A category with the values of the draft. */
export type CategoryRow = EditedCategory & { isChanged: boolean };

/** The menu as the editor shows it: what is published with the saved changes of the draft. */
export type MenuView = {
  draft: MenuDraft;
  /** The revision of the draft that these values are of. */
  revision: number;
  patches: readonly Patch[];
  patchOf: (ref: FieldRef) => Patch | undefined;
  publishedOf: (ref: FieldRef) => FieldValue;
  valueOf: (ref: FieldRef) => FieldValue;
  /** A record with the values of the draft. */
  rowOf: (record: RecordRef) => ProductRow | CategoryRow | undefined;
  products: readonly ProductRow[];
  categories: readonly CategoryRow[];
};

const byPriority = (one: EditedProduct | EditedCategory, other: EditedProduct | EditedCategory) =>
  Number(one.fields['priority']) - Number(other.fields['priority']) || (one.id < other.id ? -1 : 1);

type Changes = ReadonlyMap<string, readonly Patch[]>;

function changedFields<Row extends EditedProduct | EditedCategory>(row: Row, own: readonly Patch[]): Row {
  return own.length === 0
    ? row
    : { ...row, fields: { ...row.fields, ...Object.fromEntries(own.map((one) => [one.field, one.value])) } };
}

const changesOf = (changes: Changes, ref: RecordRef) => changes.get(recordKey(ref)) ?? [];

/** Combines the published menu with the changes of the draft. */
export function menuView(draft: MenuDraft, { revision, version, patches }: MenuPatches): MenuView {
  const byField = new Map(patches.map((patch) => [fieldKey(patch), patch]));
  const byRecord = Map.groupBy(patches, recordKey);
  const records = new Map(
    [
      ...draft.categories.map((one) => ({ ...one, entity: 'category' as const })),
      ...draft.products.map((one) => ({ ...one, entity: 'product' as const })),
    ].map((record) => [recordKey(record), record]),
  );
  const publishedOf = (ref: FieldRef) => records.get(recordKey(ref))?.fields[ref.field] ?? null;
  const categories = draft.categories
    .map((category) => {
      const own = changesOf(byRecord, { entity: 'category', id: category.id });
      return { ...changedFields(category, own), isChanged: own.length > 0 };
    })
    .toSorted(byPriority);
  const placeOf = new Map(categories.map(({ id }, index) => [id, index]));
  const products = draft.products
    .map((product) => {
      const own = changesOf(byRecord, { entity: 'product', id: product.id });
      const row = changedFields(product, own);
      const missing = missingTranslations(row.fields, draft.languages);
      return { ...row, published: product.fields, missing, isChanged: own.length > 0 };
    })
    .toSorted(
      (one, other) =>
        (placeOf.get(one.categoryId) ?? Infinity) - (placeOf.get(other.categoryId) ?? Infinity) ||
        byPriority(one, other),
    );
  const rows = new Map<string, ProductRow | CategoryRow>([
    ...categories.map((row) => [recordKey({ entity: 'category', id: row.id }), row] as const),
    ...products.map((row) => [recordKey({ entity: 'product', id: row.id }), row] as const),
  ]);
  return {
    draft,
    rowOf: (record) => rows.get(recordKey(record)),
    // Before the menu of a new version has arrived the values are those of the one before.
    revision: version === draft.version ? revision : draft.revision,
    patches,
    patchOf: (ref) => byField.get(fieldKey(ref)),
    publishedOf,
    valueOf: (ref) => {
      const patch = byField.get(fieldKey(ref));
      return patch ? patch.value : publishedOf(ref);
    },
    products,
    categories,
  };
}
