import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { canBeChosen } from '../../catalog/combo.ts';
import { ModificationGroup } from '../../catalog/modification-group.schema.ts';
import { aProduct } from '../../testing/index.ts';
import { fieldProblem } from '../edited-field.ts';
import { fieldsOf } from '../record-fields.ts';
import { recordProblems } from '../record-problems.ts';
import { groupOf, optionRows, unanswerable } from './choice-record.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 300) };
const ids = ['a', 'b', 'c'];
const option = fc.record({
  id: fc.constantFrom(...ids),
  name: fc.constant({ uz: 'Katta', ru: '', eng: '' }),
  price: fc.nat(50_000),
  min: fc.nat(2),
  max: fc.nat(3),
  default: fc.nat(1),
  included: fc.nat(1),
  isAvailable: fc.boolean(),
  dependsOn: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }),
  extra: fc.nat(5_000),
});
const group = (id: string) =>
  fc
    .record({
      id: fc.constant(id),
      name: fc.constant({ uz: 'Oʻlcham', ru: '', eng: '' }),
      min: fc.nat(3),
      max: fc.nat(3),
      required: fc.boolean(),
      multiple: fc.boolean(),
      items: fc.uniqueArray(option, { selector: (one) => one.id, maxLength: 3 }),
    })
    .map((one) => v.parse(ModificationGroup, one));

const fields = (one: ModificationGroup) =>
  fieldsOf('modifierGroup', { ...one, exists: true, options: optionRows(one.items) });
const size = v.parse(ModificationGroup, { id: 'size', name: { uz: 'Oʻlcham' }, required: true, max: 1 });
const named = { exists: true, 'name.uz': 'Oʻlcham' };
const problemsOf = (own: object) =>
  recordProblems({ entity: 'modifierGroup', id: 'size', fields: { ...fields(size), ...own } }, []).map(
    ({ problem }) => problem,
  );
const row = (change: object) => ({
  ...optionRows([v.parse(ModificationGroup.entries.items, [{ id: 'a', name: {} }])![0]!])[0]!,
  ...change,
});

describe('BO-310 groups of modifiers that products share', () => {
  test('what a draft keeps of a group is the group', () => {
    fc.assert(
      fc.property(group('size'), (one) => {
        expect(groupOf('size', fields(one))).toEqual(one);
        expect(fieldProblem('modifierGroup', 'options', fields(one)['options'])).toBeNull();
      }),
      runs,
    );
  });

  test('the checker names a group exactly when no guest can order a dish that asks it', () => {
    fc.assert(
      fc.property(group('size'), group('sauce'), (...groups) => {
        const bad = unanswerable(groups.map((one) => ({ id: one.id, fields: fields(one) })));
        const dish = aProduct({ modificationGroups: groups });
        expect(bad.length === 0).toBe(canBeChosen(dish, () => undefined));
      }),
      runs,
    );
  });

  test('a group is not published without a name, without names of its options, or with fewer options than it asks for', () => {
    expect(problemsOf(named)).toEqual(['tooFewOptions']);
    expect(problemsOf({ ...named, required: false })).toEqual([]);
    expect(problemsOf({ ...named, options: [row({})] })).toEqual(['options']);
    expect(problemsOf({ ...named, options: [row({ uz: 'Katta', isAvailable: false })] })).toEqual([]);
    expect(problemsOf({ ...named, min: 2, options: [row({ uz: 'Katta', max: 2 })] })).toEqual([
      'tooFewOptions',
    ]);
    expect(problemsOf({ ...named, 'name.uz': '', required: false })).toEqual(['nameMissing']);
    expect(problemsOf({ exists: false })).toEqual([]);
  });
});
