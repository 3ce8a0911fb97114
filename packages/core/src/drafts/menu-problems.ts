import type { Language } from '../kernel/language.ts';
import { localize, untranslated } from '../kernel/localized-text.ts';
import { fieldProblem, type FieldProblem, type RecordRef } from './edited-field.ts';
import type { RecordFields } from './record-fields.ts';

/** What keeps a record from being published. */
export type MenuProblem = RecordRef & { field: string; problem: FieldProblem };

const textsOf = (fields: RecordFields, name: string): Partial<Record<Language, string>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => field.startsWith(`${name}.`))
      .map(([field, value]) => [field.slice(name.length + 1), String(value ?? '')]),
  );

/** The name of a record in a language, else in another one; empty without any. */
export const recordName = (fields: RecordFields, language: Language): string =>
  localize(textsOf(fields, 'name'), language);

/** Offered languages that a record's name or description lacks. */
export const missingTranslations = (fields: RecordFields, offered: readonly Language[]): Language[] =>
  untranslated({ name: textsOf(fields, 'name'), description: textsOf(fields, 'description') }, offered);

/** What keeps a record with these fields from being published: each has a name in Russian, Uzbek or English (D2). */
export function recordProblems(
  record: RecordRef & { fields: RecordFields },
  changed: readonly string[],
): MenuProblem[] {
  const { entity, id, fields } = record;
  const own: MenuProblem[] = changed.flatMap((field) => {
    const problem = fieldProblem(entity, field, fields[field]);
    return problem === null ? [] : [{ entity, id, field, problem }];
  });
  return recordName(fields, 'ru') !== ''
    ? own
    : [...own, { entity, id, field: 'name', problem: 'nameMissing' }];
}
