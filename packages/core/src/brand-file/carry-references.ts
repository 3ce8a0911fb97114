import type { DraftEntity } from '../drafts/edited-field.ts';
import type { FieldItem, FieldValue } from '../drafts/field-rule.ts';
import type { RecordFields } from '../drafts/record-fields.ts';
import type { Kind } from './filed-brand.ts';

/** The id that a record has in the brand that takes the file; null for one that it does not get. */
export type TargetOf = (kind: Kind, id: string) => string | null;

/** Fields that hold an id, or a list of ids, by entity and field. */
const IDS: Readonly<Record<string, Kind>> = {
  'product categoryId': 'category',
  'product branches': 'branch',
  'product branchesOff': 'branch',
  'category branches': 'branch',
  'product modifierGroups': 'modifierGroup',
  'category groupId': 'group',
  'zone cityId': 'city',
  'branch cityId': 'city',
  'branch dishesOf': 'branch',
  'hall branchId': 'branch',
  'table hallId': 'hall',
  'banner productId': 'product',
  'banner categoryId': 'category',
  'promo rule.branchIds': 'branch',
  'promo rule.zoneIds': 'zone',
  'promo dishes.productIds': 'product',
  'promo dishes.categoryIds': 'category',
  'menuTime productIds': 'product',
  'menuTime categoryIds': 'category',
};

type Row = { [name: string]: string | number | boolean | null };

const isRow = (item: FieldItem): item is Row =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

const productRow = () => ['productId', 'product'] as const;
/** Fields that hold rows, each with the member that holds an id and the kind of what it names. */
const ROWS: Readonly<Record<string, (row: Row) => readonly [member: string, kind: Kind]>> = {
  'story slides': productRow,
  'modifierGroup options': productRow,
  'promo contains': ({ of }) => ['id', of === 'CATEGORY' ? 'category' : 'product'],
};

/** Kinds that mean something else once one of their dishes, zones or branches is gone. */
const WHOLE: readonly DraftEntity[] = ['promo', 'menuTime'];

type Carried = { value: FieldValue; isLost: boolean };

function carryIds(value: FieldValue, target: (id: string) => string | null): Carried {
  if (typeof value === 'string') {
    const id = target(value);
    return { value: id, isLost: id === null };
  }
  if (!Array.isArray(value)) return { value, isLost: false };
  const ids = value
    .map((id: unknown) => (typeof id === 'string' ? target(id) : null))
    .filter((id) => id !== null);
  return { value: ids, isLost: ids.length < value.length };
}

function carryRows(
  value: FieldValue,
  rowOf: (row: Row) => readonly [string, Kind],
  target: TargetOf,
): Carried {
  if (!Array.isArray(value)) return { value, isLost: false };
  let isLost = false;
  const rows = value.map((item) => {
    if (!isRow(item)) return item;
    const [member, kind] = rowOf(item);
    const id = item[member];
    if (typeof id !== 'string') return item;
    const own = target(kind, id);
    isLost ||= own === null;
    return { ...item, [member]: own };
  });
  return { value: rows, isLost };
}

/** The fields of a record with the ids of the brand that takes it. Null where it would mean something else there. */
export function carryReferences(
  { entity, fields }: { entity: DraftEntity; fields: RecordFields },
  target: TargetOf,
): RecordFields | null {
  const carried = Object.entries(fields).map(([field, value]): [string, Carried] => {
    const kind = IDS[`${entity} ${field}`];
    const rowOf = ROWS[`${entity} ${field}`];
    if (kind) return [field, carryIds(value, (id) => target(kind, id))];
    return [field, rowOf ? carryRows(value, rowOf, target) : { value, isLost: false }];
  });
  if (WHOLE.includes(entity) && carried.some(([, { isLost }]) => isLost)) return null;
  return Object.fromEntries(carried.map(([field, { value }]) => [field, value]));
}
