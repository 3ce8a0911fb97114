import { expect, test } from 'vitest';

import { slotCapacityAt } from './slot-capacity.ts';

const until = '2026-05-12T00:00:00.000Z';
const tonight = { orders: 3, until };
const before = new Date('2026-05-11T23:45:00.000Z');

test('BO-153 tonight’s capacity holds for slots before its end, the usual one from then on', () => {
  const branch = { slotCapacity: 12, tonight };
  expect([slotCapacityAt(branch, before), slotCapacityAt(branch, new Date(until))]).toEqual([3, 12]);
});

test('BO-153 a branch without a limit gets one for tonight, and none of its slots may be left', () => {
  expect(slotCapacityAt({ slotCapacity: null, tonight }, before)).toBe(3);
  expect(slotCapacityAt({ slotCapacity: null, tonight }, new Date(until))).toBeNull();
  expect(slotCapacityAt({ slotCapacity: 12, tonight: { orders: 0, until } }, before)).toBe(0);
  expect(slotCapacityAt({ slotCapacity: 12, tonight: null }, before)).toBe(12);
});
