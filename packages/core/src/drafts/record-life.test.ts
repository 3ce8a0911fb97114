import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { inverseOf, type FieldChange } from './field-changes.ts';
import type { FieldValue } from './field-rule.ts';
import { fieldNames, fieldProblem } from './edited-field.ts';
import { blankFields, canRestore, isPresent, withRemovals } from './record-life.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const blank = blankFields('zone')!;
const square = [
  [69.2, 41.2],
  [69.3, 41.2],
  [69.3, 41.3],
];
const zone = { ...blank, isActive: true, name: 'Markaz', cityId: 'city-1', polygon: square, price: 9_000 };
const change = (field: string, before: FieldValue, after: FieldValue): FieldChange => ({
  entity: 'zone',
  id: 'zone-1',
  field,
  before,
  after,
});
const apply = (fields: Readonly<Record<string, FieldValue>>, changes: readonly FieldChange[]) =>
  changes.reduce<Record<string, FieldValue>>((all, { field, after }) => ({ ...all, [field]: after }), {
    ...fields,
  });

describe('BO-232 records that are made and removed', () => {
  test('a blank zone has every field of a zone; the settings are made by no editor', () => {
    expect(Object.keys(blank)).toEqual(fieldNames('zone'));
    for (const entity of [
      'zone',
      'branch',
      'product',
      'category',
      'modifierGroup',
      'city',
      'hall',
      'table',
      'group',
    ] as const) {
      const fields = blankFields(entity)!;
      const wrong = fieldNames(entity).filter((field) => fieldProblem(entity, field, fields[field]) !== null);
      expect(wrong).toEqual([]);
      expect(isPresent(entity, fields)).toBe(false);
    }
    expect(blankFields('settings')).toBeNull();
  });

  test('a removed zone is blank, and the inverse brings every field back', () => {
    const price = fc.option(fc.integer({ min: 0, max: 90_000 }));
    fc.assert(
      fc.property(price, price, fc.string(), (was, typed, name) => {
        const before = { ...zone, price: was, name };
        const changes = [change('price', was, typed), change('isActive', true, false)];
        const all = withRemovals(changes, () => before);
        expect(apply(before, all)).toEqual(blank);
        expect(apply(apply(before, all), inverseOf(all))).toEqual(before);
      }),
      runs,
    );
  });

  test('BO-270 a removed dish keeps its fields, so that it can be brought back', () => {
    const removal = { entity: 'product', id: 'plov', field: 'exists', before: true, after: false } as const;
    expect(withRemovals([removal], () => blankFields('product')!)).toEqual([removal]);
  });

  test('changes of records that stay are as they were', () => {
    const changes = [change('price', 9_000, 8_000), change('isActive', false, true)];
    expect(withRemovals(changes, () => zone)).toEqual(changes);
  });
});

test.each<[string, FieldChange, FieldValue, boolean]>([
  ['an earlier price', change('price', 9_000, 12_000), 12_000, true],
  ['what the draft has already', change('price', 9_000, 12_000), 9_000, false],
  ['that the record is there', change('isActive', false, true), true, false],
  ['a value that the field does not take now', change('price', -1, 12_000), 12_000, false],
])('BO-445 whether %s can be put back from the history', (_, of, now, can) => {
  expect(canRestore(of, now)).toBe(can);
});
