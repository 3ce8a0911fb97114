import * as v from 'valibot';

import { Id } from '../kernel/wire.ts';
import { BRANCH_FIELDS } from './branch-fields.ts';
import { FieldValue, type FieldKind, type FieldProblem, type Rule, type Rules } from './field-rule.ts';
import { CONTENT_FIELDS } from './content/content-fields.ts';
import { MENU_FIELDS } from './menu-fields.ts';
import { PLACE_FIELDS } from './places/place-fields.ts';
import { MENU_TIME_FIELDS } from './promos/menu-time-fields.ts';
import { PROMO_FIELDS } from './promos/promo-fields.ts';
import { BRAND_FIELDS } from './settings-fields.ts';
import { ZONE_FIELDS } from './zone-fields.ts';

/** The fields that a draft may change, with what each holds. */
const FIELDS = {
  ...MENU_FIELDS,
  ...BRAND_FIELDS,
  ...BRANCH_FIELDS,
  ...PLACE_FIELDS,
  ...ZONE_FIELDS,
  ...PROMO_FIELDS,
  ...MENU_TIME_FIELDS,
  ...CONTENT_FIELDS,
};

/** A kind of record that a draft changes. */
export type DraftEntity = keyof typeof FIELDS;

/** What is drafted and published apart from the rest, with its kinds of records. */
export const ENTITIES_OF = {
  menu: ['product', 'category', 'group', 'modifierGroup'],
  settings: ['settings', 'orderSettings', 'brand'],
  branches: ['branch', 'city', 'hall', 'table'],
  zones: ['zone'],
  promos: ['promo', 'menuTime'],
  content: ['banner', 'story', 'vacancy', 'message', 'policy', 'page'],
} as const satisfies Record<string, readonly DraftEntity[]>;
/** What is drafted and published apart from the rest. */
export type DraftArea = keyof typeof ENTITIES_OF;

/** Kinds of records that a draft changes. */
export const DRAFT_ENTITIES = Object.values(ENTITIES_OF).flat();

/** Whether a record belongs to an area. */
export const isOfArea = (area: DraftArea, { entity }: { entity: DraftEntity }): boolean =>
  (ENTITIES_OF[area] as readonly DraftEntity[]).includes(entity);

/** The names of an entity's fields. */
export const fieldNames = (entity: DraftEntity): string[] => Object.keys(FIELDS[entity]);

function ruleOf(entity: DraftEntity, field: string): Rule | undefined {
  const rules: Rules = FIELDS[entity];
  return Object.hasOwn(rules, field) ? rules[field] : undefined;
}

/** How a field is edited. */
export const fieldKind = (entity: DraftEntity, field: string): FieldKind =>
  ruleOf(entity, field)?.kind ?? 'text';

/** The values of a field with a closed list, in its order; none for another field. */
export const fieldOptions = (entity: DraftEntity, field: string): readonly (string | null)[] =>
  ruleOf(entity, field)?.options ?? [];

/** Why a field cannot hold a value; null when it can. */
export function fieldProblem(entity: DraftEntity, field: string, value: unknown): FieldProblem | null {
  const own = ruleOf(entity, field);
  if (!own) return 'invalid';
  return v.is(own.schema, value) ? null : own.problem;
}

const NUMBER = /^-?\d+([.,]\d+)?$/;

/**
 * The value that a person means by what they typed in a field: a number with spaces between its digits, nothing where the field
 * may be empty, else the text itself, which `fieldProblem` then refuses where the field holds no text.
 */
export function typedValue(entity: DraftEntity, field: string, typed: string): FieldValue {
  const own = ruleOf(entity, field);
  const digits = typed.replaceAll(/\s/g, '');
  const readings: FieldValue[] = [
    ...(digits === '' ? [null] : []),
    ...(NUMBER.test(digits) ? [Number(digits.replace(',', '.'))] : []),
  ];
  // An id of digits is read as a number and kept as a text.
  const read = own && readings.map((value) => v.safeParse(own.schema, value)).find(({ success }) => success);
  return read ? (read.output as FieldValue) : typed;
}

/** A field's value as it is typed; `typedValue` reads it back. */
export const typedText = (value: FieldValue): string =>
  value === null || typeof value === 'object' ? '' : String(value);

/** Names one field of one record. */
export const FieldRef = v.strictObject({
  entity: v.picklist(DRAFT_ENTITIES as readonly DraftEntity[]),
  id: Id,
  field: v.pipe(v.string(), v.maxLength(40)),
});
export type FieldRef = v.InferOutput<typeof FieldRef>;

/** One record of a draft. */
export type RecordRef = Pick<FieldRef, 'entity' | 'id'>;

/** A key of a record for maps. */
export const recordKey = ({ entity, id }: RecordRef): string => `${entity} ${id}`;
/** A key of a field for maps. */
export const fieldKey = (ref: FieldRef): string => `${recordKey(ref)} ${ref.field}`;

/** A change of one field as an editor sends it: the value, trimmed, and the revision of the draft that the editor saw. */
export const SentPatch = v.pipe(
  v.strictObject({
    ...FieldRef.entries,
    value: FieldValue,
    base: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.rawTransform(({ dataset, addIssue }) => {
    const { entity, field, value } = dataset.value;
    const own = ruleOf(entity, field);
    const parsed = own && v.safeParse(own.schema, value);
    if (parsed?.success) return { ...dataset.value, value: parsed.output };
    addIssue({ path: [{ type: 'object', origin: 'value', input: dataset.value, key: field, value }] });
    return dataset.value;
  }),
);
export type SentPatch = v.InferOutput<typeof SentPatch>;

/** Changes in one save; a longer list is sent in parts. */
export const MOST_PATCHES = 300;
