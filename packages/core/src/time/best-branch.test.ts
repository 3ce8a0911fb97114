import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { distanceMeters } from '../delivery-area/distance.ts';
import { aBranch, aRegion, everyDay } from '../testing/index.ts';
import { bestBranch } from './best-branch.ts';
import { branchObstacles } from './branch-obstacles.ts';

const now = new Date('2026-05-11T12:00:00+05:00');
const evening = new Date('2026-05-11T19:00:00+05:00');
const address = { lat: 41.3, lon: 69.24 };
const cities = [
  { id: 'tashkent', latitude: 41.31, longitude: 69.24 },
  { id: 'samarkand', latitude: 39.65, longitude: 66.96 },
];
const clock = { now, zone: 'Asia/Tashkent' };
const places = { cities, regions: [aRegion({ cityId: 'tashkent' })] };
const fromSix = everyDay({ open: '18:00', close: '23:00' });
const { settings } = aBranch();
const near = aBranch({ id: 'near', cityId: 'tashkent', latitude: 41.301, longitude: 69.24 });
const far = aBranch({ id: 'far', cityId: 'tashkent', latitude: 41.34, longitude: 69.24 });
const order = { serviceType: 'DELIVERY' as const, address, at: null, canCook: () => true };
const without = (id: string) => ({ ...order, canCook: (branchId: string) => branchId !== id });

test.each([
  ['the nearest of two that can', near, order, 'near'],
  ['the open one before the nearest', { ...near, workHours: fromSix }, order, 'far'],
  [
    'the nearest, where it is open at the chosen time',
    { ...near, workHours: fromSix },
    { ...order, at: evening },
    'near',
  ],
  ['the one that can cook the basket before the nearest', near, without('near'), 'far'],
  ['the open one before the one that can cook', { ...far, workHours: fromSix }, without('near'), 'near'],
  ['the one of the zone before the nearest', { ...near, cityId: 'samarkand' }, order, 'far'],
  ['the one with the service', { ...near, settings: { ...settings, deliveryEnabled: false } }, order, 'far'],
  ['the nearest, where none can cook it', near, { ...order, canCook: () => false }, 'near'],
] as const)('B27 an address is served by %s', (_, changed, asked, id) => {
  const branches = [near, far].map((branch) => (branch.id === changed.id ? changed : branch));
  expect(bestBranch(branches, asked, { places, ...clock })?.branch.id).toBe(id);
});

test('B27 no branch of another city delivers, however open', () => {
  const away = aBranch({ cityId: 'samarkand' });
  expect(bestBranch([away], order, { places, ...clock })).toBeNull();
});

const anyBranch = fc.record({
  latitude: fc.double({ min: 41.25, max: 41.4, noNaN: true }),
  longitude: fc.double({ min: 69.15, max: 69.35, noNaN: true }),
  cityId: fc.constantFrom('tashkent', 'samarkand'),
  deliveryEnabled: fc.boolean(),
  isOpen: fc.boolean(),
  cooks: fc.boolean(),
});

test('B27 no other branch is open with every dish, or as fit and nearer; the order of the list changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyBranch, { maxLength: 6 }), (list) => {
      const branches = list.map(({ isOpen, deliveryEnabled, latitude, longitude, cityId }, at) =>
        aBranch({
          latitude,
          longitude,
          cityId,
          id: `b${at}`,
          settings: { ...settings, deliveryEnabled },
          ...(isOpen ? {} : { workHours: fromSix }),
        }),
      );
      const canCook = (id: string) => list[Number(id.slice(1))]!.cooks;
      const asked = { ...order, canCook };
      const best = bestBranch(branches, asked, { places, ...clock });
      const rank = (branch: (typeof branches)[number]) => {
        const obstacles = branchObstacles(asked, branch, { places, ...clock });
        const isClosed = Number(obstacles.includes('CLOSED'));
        return obstacles.some((one) => one !== 'CLOSED') ? null : isClosed * 2 + Number(!canCook(branch.id));
      };
      const able = branches.filter((branch) => rank(branch) !== null);
      expect(best === null).toBe(able.length === 0);
      if (!best) return;
      const metres = (branch: (typeof branches)[number]) =>
        distanceMeters(address, { lat: branch.latitude, lon: branch.longitude });
      for (const other of able) {
        expect(rank(other)!).toBeGreaterThanOrEqual(rank(best.branch)!);
        if (rank(other) === rank(best.branch)) expect(metres(other)).toBeGreaterThanOrEqual(best.meters);
      }
      const turned = bestBranch(branches.toReversed(), asked, { places, ...clock });
      expect(turned?.meters).toBe(best.meters);
    }),
  );
});
