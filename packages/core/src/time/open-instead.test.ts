import { expect, test } from 'vitest';

import type { Branch } from '../branch/branch.schema.ts';
import { aBranch, everyDay } from '../testing/index.ts';
import { openInstead } from './open-instead.ts';

const now = new Date('2026-05-11T12:00:00+05:00');
const address = { lat: 41.3, lon: 69.24 };
const places = {
  cities: [
    { id: 'tashkent', latitude: 41.31, longitude: 69.24 },
    { id: 'samarkand', latitude: 39.65, longitude: 66.97 },
  ],
  regions: [],
};
const shut = { workHours: everyDay({ open: '18:00', close: '23:00' }) };

function branch(id: string, latitude: number, change: Partial<Branch> = {}): Branch {
  return aBranch({ id, cityId: 'tashkent', latitude, longitude: 69.24, ...change });
}
const nearest = branch('nearest', 41.301, shut);
const near = branch('near', 41.31);
const far = branch('far', 41.39);
const samarkand = branch('samarkand', 41.302, { cityId: 'samarkand' });
const pickUpOnly = branch('pick-up-only', 41.302);
pickUpOnly.settings = { ...pickUpOnly.settings, deliveryEnabled: false };

const offered = (branches: Branch[], services: ('DELIVERY' | 'PICK_UP')[] = ['DELIVERY', 'PICK_UP']) => {
  const found = openInstead({ branches, address, places, services, now, zone: 'Asia/Tashkent' });
  return found && `${found.serviceType} ${found.branch.id}`;
};

test.each<[string, Branch[], string | null]>([
  ['the nearest open branch that delivers', [nearest, far, near], 'DELIVERY near'],
  ['no branch of another city', [nearest, samarkand, far], 'DELIVERY far'],
  ['a branch without a city', [nearest, { ...samarkand, cityId: null }], 'DELIVERY samarkand'],
  ['delivery before a nearer pick-up', [nearest, pickUpOnly, far], 'DELIVERY far'],
  ['pick-up where no open branch delivers', [nearest, pickUpOnly], 'PICK_UP pick-up-only'],
  ['no branch that is switched off', [nearest, { ...near, isActive: false }], null],
  ['nothing where all are closed', [nearest], null],
  ['nothing where only another city is open', [nearest, samarkand], null],
])('T37 a closed nearest branch offers %s', (_, branches, expected) => {
  expect(offered(branches)).toBe(expected);
});

test('SET-01 only services that the merchant offers', () => {
  expect(offered([nearest, pickUpOnly], ['DELIVERY'])).toBeNull();
  expect(offered([nearest, near], ['PICK_UP'])).toBe('PICK_UP near');
});
