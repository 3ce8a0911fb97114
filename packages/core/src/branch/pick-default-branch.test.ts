import { expect, test } from 'vitest';

import { aBranch } from '../testing/index.ts';
import { nearestBranch } from './nearest-branch.ts';
import { pickDefaultBranch } from './pick-default-branch.ts';

const first = aBranch({ id: 'first' });
const main = aBranch({ id: 'main', isMain: true });
const chosen = aBranch({ id: 'chosen' });

test.each([
  ["the order's branch", [first, main, chosen], 'chosen', 'chosen'],
  ['the main branch without one in the order', [first, main, chosen], null, 'main'],
  ["the main branch when the order's is gone", [first, main], 'chosen', 'main'],
  ['the first when none is main', [first, chosen], null, 'first'],
  ['none of none', [], 'chosen', undefined],
])('GEO-19 the picker starts with %s', (_, branches, orderBranchId, id) => {
  expect(pickDefaultBranch(branches, orderBranchId)?.id).toBe(id);
});

test('GEO-19 no branches give null', () => {
  expect(pickDefaultBranch([], null)).toBeNull();
});

test('GEO-25 the nearest branch as the crow flies, with its distance', () => {
  const near = aBranch({ id: 'near', latitude: 41.2995, longitude: 69.2401 });
  const far = aBranch({ id: 'far', latitude: 39.6542, longitude: 66.9597 });
  const found = nearestBranch([far, near], { lat: 41.32, lon: 69.24 });
  expect(found?.branch.id).toBe('near');
  expect(found?.meters).toBeCloseTo(2279.5, 0);
});

test('GEO-25 of two equally near branches the earlier one, of none null', () => {
  const twin = { ...first, id: 'twin' };
  expect(nearestBranch([first, twin], { lat: 41, lon: 69 })?.branch.id).toBe('first');
  expect(nearestBranch([], { lat: 41, lon: 69 })).toBeNull();
});
