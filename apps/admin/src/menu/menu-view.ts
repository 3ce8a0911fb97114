import {
  blankFields,
  type DraftPatches,
  type EditedCategory,
  type EditedProduct,
  inheritedIn,
  isPresent,
  type MenuDraft,
  missingTranslations,
  type Patch,
  type RecordFields,
  recordKey,
  recordName,
  type RecordRef,
  typedText,
} from '@dasturxon/core/drafts';
import type { Language } from '@dasturxon/core/kernel';

import { type CategoryGroupRow, categoryGroupRows, namedGroups } from './groups/category-groups.ts';
import { type GroupRow, groupRows } from './choices/groups-view.ts';
import { changedFields, draftView, type DraftView } from '../drafts/draft-view.ts';

/** A product with the values of the draft. */
export type ProductRow = EditedProduct & {
  categoryId: string;
  /** The branches that its category gives it. */
  inherited: readonly string[];
  /** The values that guests see. */
  published: RecordFields;
  isChanged: boolean;
  missing: readonly Language[];
};
/** A category with the values of the draft. */
export type CategoryRow = EditedCategory & {
  groupId: string;
  isChanged: boolean;
  missing: readonly Language[];
};

/** The menu as the editor shows it: what is published with the saved changes of the draft. */
export type MenuView = Omit<DraftView, 'draft' | 'rowOf'> & {
  draft: MenuDraft;
  rowOf: (record: RecordRef) => ProductRow | CategoryRow | GroupRow | CategoryGroupRow | undefined;
  products: readonly ProductRow[];
  /** Products that are removed, or will be by the draft. */
  removed: readonly ProductRow[];
  categories: readonly CategoryRow[];
  /** Groups of categories, those that the draft removes too; `draft.groups` has those that are there. */
  categoryGroups: readonly CategoryGroupRow[];
  /** Groups of modifiers that dishes share. */
  modifierGroups: readonly GroupRow[];
};

const byPriority = (one: EditedProduct | EditedCategory, other: EditedProduct | EditedCategory) =>
  Number(one.fields['priority']) - Number(other.fields['priority']) || (one.id < other.id ? -1 : 1);

type Changes = ReadonlyMap<string, readonly Patch[]>;

const withChanges = <Row extends EditedProduct | EditedCategory>(row: Row, own: readonly Patch[]): Row =>
  own.length === 0 ? row : { ...row, fields: changedFields(row.fields, own) };

const changesOf = (changes: Changes, ref: RecordRef) => changes.get(recordKey(ref)) ?? [];

/** The records that are in the draft alone, as they begin. */
function madeRecords({ patches }: DraftPatches, known: ReadonlySet<string>) {
  const refs = [...new Map(patches.map((patch) => [recordKey(patch), patch])).values()];
  return refs
    .filter((ref) => !known.has(recordKey(ref)))
    .map(({ entity, id }) => ({
      entity,
      id,
      image: null,
      canBeChosen: true,
      fields: blankFields(entity) ?? {},
    }));
}

type Lists = 'categories' | 'products' | 'modifierGroups';

/** The published menu, and what the draft adds to it. */
function withMade(draft: MenuDraft, changes: DraftPatches): Pick<MenuDraft, Lists> {
  const known = new Set([
    ...draft.categories.map(({ id }) => recordKey({ entity: 'category', id })),
    ...draft.products.map(({ id }) => recordKey({ entity: 'product', id })),
    ...draft.modifierGroups.map(({ id }) => recordKey({ entity: 'modifierGroup', id })),
  ]);
  const made = madeRecords(changes, known);
  return {
    categories: [...draft.categories, ...made.filter(({ entity }) => entity === 'category')],
    products: [...draft.products, ...made.filter(({ entity }) => entity === 'product')],
    modifierGroups: [...draft.modifierGroups, ...made.filter(({ entity }) => entity === 'modifierGroup')],
  };
}

/** What was made and removed before it was published has no name any more. */
const isNamed = ({ fields }: EditedProduct) => recordName(fields, 'uz') !== '';

/** Combines the published menu with the changes of the draft. */
export function menuView(draft: MenuDraft, changes: DraftPatches): MenuView {
  const byRecord = Map.groupBy(changes.patches, recordKey);
  const menu = withMade(draft, changes);
  const categoryGroups = categoryGroupRows(draft, changes.patches);
  const knownGroups = new Map(draft.groups.map(({ id, fields }) => [id, fields]));
  const published = [
    ...categoryGroups.map(({ id }) => ({
      id,
      entity: 'group' as const,
      fields: knownGroups.get(id) ?? blankFields('group') ?? {},
    })),
    ...menu.categories.map((one) => ({ ...one, entity: 'category' as const })),
    ...menu.products.map((one) => ({ ...one, entity: 'product' as const })),
    ...menu.modifierGroups.map((one) => ({ ...one, entity: 'modifierGroup' as const })),
  ];
  const shelves = menu.categories
    .map((category): CategoryRow => {
      const own = changesOf(byRecord, { entity: 'category', id: category.id });
      const row = withChanges(category, own);
      return {
        ...row,
        groupId: typedText(row.fields['groupId'] ?? null),
        missing: missingTranslations(row.fields, draft.languages),
        isChanged: own.length > 0,
      };
    })
    .toSorted(byPriority);
  const categories = shelves.filter(({ fields }) => isPresent('category', fields));
  const offers = new Map(shelves.map(({ id, fields }) => [id, inheritedIn(fields)]));
  const placeOf = new Map(categories.map(({ id }, index) => [id, index]));
  const dishes = menu.products
    .map((product): ProductRow => {
      const own = changesOf(byRecord, { entity: 'product', id: product.id });
      const row = withChanges(product, own);
      const categoryId = typedText(row.fields['categoryId'] ?? null);
      return {
        ...row,
        categoryId,
        inherited: offers.get(categoryId) ?? [],
        published: product.fields,
        missing: missingTranslations(row.fields, draft.languages),
        isChanged: own.length > 0,
      };
    })
    .toSorted(
      (one, other) =>
        (placeOf.get(one.categoryId) ?? Infinity) - (placeOf.get(other.categoryId) ?? Infinity) ||
        byPriority(one, other),
    );
  const there = dishes.filter(({ fields }) => isPresent('product', fields));
  const groups = groupRows(
    menu.modifierGroups.map(({ id, fields }) => {
      const own = changesOf(byRecord, { entity: 'modifierGroup', id });
      return { id, fields: changedFields(fields, own), isChanged: own.length > 0 };
    }),
    there,
    draft,
  );
  const rows = new Map<string, ProductRow | CategoryRow | GroupRow | CategoryGroupRow>([
    ...categoryGroups.map((row) => [recordKey({ entity: 'group', id: row.id }), row] as const),
    ...shelves.map((row) => [recordKey({ entity: 'category', id: row.id }), row] as const),
    ...dishes.map((row) => [recordKey({ entity: 'product', id: row.id }), row] as const),
    ...groups.map((row) => [recordKey({ entity: 'modifierGroup', id: row.id }), row] as const),
  ]);
  return {
    ...draftView(draft, changes, published),
    draft: { ...draft, groups: namedGroups(categoryGroups) },
    categoryGroups,
    rowOf: (record) => rows.get(recordKey(record)),
    products: there,
    removed: dishes.filter((row) => !isPresent('product', row.fields) && isNamed(row)),
    categories,
    modifierGroups: groups.filter(({ fields }) => isPresent('modifierGroup', fields)),
  };
}
