import * as v from 'valibot';

import { Latitude, Longitude } from '../kernel/wire.ts';
import { FoundPlace } from './found-place.schema.ts';

/** How many places of the address search are remembered. */
export const MOST_RECENT_PLACES = 5;

/** Places that this guest chose in the search, newest first; unreadable data gives none. */
export const RecentPlaces = v.fallback(
  v.pipe(
    v.array(v.object({ ...FoundPlace.entries, lat: Latitude, lon: Longitude })),
    v.transform((places) => places.slice(0, MOST_RECENT_PLACES)),
  ),
  () => [],
);

/** Puts a place on top; the same one chosen before gives way to it. */
export function rememberPlace(places: readonly FoundPlace[], place: FoundPlace): FoundPlace[] {
  const others = places.filter(({ name, lat, lon }) => {
    const isSame = name === place.name && lat === place.lat && lon === place.lon;
    return !isSame;
  });
  return [place, ...others].slice(0, MOST_RECENT_PLACES);
}
