import { type DraftEntity, fieldNames, fieldProblem, recordKey, type RecordRef } from './edited-field.ts';
import type { FieldChange } from './field-changes.ts';
import { type FieldValue, isSameValue } from './field-rule.ts';
import { BLANK_BRANCH } from './branch-record.ts';
import { BLANK_CHOICES } from './choices/choice-record.ts';
import { BLANK_DISH } from './dish/dish-fields.ts';
import { BLANK_CONTENT } from './content/content-record.ts';
import { BLANK_PLACES } from './places/place-record.ts';
import { BLANK_MENU_TIME } from './promos/menu-time.ts';
import { BLANK_PROMO } from './promos/promo-record.ts';
import type { RecordFields } from './record-fields.ts';

/** Fields whose blank is not an empty text (`name.uz`) or null. */
const BLANK: Readonly<Partial<Record<DraftEntity, RecordFields>>> = {
  product: {
    exists: false,
    branches: [],
    branchesOff: [],
    modifierGroups: [],
    costPrice: 0,
    discount: 0,
    active: true,
    priority: 0,
    enabledEats: false,
    enabledExpress: false,
    diets: [],
    spicy: 0,
    ...BLANK_DISH,
  },
  category: {
    exists: false,
    branches: [],
    active: true,
    priority: 0,
    viewType: 'MEDIUM',
    scrollType: 'VERTICAL',
    navigationType: 'SHEET',
    isWithoutCart: false,
  },
  group: { exists: false, priority: 0 },
  zone: {
    isActive: false,
    name: '',
    cityId: null,
    branchId: null,
    polygon: [],
    color: null,
    price: null,
    minimum: null,
    sumFees: [],
    distanceFees: [],
    days: [],
    from: '00:00',
    until: '24:00',
    priority: 0,
  },
  branch: BLANK_BRANCH,
  ...BLANK_PLACES,
  modifierGroup: BLANK_CHOICES,
  promo: BLANK_PROMO,
  menuTime: BLANK_MENU_TIME,
  ...BLANK_CONTENT,
};

/** The fields of a record that is not there yet, or no more; null for a kind of record that an editor cannot make. */
export function blankFields(entity: DraftEntity): RecordFields | null {
  const own = BLANK[entity];
  if (!own) return null;
  const others = fieldNames(entity).map((field) => [field, field.includes('.') ? '' : null]);
  return { ...Object.fromEntries(others), ...own };
}

/** The field that holds whether a record is there, of each kind that an editor makes and removes. */
const PRESENCE: Readonly<Partial<Record<DraftEntity, string>>> = {
  zone: 'isActive',
  branch: 'exists',
  city: 'exists',
  hall: 'exists',
  table: 'exists',
  product: 'exists',
  category: 'exists',
  group: 'exists',
  modifierGroup: 'exists',
  promo: 'exists',
  menuTime: 'exists',
  banner: 'exists',
  story: 'exists',
  vacancy: 'exists',
  message: 'exists',
};

/** The field that holds whether a record of a kind is there; null for a kind that always is. */
export const presenceField = (entity: DraftEntity): string | null => PRESENCE[entity] ?? null;

/** Whether a record with these fields is there. */
export const isPresent = (entity: DraftEntity, fields: RecordFields): boolean =>
  fields[PRESENCE[entity] ?? ''] !== false;

/** Kinds whose removed records are gone for every editor. */
const DELETED: readonly DraftEntity[] = [
  'group',
  'zone',
  'branch',
  'city',
  'hall',
  'table',
  'promo',
  'menuTime',
  'banner',
  'story',
  'vacancy',
  'message',
];

/** Whether the change deletes its record. A removed record of the menu is archived with its fields. */
const isDeletion = ({ entity, field, after }: FieldChange): boolean =>
  DELETED.includes(entity) && field === PRESENCE[entity] && after === false;

/**
 * Changes with every field of a deleted record emptied, in place of what else was changed of it, so that the inverse of the
 * changes brings the record back whole.
 */
export function withRemovals<Change extends FieldChange>(
  changes: readonly Change[],
  fieldsOf: (record: RecordRef) => RecordFields,
): Change[] {
  const deletions = new Map(changes.filter(isDeletion).map((change) => [recordKey(change), change]));
  const others = changes.filter((change) => !deletions.has(recordKey(change)));
  const emptied = [...deletions.values()].flatMap((deletion) => {
    const fields = fieldsOf(deletion);
    return Object.entries(blankFields(deletion.entity) ?? {})
      .map(([field, after]) => ({ ...deletion, field, before: fields[field] ?? null, after }))
      .filter(({ before, after }) => !isSameValue(before, after));
  });
  return [...others, ...emptied];
}

/**
 * Whether the value before a change can be put back into the draft by itself: the field takes it, and it is not what the draft has.
 * That a record is there is put back by the undo of a version, with its other fields.
 */
export const canRestore = ({ entity, field, before }: FieldChange, now: FieldValue): boolean =>
  field !== PRESENCE[entity] && !isSameValue(before, now) && fieldProblem(entity, field, before) === null;
