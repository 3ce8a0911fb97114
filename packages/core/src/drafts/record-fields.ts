import { isLanguage, LANGUAGES } from '../kernel/language.ts';
import { type DraftEntity, fieldNames } from './edited-field.ts';
import type { FieldValue } from './field-rule.ts';

/** The edited fields of a record, by name. */
export type RecordFields = Readonly<Record<string, FieldValue>>;

/** A text of a record in every language. */
export const textsIn = (fields: RecordFields, name: string): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const text = fields[`${name}.${language}`];
      return [language, typeof text === 'string' ? text : ''];
    }),
  );

type Wire = Readonly<Record<string, unknown>>;

const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null;

function readField(record: Wire, field: string): FieldValue {
  const [name, member] = field.split('.') as [string, string | undefined];
  const value = record[name];
  if (member === undefined) return (value ?? null) as FieldValue;
  const own = isWire(value) ? value[member] : undefined;
  if (!isLanguage(member)) return (own ?? null) as FieldValue;
  return typeof own === 'string' ? own : '';
}

/** The edited fields of a record as the wire has it (ENT-20, ENT-21). */
export const fieldsOf = (entity: DraftEntity, record: Wire): RecordFields =>
  Object.fromEntries(fieldNames(entity).map((field) => [field, readField(record, field)]));

/** A text with one language changed; null when it is no name and nothing is left. A missing language is as an empty one. */
function withText(
  texts: unknown,
  { language, value, isName }: { language: string; value: FieldValue; isName: boolean },
) {
  const { [language]: _before, ...others } = isWire(texts) ? texts : {};
  const next = value === '' ? others : { ...others, [language]: value };
  return isName || Object.keys(next).length > 0 ? next : null;
}

/** The record with one field changed. Texts of other languages and other members of an object stay. */
export function withField<Row extends Wire>(record: Row, field: string, value: FieldValue): Row {
  const [name, member] = field.split('.') as [string, string | undefined];
  const before = record[name];
  if (member === undefined) return { ...record, [name]: value };
  if (!isLanguage(member)) return { ...record, [name]: { ...(isWire(before) && before), [member]: value } };
  return { ...record, [name]: withText(before, { language: member, value, isName: name === 'name' }) };
}
