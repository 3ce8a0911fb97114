import * as v from 'valibot';

import { MenuRule } from '../../catalog/times/menu-rule.schema.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { localize } from '../../kernel/localized-text.ts';
import type { FieldProblem } from '../field-rule.ts';
import type { RecordFields } from '../record-fields.ts';

/** The edited fields of a rule of the menu. */
export function menuTimeFields(stored: MenuRule, exists: boolean): RecordFields {
  const { id: _id, name, isActive, days, from, until, ...same } = stored;
  return {
    exists,
    isOn: isActive,
    ...Object.fromEntries(LANGUAGES.map((language) => [`title.${language}`, name[language] ?? ''])),
    ...same,
    'rule.days': days,
    'rule.from': from,
    'rule.until': until,
  };
}

/** A rule that is not there yet, or no more. */
export const BLANK_MENU_TIME = menuTimeFields(
  v.parse(MenuRule, { id: 'new', name: {}, kind: 'HOURS', isActive: false }),
  false,
);

/** The rule of the menu that edited fields are. Each field holds what its rule permits. */
export const menuTimeOf = (id: string, fields: RecordFields): MenuRule =>
  v.parse(MenuRule, {
    ...fields,
    id,
    name: Object.fromEntries(LANGUAGES.map((language) => [language, fields[`title.${language}`]])),
    isActive: fields['isOn'],
    days: fields['rule.days'],
    from: fields['rule.from'],
    until: fields['rule.until'],
  });

/** What keeps a rule as a whole from being published: it has a name, names dishes, and lowers a price where it is about one. */
export function menuTimeProblems(fields: RecordFields): { field: string; problem: FieldProblem }[] {
  if (fields['exists'] !== true) return [];
  const { name, kind, discount, productIds, categoryIds } = menuTimeOf('checked', fields);
  return [
    ...(localize(name, 'ru') === '' ? [{ field: 'title', problem: 'nameMissing' as const }] : []),
    ...(kind === 'PRICE' && discount === 0 ? [{ field: 'discount', problem: 'noDiscount' as const }] : []),
    ...(productIds.length + categoryIds.length === 0
      ? [{ field: 'productIds', problem: 'noDishes' as const }]
      : []),
  ];
}
