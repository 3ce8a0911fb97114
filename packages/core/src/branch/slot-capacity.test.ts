import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { placesLeft, slotCapacityAt, slotNote } from './slot-capacity.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const places = fc.nat(200);

describe('B6 what a slot has left', () => {
  test.each([
    ['no limit', null, 7, null, null],
    ['many', 10, 2, 8, null],
    ['four are still many', 4, 0, 4, null],
    ['three are few', 3, 0, 3, { kind: 'few', left: 3 }],
    ['none', 3, 3, 0, { kind: 'full' }],
    ['more taken than tonight allows', 1, 3, 0, { kind: 'full' }],
  ])('B6 %s', (_, capacity, used, left, note) => {
    expect(placesLeft(capacity, used)).toBe(left);
    expect(slotNote(placesLeft(capacity, used))).toEqual(note);
  });

  test('B6 a slot is shown as full exactly when it takes no more orders', () => {
    fc.assert(
      fc.property(places, places, (capacity, used) => {
        const left = placesLeft(capacity, used)!;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(slotNote(left)?.kind === 'full').toBe(used >= capacity);
      }),
      runs,
    );
  });

  test('B6 BO-153 tonight’s number counts until it ends, then the usual one', () => {
    const branch = { slotCapacity: 5, tonight: { orders: 0, until: '2026-05-11T22:00:00Z' } };
    expect(slotCapacityAt(branch, new Date('2026-05-11T21:59:00Z'))).toBe(0);
    expect(slotCapacityAt(branch, new Date('2026-05-11T22:00:00Z'))).toBe(5);
  });
});
