import { cityOf, type FileZone } from '@dasturxon/core/delivery-area';
import { blankFields, type FieldValue, overlappedZones } from '@dasturxon/core/drafts';

import { squareAround } from './ring.ts';
import type { DraftZone, ZonesView } from './zone-view.ts';

/** The longest name of a zone, in characters. */
const LONGEST_NAME = 80;

const COLORS = ['#1D4ED8', '#1B7A35', '#B3261E', '#7C3AED', '#B45309', '#0E7490'] as const;
/** The colour of a zone that has none. */
export const PLAIN = COLORS[0];
/** Tashkent: where a brand without branches and cities begins. */
const TASHKENT = { latitude: 41.3111, longitude: 69.2797 };
/** How many squares east of the branch a free place is looked for. */
const FARTHEST = 60;

/** The city whose middle is nearest to a border; null without cities. */
function cityOfRing({ cities }: Pick<ZonesView, 'cities'>, ring: FileZone['ring']): string | null {
  const [[lon, lat] = [0, 0]] = ring;
  return cityOf(cities, { lat, lon })?.id ?? null;
}

/** The fields of a zone of a file; `place`: in the list. */
export const fileZoneFields = (
  view: Pick<ZonesView, 'cities'>,
  { name, ring }: FileZone,
  place: number,
): Record<string, FieldValue> => ({
  isActive: true,
  name: name.slice(0, LONGEST_NAME),
  cityId: cityOfRing(view, ring),
  color: COLORS[place % COLORS.length] ?? PLAIN,
  priority: Math.min(65_535, place),
  polygon: ring.map(([lng, lat]) => [lng, lat]),
});

/** The fields of a new zone: a square at the first branch, or as near east of it as no other zone is. */
export function newZone(
  { branches, cities }: Pick<ZonesView, 'branches' | 'cities'>,
  zones: readonly DraftZone[],
): Record<string, FieldValue> {
  const first = branches[0]?.branch;
  const city = cities.find(({ id }) => id === first?.cityId) ?? cities[0];
  const around = first ?? city ?? TASHKENT;
  const fields = (beside: number) => ({
    isActive: true,
    cityId: city?.id ?? null,
    color: COLORS[zones.length % COLORS.length] ?? PLAIN,
    priority: Math.min(65_535, zones.length),
    polygon: squareAround(around, beside).map(([lng, lat]) => [lng, lat]),
  });
  const isFree = (beside: number) => {
    const all = { ...blankFields('zone'), ...fields(beside) };
    return overlappedZones({ entity: 'zone', id: '', fields: all }, zones).length === 0;
  };
  const places = Array.from({ length: FARTHEST }, (_, at) => at);
  return fields(places.find(isFree) ?? 0);
}
