import { describe, expect, test } from 'vitest';

import { aBranch, aCity, aRegion } from '../../testing/place-builders.ts';
import { whoServes } from './who-serves.ts';

const near = { branch: aBranch({ id: 'near', latitude: 41.33 }), tariff: null };
const far = { branch: aBranch({ id: 'far', latitude: 41.29 }), tariff: null };
const places = { cities: [aCity()], regions: [aRegion({ price: 12_000, minimum: 40_000 })] };
const point = { lat: 41.34, lon: 69.24 };
const ids = (found: ReturnType<typeof whoServes>) => found.map(({ serving }) => serving.branch.id);

describe('BO-233 who serves a point', () => {
  test('the branches whose zone has it, the nearest first, at the price of the zone', () => {
    const found = whoServes(places, [far, near], point);
    expect(ids(found)).toEqual(['near', 'far']);
    expect(found[0]!.terms).toMatchObject({
      fee: { price: 12_000, zone: 'Markaz' },
      minimum: 40_000,
      isInArea: true,
    });
  });

  test('not a closed branch, one without delivery, or one of another city', () => {
    const settings = { ...near.branch.settings, deliveryEnabled: false };
    const others = [
      { branch: aBranch({ id: 'off', isActive: false }), tariff: null },
      { branch: aBranch({ id: 'pick-up', settings }), tariff: null },
      { branch: aBranch({ id: 'away', cityId: 'city-2' }), tariff: null },
    ];
    expect(ids(whoServes(places, others, point))).toEqual([]);
  });

  test('outside of every zone the branches of the nearest city, by their own price', () => {
    const [first] = whoServes(places, [{ ...near, branch: { ...near.branch, deliveryPrice: 9_000 } }], {
      lat: 41.5,
      lon: 69.24,
    });
    expect(first!.terms).toMatchObject({ fee: { price: 9_000, zone: null }, isInArea: false });
  });
});
