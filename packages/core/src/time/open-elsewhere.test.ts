import { expect, test } from 'vitest';

import type { Branch } from '../branch/branch.schema.ts';
import { aBranch, everyDay } from '../testing/index.ts';
import { openElsewhere } from './open-elsewhere.ts';

const now = new Date('2026-05-11T12:00:00+05:00');
const address = { lat: 41.3, lon: 69.24 };
const cities = [{ id: 'tashkent', latitude: 41.31, longitude: 69.24 }];
const branch = (id: string, latitude: number, change: Partial<Branch> = {}) =>
  aBranch({ id, cityId: 'tashkent', latitude, longitude: 69.24, ...change });
const own = branch('own', 41.3);
const near = branch('near', 41.31);
const far = branch('far', 41.39);
const shut = { workHours: everyDay({ open: '18:00', close: '23:00' }) };
const paused = { pausedUntil: '2026-05-11T12:30:00+05:00' };

const offered = (serviceType: 'DELIVERY' | 'PICK_UP' | 'DINE_IN', branches: Branch[]) => {
  const left = { serviceType, branchId: 'own', address: serviceType === 'DELIVERY' ? address : null };
  const services = ['DELIVERY', 'PICK_UP', 'DINE_IN'] as const;
  const terms = { branches, places: { cities, regions: [] }, services, now, zone: 'Asia/Tashkent' };
  const found = openElsewhere(left, terms);
  return found && `${found.serviceType} ${found.branch.id}`;
};

test.each<[string, 'DELIVERY' | 'PICK_UP' | 'DINE_IN', Branch[], string | null]>([
  ['a delivery from the nearest other branch', 'DELIVERY', [own, far, near], 'DELIVERY near'],
  ['a pick-up at the nearest other branch', 'PICK_UP', [own, far, near], 'PICK_UP near'],
  ['no closed branch', 'PICK_UP', [own, { ...near, ...shut }, far], 'PICK_UP far'],
  ['no paused branch', 'DELIVERY', [own, { ...near, ...paused }, far], 'DELIVERY far'],
  ['no branch of another city', 'PICK_UP', [own, { ...near, cityId: 'samarkand' }], null],
  ['never the branch that left the order unanswered', 'DELIVERY', [own], null],
  ['nothing to a guest who eats in', 'DINE_IN', [own, near], null],
])('an order without an answer is offered %s', (_, serviceType, branches, expected) => {
  expect(offered(serviceType, branches)).toBe(expected);
});
