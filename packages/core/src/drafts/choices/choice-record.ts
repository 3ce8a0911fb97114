import * as v from 'valibot';

import { isAnswerable, unansweredGroups } from '../../catalog/combo.ts';
import { ModificationGroup, type Modifier } from '../../catalog/modification-group.schema.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { LocalizedText, localize } from '../../kernel/localized-text.ts';
import { typedText } from '../edited-field.ts';
import type { FieldProblem, FieldValue } from '../field-rule.ts';
import { type RecordFields, textsIn } from '../record-fields.ts';
import { OptionRow } from './choice-fields.ts';

/** The fields of a group that is not there yet, or no more, whose blank is not an empty text. */
export const BLANK_CHOICES = {
  exists: false,
  required: false,
  min: 0,
  max: 1,
  multiple: false,
  options: [],
} as const satisfies RecordFields;

/** Options of a group as a draft keeps them. */
export const optionRows = (items: readonly Modifier[]): OptionRow[] =>
  items.map(({ name, dependsOn, worth: _derived, ...option }) => {
    const names = LANGUAGES.map((language) => [language, name[language] ?? '']);
    // The names of all languages, each with a text.
    return { ...option, ...Object.fromEntries(names), needs: dependsOn.join(' ') } as OptionRow;
  });

/** The options that rows of a draft are. */
export const optionsOf = (value: FieldValue | undefined): Modifier[] =>
  (v.is(v.array(OptionRow), value) ? value : []).map((row) => {
    const { id, image, price, min, max, included, isAvailable, needs, productId, extra, ...rest } = row;
    const { default: chosen, ...names } = rest;
    const name = v.parse(LocalizedText, names);
    const dependsOn = needs.split(' ').filter(Boolean);
    const counts = { price, min, max, default: chosen, included };
    return { id, name, image, ...counts, isAvailable, dependsOn, productId, extra, worth: 0 };
  });

/** The group that guests are asked, of the fields of a draft. */
export const groupOf = (id: string, fields: RecordFields): ModificationGroup =>
  v.parse(ModificationGroup, {
    id,
    name: textsIn(fields, 'name'),
    min: fields['min'],
    max: fields['max'],
    required: fields['required'],
    multiple: fields['multiple'],
    items: optionsOf(fields['options']),
  });

type Problem = { field: string; problem: FieldProblem };

/** What keeps a group as a whole from being published: options have names, and enough of them can be chosen if all are on sale. */
export function choiceProblems(fields: RecordFields): Problem[] {
  if (fields['exists'] !== true) return [];
  const { items, ...group } = groupOf('group', fields);
  const isNameless = localize(textsIn(fields, 'name'), 'ru') === '';
  const hasNames = items.every(({ name, productId }) => productId !== null || localize(name, 'ru') !== '');
  const isEnough = isAnswerable({ ...group, items }, new Set(items.map(({ id }) => id)));
  return [
    ...(isNameless ? [{ field: 'name', problem: 'nameMissing' as const }] : []),
    ...(hasNames ? [] : [{ field: 'options', problem: 'options' as const }]),
    ...(isEnough ? [] : [{ field: 'options', problem: 'tooFewOptions' as const }]),
  ];
}

type Fields = { id: string; fields: RecordFields };

/**
 * Ids of the groups that no guest can answer when they are asked together, by the rule that takes a dish off sale: too few
 * options are on sale, or they depend on options that are not there (B13, D12).
 */
export const unanswerable = (groups: readonly Fields[]): string[] =>
  unansweredGroups(groups.map(({ id, fields }) => groupOf(id, fields)));

/** The ids of the groups of a product's fields. */
export const groupIdsOf = (fields: RecordFields): string[] => {
  const ids = fields['modifierGroups'];
  return Array.isArray(ids) ? ids.map((id) => typedText(id as FieldValue)) : [];
};
