import {
  blankFields,
  type DraftEntity,
  type FieldValue,
  inheritedIn,
  insertRecord,
  isPresent,
  moveRecord,
  presenceField,
  type RecordRef,
} from '@dasturxon/core/drafts';

import { useEditor } from '../editor-context.ts';
import type { MenuView } from '../menu-view.ts';

type Placed = { id: string; priority: number };

/** The field that names the list of a record: the category of a dish, the group of a category. */
export const PARENT = { product: 'categoryId', category: 'groupId' } as const;
export type MenuEntity = keyof typeof PARENT;

/** The list of a category or a group in its order. */
export function listOf(view: MenuView, entity: MenuEntity, parent: string): Placed[] {
  const rows =
    entity === 'product'
      ? view.products.filter(({ categoryId }) => categoryId === parent)
      : view.categories.filter(({ groupId }) => groupId === parent);
  return rows.map(({ id, fields }) => ({ id, priority: Number(fields['priority']) }));
}

/** Makes, moves and removes dishes and categories in the draft. */
export function useRecords() {
  const { view, store } = useEditor();
  const put = ({ entity, id }: RecordRef, field: string, value: FieldValue) => {
    const ref = { entity, id, field };
    store.change(ref, value, { value: view.valueOf(ref), revision: view.revision });
  };
  const putPriorities = (entity: DraftEntity, rows: readonly Placed[]) => {
    for (const { id, priority } of rows) put({ entity, id }, 'priority', priority);
  };
  /** Puts a record at a place of a list, from 0; `null` is the end. */
  const move = (
    entity: MenuEntity,
    id: string,
    { parent, place }: { parent: string; place: number | null },
  ) => {
    const rows = listOf(view, entity, parent);
    const isHere = rows.some((row) => row.id === id);
    if (!isHere) put({ entity, id }, PARENT[entity], parent);
    const at = place ?? rows.length;
    putPriorities(entity, isHere ? moveRecord(rows, id, at) : insertRecord(rows, id, at));
    void store.flush();
  };
  const make = (entity: MenuEntity, parent: string): RecordRef => {
    const id = crypto.randomUUID();
    const ref = { entity, id };
    const rows = listOf(view, entity, parent);
    put(ref, 'exists', true);
    put(ref, PARENT[entity], parent === '' ? null : parent);
    putPriorities(entity, insertRecord(rows, id, rows.length));
    const shelf = view.rowOf({ entity: 'category', id: parent });
    // Where the category decides, a new dish states nothing of branches itself.
    if (entity === 'product' && inheritedIn(shelf?.fields).length === 0)
      put(
        ref,
        'branches',
        view.draft.branches.map((branch) => branch.id),
      );
    void store.flush();
    return ref;
  };
  const makeGroup = (): string => {
    const id = crypto.randomUUID();
    put({ entity: 'modifierGroup', id }, 'exists', true);
    void store.flush();
    return id;
  };
  const groupRows = () =>
    view.categoryGroups
      .filter(({ fields }) => isPresent('group', fields))
      .map(({ id, fields }) => ({ id, priority: Number(fields['priority']) }));
  const makeCategoryGroup = (): string => {
    const id = crypto.randomUUID();
    const rows = groupRows();
    put({ entity: 'group', id }, 'exists', true);
    putPriorities('group', insertRecord(rows, id, rows.length));
    void store.flush();
    return id;
  };
  /** Puts a group of categories at a place of the menu, from 0. */
  const moveGroup = (id: string, place: number) => {
    putPriorities('group', moveRecord(groupRows(), id, place));
    void store.flush();
  };
  /** Removes a record; one that was never published leaves nothing behind. */
  const remove = ({ entity, id }: RecordRef) => {
    const presence = presenceField(entity) ?? '';
    const { products, categories, modifierGroups } = view.draft;
    const isPublished =
      [...products, ...categories, ...modifierGroups].some((one) => one.id === id) ||
      view.publishedOf({ entity, id, field: presence }) === true;
    const blank = isPublished ? { [presence]: false } : (blankFields(entity) ?? {});
    for (const [field, value] of Object.entries(blank)) put({ entity, id }, field, value);
    void store.flush();
    return isPublished;
  };
  const restore = (ref: RecordRef) => {
    put(ref, presenceField(ref.entity) ?? '', true);
    void store.flush();
  };
  return { make, makeGroup, makeCategoryGroup, move, moveGroup, remove, restore };
}
