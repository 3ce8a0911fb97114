import { expect, test } from 'vitest';

import { guestBranchId } from './guest-branch.ts';

test.each([
  ['DELIVERY', true, 'by zone', 'picked', 'by zone'],
  ['DELIVERY', true, null, 'picked', null],
  // The branch of an earlier address does not serve the next one.
  ['DELIVERY', false, 'by zone', 'picked', null],
  ['PICK_UP', true, 'by zone', 'picked', 'picked'],
  ['DINE_IN', false, null, 'picked', 'picked'],
  ['PICK_UP', true, 'by zone', null, null],
] as const)('BO-431 %s, address named: %s, by zone %s, picked %s: served by %s', (...row) => {
  const [serviceType, hasAddress, deliveringId, pickedId, served] = row;
  expect(guestBranchId({ serviceType, hasAddress, deliveringId, pickedId })).toBe(served);
});
