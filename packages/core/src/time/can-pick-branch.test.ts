import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Branch } from '../branch/branch.schema.ts';
import { aBranch, hours } from '../testing/index.ts';
import { branchHours, instant } from '../testing/properties/minute-table.ts';
import { canPickBranch, servesOnDay } from './can-pick-branch.ts';
import { isBranchOpenNow } from './is-branch-open-now.ts';

const zone = 'Asia/Tashkent';
/** 2026-05-11 is a Monday; times are of Tashkent. */
const at = (time: string, day = '2026-05-11') => ({ now: new Date(`${day}T${time}:00+05:00`), zone });

test.each<[string, Partial<Branch>, boolean]>([
  ['an open branch', {}, true],
  ['a closed branch', { workHours: [hours('MONDAY', { isDayOff: true })] }, false],
  ['an inactive branch', { isActive: false }, false],
  ['a branch without pick-up', { settings: { ...aBranch().settings, pickupEnabled: false } }, false],
  ['a branch that opens later today', { workHours: [hours('MONDAY', { open: '22:00' })] }, true],
])('GEO-20 OV-15 %s, chosen and confirmed: %j', (_, change, can) => {
  expect(canPickBranch(aBranch(change), at('12:00'))).toBe(can);
});

test.each([
  ['01:59', true],
  ['02:00', false],
  ['12:00', false],
])('GEO-20 D38 on a day off, after an evening that runs until 02:00, at %s: %j', (time, can) => {
  const workHours = [hours('SUNDAY', { open: '18:00', close: '02:00' }), hours('MONDAY', { isDayOff: true })];
  const branch = aBranch({ workHours });
  expect(canPickBranch(branch, at(time))).toBe(can);
  expect(isBranchOpenNow(branch, 'PICK_UP', at(time).now, zone)).toBe(can);
});

test('I39 GEO-20 a branch that is open for pick-up now can be chosen, whatever its hours', () => {
  fc.assert(
    fc.property(
      branchHours,
      instant,
      fc.constantFrom('PICK_UP', 'DELIVERY', 'DINE_IN'),
      (change, now, serviceType) => {
        const branch = aBranch(change);
        if (isBranchOpenNow(branch, 'PICK_UP', now, zone))
          expect(canPickBranch(branch, { now, zone })).toBe(true);
        if (isBranchOpenNow(branch, serviceType, now, zone))
          expect(servesOnDay({ branch, serviceType, now, zone })).toBe(true);
      },
    ),
  );
});
