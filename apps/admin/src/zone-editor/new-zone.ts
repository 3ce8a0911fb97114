import { blankFields, type FieldValue, overlappedZones } from '@dasturxon/core/drafts';

import { squareAround } from './ring.ts';
import type { DraftZone, ZonesView } from './zone-view.ts';

const COLORS = ['#1D4ED8', '#1B7A35', '#B3261E', '#7C3AED', '#B45309', '#0E7490'] as const;
/** The colour of a zone that has none. */
export const PLAIN = COLORS[0];
/** Tashkent: where a brand without branches and cities begins. */
const TASHKENT = { latitude: 41.3111, longitude: 69.2797 };
/** How many squares east of the branch a free place is looked for. */
const FARTHEST = 60;

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
