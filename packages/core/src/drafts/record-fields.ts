import { type DraftEntity, fieldNames, type FieldValue } from './edited-field.ts';

/** The edited fields of a record, by name. */
export type RecordFields = Readonly<Record<string, FieldValue>>;

type Wire = Readonly<Record<string, unknown>>;

const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null;

function readField(record: Wire, field: string): FieldValue {
  const [name, language] = field.split('.') as [string, string | undefined];
  const value = record[name];
  if (language === undefined) return (value ?? null) as FieldValue;
  const text = isWire(value) ? value[language] : undefined;
  return typeof text === 'string' ? text : '';
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

/** The record with one field changed. Texts of other languages stay. */
export function withField<Row extends Wire>(record: Row, field: string, value: FieldValue): Row {
  const [name, language] = field.split('.') as [string, string | undefined];
  if (language === undefined) return { ...record, [name]: value };
  return { ...record, [name]: withText(record[name], { language, value, isName: name === 'name' }) };
}
