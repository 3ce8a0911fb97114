import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { aBranch, aCity, aRegion } from '../testing/index.ts';
import { point } from '../testing/properties/rings.ts';
import { cityIdOfBranch, deliversTo, zonesOfBranch } from './delivery-branches.ts';

const tashkent = aCity({ id: 'tashkent', latitude: 41.31, longitude: 69.24 });
const samarkand = aCity({ id: 'samarkand', latitude: 39.65, longitude: 66.96 });
const cities = [tashkent, samarkand];
const inTashkent = { lat: 41.3111, lon: 69.2797 };
const inSamarkand = { lat: 39.6547, lon: 66.9758 };
const zone = aRegion({ id: 'z', cityId: 'tashkent' });
const here = aBranch({ id: 'here', cityId: 'tashkent' });
const away = aBranch({ id: 'away', cityId: 'samarkand', latitude: 39.65, longitude: 66.97 });

test.each([
  ['its own city', here, inTashkent, [], true],
  ['another city', away, inTashkent, [], false],
  ['the other way round', here, inSamarkand, [], false],
  ['a zone of its city', here, inTashkent, [zone], true],
  ['a zone of another city', away, inTashkent, [zone], false],
  ['a zone of another city, drawn over its own', here, inTashkent, [{ ...zone, cityId: 'samarkand' }], false],
  ['overlapping zones of both cities', away, inTashkent, [zone, { ...zone, cityId: 'samarkand' }], true],
  ['a zone without a city', away, inTashkent, [{ ...zone, cityId: null }], true],
  ['no zone, in its city', away, inSamarkand, [zone], true],
  ['no zone, in another city', here, inSamarkand, [zone], false],
])('GEO-14 GEO-25 a branch and an address in %s', (_, branch, at, regions, delivers) => {
  expect(deliversTo(branch, at, { cities, regions })).toBe(delivers);
});

test('GEO-25 a branch without a city belongs to the nearest one', () => {
  expect(cityIdOfBranch({ ...away, cityId: null }, cities)).toBe('samarkand');
  expect(deliversTo({ ...away, cityId: null }, inTashkent, { cities, regions: [] })).toBe(false);
  expect(cityIdOfBranch({ ...away, cityId: null }, [])).toBeNull();
});

test('GEO-14 the zones of a branch are those of its city and those of none', () => {
  const regions = [zone, aRegion({ id: 'other', cityId: 'samarkand' }), aRegion({ id: 'any', cityId: null })];
  expect(zonesOfBranch(here, { cities, regions }).map(({ id }) => id)).toEqual(['z', 'any']);
  expect(zonesOfBranch({ ...here, cityId: null }, { cities: [], regions })).toHaveLength(3);
});

test('BO-446 a zone of a branch is served by that branch alone', () => {
  const beside = aBranch({ id: 'beside', cityId: 'tashkent' });
  const own = { ...zone, branchId: 'here' };
  const shared = aRegion({ id: 'shared', cityId: 'tashkent', polygon: [] });
  const regions = [own, shared];
  expect(zonesOfBranch(here, { cities, regions })).toEqual([own, shared]);
  expect(zonesOfBranch(beside, { cities, regions })).toEqual([shared]);
  expect(deliversTo(here, inTashkent, { cities, regions })).toBe(true);
  expect(deliversTo(beside, inTashkent, { cities, regions })).toBe(false);
});

test('BO-446 whatever zones belong to, each is served by its branch or by every branch of its city', () => {
  const branches = [here, aBranch({ id: 'beside', cityId: 'tashkent' }), away];
  const anyZone = fc.record({
    cityId: fc.constantFrom('tashkent', 'samarkand', null),
    branchId: fc.constantFrom('here', 'beside', 'away', 'gone', null),
  });
  fc.assert(
    fc.property(fc.array(anyZone, { maxLength: 6 }), (drawn) => {
      const regions = drawn.map((one, at) => aRegion({ ...one, id: `${at}` }));
      for (const region of regions) {
        const serve = branches.filter((each) => zonesOfBranch(each, { cities, regions }).includes(region));
        const ofCity = branches.filter(({ cityId }) => region.cityId === null || cityId === region.cityId);
        const wanted = ofCity.filter(({ id }) => region.branchId === null || id === region.branchId);
        expect(serve).toEqual(wanted);
      }
    }),
  );
});

test('GEO-25 a merchant without cities and with one city delivers from any branch', () => {
  fc.assert(
    fc.property(point, fc.boolean(), (at, isOne) => {
      const places = { cities: isOne ? [tashkent] : [], regions: [] };
      expect(deliversTo(here, at, places)).toBe(true);
    }),
  );
});
