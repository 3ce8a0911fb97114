import * as v from 'valibot';
import { expect, test } from 'vitest';

import { SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';
import { aBranch } from '../testing/index.ts';
import { Branch, BranchSettings } from './branch.schema.ts';
import { offersBooking, offersService } from './branch-services.ts';
import { activeBranches, branchesOfCity, pickupBranches } from './list-branches.ts';

const withSettings = (change: Partial<BranchSettings>, branch: Partial<Branch> = {}) => {
  const plain = aBranch(branch);
  return { ...plain, settings: { ...plain.settings, ...change } };
};

const branches = [
  aBranch({ id: 'open', cityId: 'tashkent' }),
  aBranch({ id: 'inactive', cityId: 'tashkent', isActive: false }),
  aBranch({ id: 'deleted', cityId: 'tashkent', deleted: true }),
  withSettings({ pickupEnabled: false }, { id: 'delivery-only', cityId: 'samarkand' }),
];
const ids = (list: readonly Branch[]) => list.map(({ id }) => id);

test('VAL-16 the branches page lists every active branch', () => {
  expect(ids(activeBranches(branches))).toEqual(['open', 'delivery-only']);
});

test('VAL-16 the branch picker lists only active branches with pick-up switched on', () => {
  expect(ids(pickupBranches(branches))).toEqual(['open']);
});

test('OV-12 a chosen city narrows the list, no city shows all', () => {
  expect(ids(branchesOfCity(branches, 'samarkand'))).toEqual(['delivery-only']);
  expect(branchesOfCity(branches, null)).toHaveLength(4);
});

test.each([
  ['DELIVERY', 'deliveryEnabled'],
  ['PICK_UP', 'pickupEnabled'],
  ['DINE_IN', 'dineinEnabled'],
  ['YANDEX_EATS', 'yandexEnabled'],
  ['EXPRESS_24', 'expressEnabled'],
] as const)('D75 ENT-16 %s is offered by %s alone', (serviceType, flag) => {
  const off: Partial<BranchSettings> = {
    deliveryEnabled: false,
    pickupEnabled: false,
    dineinEnabled: false,
    yandexEnabled: false,
    expressEnabled: false,
  };
  const offered = SERVICE_TYPES.filter((type) => offersService(withSettings({ ...off, [flag]: true }), type));
  expect(offered).toEqual([serviceType]);
});

test.each([true, false])('D75 ENT-16 bookingEnabled %s decides about bookings', (bookingEnabled) => {
  expect(offersBooking(withSettings({ bookingEnabled }))).toBe(bookingEnabled);
});

test('D75 VAL-16 empty settings give delivery, dine-in and booking, and no pick-up', () => {
  const silent = { ...aBranch(), settings: v.parse(BranchSettings, {}) };
  expect(SERVICE_TYPES.filter((type) => offersService(silent, type))).toEqual(['DELIVERY', 'DINE_IN']);
  expect(offersBooking(silent)).toBe(true);
});

test.each([
  ['latitude', 90, true],
  ['latitude', -90, true],
  ['latitude', 90.1, false],
  ['latitude', -90.1, false],
  ['longitude', 180, true],
  ['longitude', -180, true],
  ['longitude', 180.1, false],
  ['longitude', -180.1, false],
])('ENT-14 a branch at %s %d is read: %j', (axis, degrees, isRead) => {
  expect(v.is(Branch, { ...aBranch(), [axis]: degrees })).toBe(isRead);
});
