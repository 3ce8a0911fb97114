import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { MENU_RULE_KINDS, MenuRule } from '../../catalog/times/menu-rule.schema.ts';
import { WEEKDAYS } from '../../kernel/weekday.ts';
import { fieldNames, fieldProblem } from '../edited-field.ts';
import type { FieldValue } from '../field-rule.ts';
import { blankFields } from '../record-life.ts';
import { recordProblems } from '../record-problems.ts';
import { menuTimeFields, menuTimeOf } from './menu-time.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 300) };
const clock = fc
  .integer({ min: 0, max: 1_440 })
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
const stored = fc
  .record({
    name: fc.record({ uz: fc.string(), ru: fc.string(), eng: fc.string() }),
    kind: fc.constantFrom(...MENU_RULE_KINDS),
    priority: fc.nat(65_535),
    isActive: fc.boolean(),
    days: fc.uniqueArray(fc.constantFrom(...WEEKDAYS)),
    from: clock,
    until: clock,
    discount: fc.integer({ min: 0, max: 100 }),
    categoryIds: fc.uniqueArray(fc.constantFrom('a', 'b')),
    productIds: fc.uniqueArray(fc.constantFrom('p', 'q')),
  })
  .map((rule) => v.parse(MenuRule, { id: 'rule', ...rule }));

describe('BO-359 the fields of hours of dishes', () => {
  test('BO-359 B21 a stored rule is its fields, each as its rule permits, and the fields are the rule', () => {
    fc.assert(
      fc.property(stored, (rule) => {
        const fields = menuTimeFields(rule, true);
        expect(Object.keys(fields).toSorted()).toEqual(fieldNames('menuTime').toSorted());
        for (const [field, value] of Object.entries(fields))
          if (!field.startsWith('title.')) expect(fieldProblem('menuTime', field, value)).toBeNull();
        expect(menuTimeFields(menuTimeOf('rule', fields), true)).toEqual(fields);
      }),
      runs,
    );
  });

  const breakfast = { exists: true, 'title.uz': 'Nonushta', categoryIds: ['a'] };
  test.each<[string, Record<string, FieldValue>, string[]]>([
    ['hours of a category', breakfast, []],
    ['without a name', { ...breakfast, 'title.uz': '' }, ['title nameMissing']],
    ['without dishes', { ...breakfast, categoryIds: [] }, ['productIds noDishes']],
    ['a lower price', { ...breakfast, kind: 'PRICE', discount: 20 }, []],
    ['a price that is not lower', { ...breakfast, kind: 'PRICE' }, ['discount noDiscount']],
    ['removed', { ...breakfast, exists: false, categoryIds: [] }, []],
  ])('BO-359 what keeps them from being published: %s', (_, change, problems) => {
    const fields = { ...blankFields('menuTime')!, ...change };
    const found = recordProblems({ entity: 'menuTime', id: 'rule', fields }, Object.keys(change));
    expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
  });
});
