import { expect, test } from 'vitest';

import type { Branch } from '../branch/branch.schema.ts';
import { aBranch, everyDay } from '../testing/index.ts';
import { branchObstacles } from './branch-obstacles.ts';

const now = new Date('2026-05-11T12:00:00+05:00');
const evening = new Date('2026-05-11T19:00:00+05:00');
const address = { lat: 41.3, lon: 69.24 };
const cities = [
  { id: 'tashkent', latitude: 41.31, longitude: 69.24 },
  { id: 'samarkand', latitude: 39.65, longitude: 66.96 },
];
const branch = (change: Partial<Branch> = {}) =>
  aBranch({ cityId: 'tashkent', latitude: 41.31, longitude: 69.24, ...change });
const fromSix = { workHours: everyDay({ open: '18:00', close: '23:00' }) };
const { settings } = branch();

test.each<[string, Partial<Branch>, Date | null, string[]]>([
  ['an open branch of the same city', {}, null, []],
  ['a branch of another city', { cityId: 'samarkand' }, null, ['ZONE']],
  ['a branch without delivery', { settings: { ...settings, deliveryEnabled: false } }, null, ['SERVICE']],
  ['a closed branch', fromSix, null, ['CLOSED']],
  ['a branch that is open at the chosen time', fromSix, evening, []],
  ['a paused branch', { pausedUntil: '2026-05-11T12:30:00+05:00' }, null, ['CLOSED']],
  [
    'a branch with a paused delivery',
    { pausedServices: [{ service: 'DELIVERY', until: '2026-05-11T12:30:00+05:00' }] },
    null,
    ['CLOSED'],
  ],
])('BO-157 what keeps %s from taking a delivery over', (_, change, at, obstacles) => {
  const order = { serviceType: 'DELIVERY' as const, address, at };
  const terms = { places: { cities, regions: [] }, now, zone: 'Asia/Tashkent' };
  expect(branchObstacles(order, branch(change), terms)).toEqual(obstacles);
});

test('BO-157 a pick-up order may go to a branch of any city, and a delivery without an address to none', () => {
  const terms = { places: { cities, regions: [] }, now, zone: 'Asia/Tashkent' };
  const far = branch({ cityId: 'samarkand' });
  expect(branchObstacles({ serviceType: 'PICK_UP', address: null, at: null }, far, terms)).toEqual([]);
  expect(branchObstacles({ serviceType: 'DELIVERY', address: null, at: null }, far, terms)).toEqual(['ZONE']);
});
