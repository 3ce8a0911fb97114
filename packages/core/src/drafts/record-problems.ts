import type { Language } from '../kernel/language.ts';
import { localize, untranslated } from '../kernel/localized-text.ts';
import { branchProblems, newBranchProblems } from './branch-record.ts';
import { choiceProblems } from './choices/choice-record.ts';
import { contentProblems } from './content/content-record.ts';
import { dishProblems } from './dish/dish-problems.ts';
import { type DraftEntity, ENTITIES_OF, fieldProblem, type RecordRef, typedText } from './edited-field.ts';
import type { FieldProblem } from './field-rule.ts';
import { cityProblems, hallProblems, tableProblems } from './places/place-record.ts';
import { menuTimeProblems } from './promos/menu-time.ts';
import { promoProblems } from './promos/promo-problems.ts';
import type { RecordFields } from './record-fields.ts';
import { isPresent, presenceField } from './record-life.ts';
import { settingsProblems } from './settings-fields.ts';
import { zoneProblems } from './zone-records.ts';

/** What keeps a record from being published. */
export type RecordProblem = RecordRef & { field: string; problem: FieldProblem };

const textsOf = (fields: RecordFields, name: string): Partial<Record<Language, string>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => field.startsWith(`${name}.`))
      .map(([field, value]) => [field.slice(name.length + 1), typedText(value)]),
  );

/** Fields that name a record. */
const NAMES = ['name', 'title', 'position'];

/** The name of a record in a language, else in another one, or its only one, or its code; empty without any. */
export const recordName = (fields: RecordFields, language: Language): string =>
  typeof fields['name'] === 'string'
    ? fields['name']
    : NAMES.map((name) => localize(textsOf(fields, name), language)).find((text) => text !== '') ||
      typedText(fields['code'] ?? null);

/** Offered languages that a record's name or description lacks. */
export const missingTranslations = (fields: RecordFields, offered: readonly Language[]): Language[] =>
  untranslated({ name: textsOf(fields, 'name'), description: textsOf(fields, 'description') }, offered);

const CONTENT_KINDS: readonly DraftEntity[] = ENTITIES_OF.content;
const NAMED: readonly DraftEntity[] = ['product', 'category', 'group', 'brand', 'branch', 'city', 'hall'];

type Problems = (fields: RecordFields) => { field: string; problem: FieldProblem }[];
const WHOLE: Readonly<Partial<Record<DraftEntity, Problems>>> = {
  settings: settingsProblems,
  zone: zoneProblems,
  modifierGroup: choiceProblems,
  promo: promoProblems,
  menuTime: menuTimeProblems,
};

/** What a record needs beside its name. */
const BESIDE_THE_NAME: Readonly<Partial<Record<DraftEntity, Problems>>> = {
  product: dishProblems,
  branch: branchProblems,
  city: cityProblems,
  hall: hallProblems,
  table: tableProblems,
};

function nameProblems(entity: DraftEntity, fields: RecordFields) {
  const isNameless = NAMED.includes(entity) && recordName(fields, 'ru') === '';
  return isNameless ? [{ field: 'name', problem: 'nameMissing' as const }] : [];
}

/** What keeps the record as a whole from being published. */
function wholeProblems({ entity, fields }: RecordRef & { fields: RecordFields }) {
  const own = WHOLE[entity]?.(fields);
  if (own) return own;
  if (CONTENT_KINDS.includes(entity)) return contentProblems(entity, fields);
  if (!isPresent(entity, fields)) return [];
  const isHomeless = entity === 'product' && fields['categoryId'] === null;
  if (isHomeless) return [{ field: 'categoryId', problem: 'category' as const }];
  return [...nameProblems(entity, fields), ...(BESIDE_THE_NAME[entity]?.(fields) ?? [])];
}

/** What keeps a record that begins from being published. */
const beginningProblems = ({ entity, fields }: RecordRef & { fields: RecordFields }) =>
  entity === 'branch' && isPresent(entity, fields) ? newBranchProblems(fields) : [];

/**
 * What keeps a record with these fields from being published: each has a name in Russian, Uzbek or English (D2), settings a
 * service, a way to pay and a language, and a new branch an address and a service with hours.
 */
export function recordProblems(
  record: RecordRef & { fields: RecordFields },
  changed: readonly string[],
): RecordProblem[] {
  const { entity, id, fields } = record;
  const own = changed.flatMap((field) => {
    const problem = fieldProblem(entity, field, fields[field]);
    return problem === null ? [] : [{ field, problem }];
  });
  const isBeginning = changed.includes(presenceField(entity) ?? '');
  const begun = isBeginning ? beginningProblems(record) : [];
  return [...own, ...wholeProblems(record), ...begun].map((problem) => ({ entity, id, ...problem }));
}
