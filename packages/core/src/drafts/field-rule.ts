import * as v from 'valibot';

import { type Language, LANGUAGES } from '../kernel/language.ts';

const Atom = v.union([v.string(), v.number(), v.boolean(), v.null()]);
type Atom = v.InferOutput<typeof Atom>;
const Item = v.union([Atom, v.array(v.number()), v.record(v.string(), Atom)]);
/** One entry of a field that holds a list: a value, a pair of numbers, or a row of values. */
export type FieldItem = Atom | number[] | { [name: string]: Atom };

/** The value of one edited field. A missing text is empty. */
export const FieldValue = v.union([Atom, v.array(Item)]);
export type FieldValue = Atom | FieldItem[];

/** Why a value cannot be saved in a field. The list is closed: the screen has a message for each. */
export type FieldProblem =
  | 'invalid'
  | 'tooLong'
  | 'price'
  | 'number'
  | 'mxik'
  | 'barcode'
  | 'nameMissing'
  | 'noName'
  | 'link'
  | 'picture'
  | 'phone'
  | 'color'
  | 'token'
  | 'serviceMissing'
  | 'paymentMissing'
  | 'languageMissing'
  | 'time'
  | 'hours'
  | 'days'
  | 'lastOrder'
  | 'border'
  | 'overlap'
  | 'city'
  | 'branch'
  | 'address'
  | 'place'
  | 'noHours'
  | 'openOrders'
  | 'category'
  | 'group'
  | 'inUse'
  | 'options'
  | 'tooFewOptions'
  | 'asked'
  | 'unknownGroup'
  | 'fees'
  | 'code'
  | 'slides'
  | 'codeTaken'
  | 'day'
  | 'period'
  | 'percent'
  | 'noDiscount'
  | 'noDishes'
  | 'packageCode'
  | 'noMxik'
  | 'lines'
  | 'counts'
  | 'noCombo'
  | 'chairs'
  | 'pictures'
  | 'photos'
  | 'usedCity'
  | 'usedGroup';

/** How a field is edited: typed, switched, or chosen from a closed list. */
export type FieldKind = 'text' | 'switch' | 'choice' | 'list';

/** What a field holds. `options` are the values of a closed list in its order. */
export type Rule = {
  schema: v.GenericSchema<FieldValue, FieldValue>;
  problem: FieldProblem;
  kind: FieldKind;
  options?: readonly (string | null)[];
};
/** The rules of a record's fields, by name. */
export type Rules = Readonly<Record<string, Rule>>;

/** A field that is typed. */
export const rule = (problem: FieldProblem, schema: Rule['schema']): Rule => ({
  schema,
  problem,
  kind: 'text',
});

/** A field that holds a list. */
export const listRule = (problem: FieldProblem, schema: Rule['schema']): Rule => ({
  schema,
  problem,
  kind: 'list',
});

/** A yes or no. */
export const flag: Rule = { schema: v.boolean(), problem: 'invalid', kind: 'switch' };

/** One of a closed list; null only where nothing chosen is a choice of its own. */
export const choice = (values: readonly string[], { isNullable }: { isNullable: boolean }): Rule => {
  const one = v.picklist(values);
  return {
    schema: isNullable ? v.nullable(one) : one,
    problem: 'invalid',
    kind: 'choice',
    options: isNullable ? [null, ...values] : values,
  };
};

/** A text has one field per language. */
export const texts = (name: string, longest: number): Rules =>
  Object.fromEntries(
    LANGUAGES.map((language: Language) => [
      `${name}.${language}`,
      rule('tooLong', v.pipe(v.string(), v.trim(), v.maxLength(longest))),
    ]),
  );

/** The highest price, in soʻm: a typing error, not a dish, lies above. */
export const HIGHEST_PRICE = 1_000_000_000;
/** A sum in soʻm. */
export const Price = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(HIGHEST_PRICE));
/** A share in percent. */
export const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
/** The longest name and description, in characters. */
export const LONGEST = { name: 200, description: 5_000 } as const;

const isRow = (value: FieldValue | FieldItem): value is { [name: string]: Atom } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of a field are the same, whatever the order of the names in their rows. */
export function isSameValue(one: FieldValue | FieldItem, other: FieldValue | FieldItem): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]!));
  if (isRow(one) && isRow(other)) {
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
    );
  }
  return one === other;
}
