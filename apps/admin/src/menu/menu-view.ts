import {
  type DraftPatches,
  type EditedCategory,
  type EditedProduct,
  type MenuDraft,
  missingTranslations,
  type Patch,
  type RecordFields,
  recordKey,
  type RecordRef,
} from '@dasturxon/core/drafts';
import type { Language } from '@dasturxon/core/kernel';

import { changedFields, draftView, type DraftView } from '../drafts/draft-view.ts';

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
export type MenuView = Omit<DraftView, 'draft' | 'rowOf'> & {
  draft: MenuDraft;
  rowOf: (record: RecordRef) => ProductRow | CategoryRow | undefined;
  products: readonly ProductRow[];
  categories: readonly CategoryRow[];
};

const byPriority = (one: EditedProduct | EditedCategory, other: EditedProduct | EditedCategory) =>
  Number(one.fields['priority']) - Number(other.fields['priority']) || (one.id < other.id ? -1 : 1);

type Changes = ReadonlyMap<string, readonly Patch[]>;

const withChanges = <Row extends EditedProduct | EditedCategory>(row: Row, own: readonly Patch[]): Row =>
  own.length === 0 ? row : { ...row, fields: changedFields(row.fields, own) };

const changesOf = (changes: Changes, ref: RecordRef) => changes.get(recordKey(ref)) ?? [];

/** Combines the published menu with the changes of the draft. */
export function menuView(draft: MenuDraft, changes: DraftPatches): MenuView {
  const byRecord = Map.groupBy(changes.patches, recordKey);
  const published = [
    ...draft.categories.map((one) => ({ ...one, entity: 'category' as const })),
    ...draft.products.map((one) => ({ ...one, entity: 'product' as const })),
  ];
  const categories = draft.categories
    .map((category) => {
      const own = changesOf(byRecord, { entity: 'category', id: category.id });
      return { ...withChanges(category, own), isChanged: own.length > 0 };
    })
    .toSorted(byPriority);
  const placeOf = new Map(categories.map(({ id }, index) => [id, index]));
  const products = draft.products
    .map((product) => {
      const own = changesOf(byRecord, { entity: 'product', id: product.id });
      const row = withChanges(product, own);
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
    ...draftView(draft, changes, published),
    draft,
    rowOf: (record) => rows.get(recordKey(record)),
    products,
    categories,
  };
}
