import * as v from 'valibot';
import { expect, test } from 'vitest';

import { MOST_RECENT_PLACES, RecentPlaces, rememberPlace } from './recent-places.ts';

const place = (name: string, lat = 41.3) => ({ name, lat, lon: 69.24, display_name: `${name}, Tashkent` });

test('OV-07 the last five places that were chosen are remembered, newest first, each once', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'd'].map((name) => place(name));
  const kept = seven.reduce(rememberPlace, [] as ReturnType<typeof rememberPlace>);
  expect(kept.map(({ name }) => name)).toEqual(['d', 'f', 'e', 'c', 'b']);
  expect(kept).toHaveLength(MOST_RECENT_PLACES);
  expect(v.parse(RecentPlaces, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test('OV-07 a place of the same name elsewhere is another one', () => {
  expect(rememberPlace([place('a')], place('a', 41.4))).toHaveLength(2);
});

test.each([
  null,
  'x',
  {},
  [1],
  [{ name: 'a' }],
  [{ ...place('a'), lat: 400 }],
  [{ ...place('a'), lon: '69' }],
])('OV-07 what is stored and cannot be read is no place: %j', (stored) => {
  expect(v.parse(RecentPlaces, stored)).toEqual([]);
});
