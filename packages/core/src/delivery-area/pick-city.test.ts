import { expect, test } from 'vitest';

import { aCity } from '../testing/index.ts';
import { cityOf, isCityChoiceShown, pickBranchCity, pickCity, placeOfCity } from './pick-city.ts';

const tashkent = aCity({ id: 'tashkent' });
const samarkand = aCity({ id: 'samarkand', isMain: true });
const bukhara = aCity({ id: 'bukhara' });

test('GEO-01 exactly one city is selected, whatever was before', () => {
  expect(pickCity([tashkent], null)).toBe(tashkent);
  expect(pickCity([tashkent], 'bukhara')).toBe(tashkent);
});

test('GEO-02 D31 of several cities the first is chosen when none is selected', () => {
  const cities = [tashkent, samarkand, bukhara];
  expect(pickCity(cities, null)).toBe(tashkent);
  expect(pickCity(cities, 'bukhara')).toBe(bukhara);
  expect(pickCity(cities, 'nukus')).toBe(tashkent);
  expect(pickCity([], 'nukus')).toBeNull();
});

test.each([
  ['the selected city', 'tashkent', 'bukhara', 'tashkent'],
  ["the merchant's main city", null, 'bukhara', 'bukhara'],
  ['the city marked as main', null, null, 'samarkand'],
  ['the city marked as main, when the others are gone', 'nukus', 'termez', 'samarkand'],
])('GEO-19 D31 the branch picker starts with %s', (_, selectedId, mainCityId, id) => {
  expect(pickBranchCity([tashkent, samarkand, bukhara], { selectedId, mainCityId })?.id).toBe(id);
});

test('GEO-19 D31 the branch picker starts with the first city where none is main, with none where none is', () => {
  expect(pickBranchCity([tashkent, bukhara], { selectedId: null, mainCityId: null })).toBe(tashkent);
  expect(pickBranchCity([], { selectedId: null, mainCityId: null })).toBeNull();
});

test('OV-05 OV-12 a city dropdown is shown only where there is a choice', () => {
  expect([[], [1], [1, 2]].map(isCityChoiceShown)).toEqual([false, false, true]);
});

test('GEO-03 another city puts the address in its centre, with no street', () => {
  const city = aCity({ id: 'bukhara', latitude: 39.77, longitude: 64.42 });
  expect(placeOfCity(city)).toEqual({
    cityId: 'bukhara',
    latitude: 39.77,
    longitude: 64.42,
    streetName: null,
    houseNumber: null,
  });
});

test('GEO-13 a place belongs to the city whose middle is nearest, to none where there is none', () => {
  const far = aCity({ id: 'samarkand', latitude: 39.65, longitude: 66.97 });
  const near = aCity({ id: 'tashkent', latitude: 41.31, longitude: 69.28 });
  expect(cityOf([near, far], { lat: 39.66, lon: 66.95 })?.id).toBe('samarkand');
  expect(cityOf([far, near], { lat: 41.25, lon: 69.2 })?.id).toBe('tashkent');
  expect(cityOf([], { lat: 41.25, lon: 69.2 })).toBeNull();
});
