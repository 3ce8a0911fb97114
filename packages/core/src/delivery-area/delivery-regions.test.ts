import { expect, test } from 'vitest';

import { aRegion } from '../testing/index.ts';
import { isDeliverable, passesAreaCheck, regionAt } from './delivery-regions.ts';
import { lngLat } from './lng-lat.ts';
import type { Region } from './region.schema.ts';

const centre = { lat: 41.32, lon: 69.25 };
const away = { lat: 41.5, lon: 69.25 };
const farOff = aRegion({
  id: 'far-off',
  polygon: [lngLat(60, 40), lngLat(61, 40), lngLat(61, 41)],
});

test('GEO-14 VAL-14 a point in any region is deliverable, one in none is not', () => {
  expect(isDeliverable([farOff, aRegion()], centre)).toBe(true);
  expect(isDeliverable([farOff, aRegion()], away)).toBe(false);
  expect(isDeliverable([], centre)).toBe(false);
});

test.each([
  [true, centre, true],
  [true, away, false],
  [false, centre, true],
  [false, away, true],
])(
  'VAL-14 SET-28 with validation %j the point %j passes: %j',
  (shouldValidateDeliveryArea, point, passes) => {
    expect(passesAreaCheck([aRegion()], point, { shouldValidateDeliveryArea })).toBe(passes);
  },
);

const zone = (id: string, price: number | null) => aRegion({ id, price });

test.each<[string, Region[], string | undefined]>([
  ['the one around the point', [farOff, zone('a', 9000)], 'a'],
  ['none around the point', [farOff], undefined],
  ['the cheaper of two', [zone('a', 9000), zone('b', 5000)], 'b'],
  ['the cheaper of two, the other way round', [zone('b', 5000), zone('a', 9000)], 'b'],
  ['a free one', [zone('a', 0), zone('b', 5000)], 'a'],
  ['one with a price', [zone('a', null), zone('b', 5000)], 'b'],
  ['one with a price, the other way round', [zone('b', 5000), zone('a', null)], 'b'],
  ['the first of equals', [zone('a', 5000), zone('b', 5000)], 'a'],
  ['the first without prices', [zone('a', null), zone('b', null)], 'a'],
])('IMP-16 D70 the region at a point is %s', (_, regions, id) => {
  expect(regionAt(regions, centre)?.id).toBe(id);
});
