import { describe, expect, test } from 'vitest';

import { fieldProblem } from './edited-field.ts';
import type { FieldValue } from './field-rule.ts';
import { blankFields } from './record-life.ts';
import { recordProblems } from './record-problems.ts';
import { overlappedZones } from './zone-records.ts';

const square = (west: number): [number, number][] => [
  [west, 41],
  [west + 0.2, 41],
  [west + 0.2, 41.2],
  [west, 41.2],
];
const bow: [number, number][] = [
  [69, 41],
  [69.2, 41.2],
  [69.2, 41],
  [69, 41.2],
];
const zone = (id: string, change: Record<string, FieldValue> = {}) => ({
  entity: 'zone' as const,
  id,
  fields: {
    ...blankFields('zone'),
    isActive: true,
    name: id,
    cityId: 'city-1',
    polygon: square(69),
    ...change,
  },
});

describe('BO-231 the fields of a zone', () => {
  test.each<[string, FieldValue, string | null]>([
    ['polygon', square(69), null],
    ['polygon', [], null],
    ['polygon', bow, 'border'],
    [
      'polygon',
      [
        [69, 41],
        [69.1, 41],
      ],
      'border',
    ],
    ['polygon', [[200, 41]], 'border'],
    ['sumFees', [{ fromSum: 100_000, price: 0 }], null],
    [
      'sumFees',
      [
        { fromSum: 100_000, price: 0 },
        { fromSum: 100_000, price: 5_000 },
      ],
      'fees',
    ],
    ['sumFees', [{ fromMetres: 100, price: 0 }], 'fees'],
    ['distanceFees', [{ fromMetres: 3_000, price: 12_000 }], null],
    ['distanceFees', [{ fromMetres: -1, price: 12_000 }], 'fees'],
    ['price', null, null],
    ['price', 0.5, 'price'],
    ['minimum', -1, 'price'],
    ['color', '#12AB9f', null],
    ['color', 'red', 'color'],
  ])('%s %j: %s', (field, value, problem) => {
    expect(fieldProblem('zone', field, value)).toBe(problem);
  });

  test('an active zone has a name, a city and a border; a removed one needs nothing', () => {
    const problems = (change: Record<string, FieldValue>) =>
      recordProblems(zone('a', change), []).map(({ field, problem }) => `${field} ${problem}`);
    expect(problems({})).toEqual([]);
    expect(problems({ name: '', cityId: null, polygon: [] })).toEqual([
      'name noName',
      'cityId city',
      'polygon border',
    ]);
    expect(problems({ name: '', cityId: null, polygon: [], isActive: false })).toEqual([]);
  });

  test('active zones of one city overlap; a removed one and the zone itself do not', () => {
    const others = [
      zone('itself'),
      zone('across', { polygon: square(69.1) }),
      zone('beside', { polygon: square(69.2) }),
      zone('removed', { isActive: false }),
      zone('elsewhere', { cityId: 'city-2' }),
    ];
    expect(overlappedZones(zone('itself'), others).map(({ id }) => id)).toEqual(['across']);
    expect(overlappedZones(zone('itself', { isActive: false }), others)).toEqual([]);
  });
});
