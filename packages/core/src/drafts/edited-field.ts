import * as v from 'valibot';

import { Allergen, ALLERGENS, Diet, DIETS, HOTTEST } from '../catalog/diet/diet.schema.ts';
import { Mxik } from '../fiscal/fiscal-codes.schema.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { Id } from '../kernel/wire.ts';

/** Kinds of records that a menu draft changes. */
export const DRAFT_ENTITIES = ['product', 'category'] as const;
/** A kind of record that a menu draft changes. */
export type DraftEntity = (typeof DRAFT_ENTITIES)[number];

/** The value of one edited field. A missing text is empty. */
export const FieldValue = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())]);
export type FieldValue = v.InferOutput<typeof FieldValue>;

/** Why a value cannot be saved in a field. The list is closed: the screen has a message for each. */
export type FieldProblem = 'invalid' | 'tooLong' | 'price' | 'number' | 'mxik' | 'barcode' | 'nameMissing';

/** The longest name and description, in characters. */
export const LONGEST = { name: 200, description: 2_000 } as const;
/** The highest price, in soʻm: a typing error, not a dish, lies above. */
export const HIGHEST_PRICE = 1_000_000_000;

type Rule = { schema: v.GenericSchema<FieldValue, FieldValue>; problem: FieldProblem };
type Rules = Readonly<Record<string, Rule>>;

const rule = (problem: FieldProblem, schema: Rule['schema']): Rule => ({ schema, problem });
const Price = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(HIGHEST_PRICE));
const Priority = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(65_535));
const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const wholeTo = (highest: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(highest));
/** Kilocalories of a portion, and minutes. */
const HIGHEST = { calorie: 100_000, minutes: 1_440 } as const;
const flag = rule('invalid', v.boolean());

/** Values of a closed list, in its order and each once, so that equal sets are equal values. */
const setOf = <const Value extends string>(item: v.GenericSchema<Value, Value>, order: readonly Value[]) =>
  v.pipe(
    v.array(item),
    v.transform((values) => order.filter((value) => values.includes(value))),
  );

const texts = (name: string, longest: number): Rules =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      `${name}.${language}`,
      rule('tooLong', v.pipe(v.string(), v.trim(), v.maxLength(longest))),
    ]),
  );

/** The fields that a draft may change, with what each holds. A text has one field per language. */
const FIELDS: Readonly<Record<DraftEntity, Rules>> = {
  product: {
    ...texts('name', LONGEST.name),
    ...texts('description', LONGEST.description),
    costPrice: rule('price', Price),
    discount: rule('number', Percent),
    active: flag,
    priority: rule('invalid', Priority),
    eatsPrice: rule('price', v.nullable(Price)),
    enabledEats: flag,
    expressPrice: rule('price', v.nullable(Price)),
    enabledExpress: flag,
    mxicCode: rule('mxik', v.nullable(Mxik)),
    barcode: rule('barcode', v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^\d{4,14}$/)))),
    allergens: rule('invalid', v.nullable(setOf(Allergen, ALLERGENS))),
    diets: rule('invalid', setOf(Diet, DIETS)),
    spicy: rule('number', wholeTo(HOTTEST)),
    calorie: rule('number', v.nullable(wholeTo(HIGHEST.calorie))),
    measure: rule('number', v.nullable(v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(100_000)))),
    timeCookingMin: rule('number', v.nullable(wholeTo(HIGHEST.minutes))),
    timeCookingMax: rule('number', v.nullable(wholeTo(HIGHEST.minutes))),
  },
  category: {
    ...texts('name', LONGEST.name),
    active: flag,
    priority: rule('invalid', Priority),
  },
};

/** The names of an entity's fields. */
export const fieldNames = (entity: DraftEntity): string[] => Object.keys(FIELDS[entity]);

const ruleOf = (entity: DraftEntity, field: string): Rule | undefined =>
  Object.hasOwn(FIELDS[entity], field) ? FIELDS[entity][field] : undefined;

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
  const read = readings.find((value) => own && v.is(own.schema, value));
  return read === undefined ? typed : read;
}

/** A field's value as it is typed; `typedValue` reads it back. */
export const typedText = (value: FieldValue): string =>
  value === null || typeof value === 'object' ? '' : String(value);

/** Names one field of one record. */
export const FieldRef = v.strictObject({
  entity: v.picklist(DRAFT_ENTITIES),
  id: Id,
  field: v.pipe(v.string(), v.maxLength(40)),
});
export type FieldRef = v.InferOutput<typeof FieldRef>;

/** One record of the menu. */
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

/** Whether two values of a field are the same. */
export const isSameValue = (one: FieldValue, other: FieldValue): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value, index) => value === other[index])
    : one === other;
