import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue, SentPatch } from '@dasturxon/core/drafts';

import type { StaffPerson } from './back-office-scene.ts';
import { publishBranches, saveBranches } from './branch-editor.ts';

/** Ids that an editor makes. */
export const PLACE_IDS = {
  city: 'c1b2c3d4-0000-4000-8000-000000000001',
  hall: 'c1b2c3d4-0000-4000-8000-000000000002',
  table: 'c1b2c3d4-0000-4000-8000-000000000003',
} as const;

type Place = { entity: keyof typeof PLACE_IDS; id?: string };
type Fields = Readonly<Record<string, FieldValue>>;

/** Changes of a city, a hall or a table; of a new one where no id is named. */
export const placePatches = (
  { entity, id = PLACE_IDS[entity] }: Place,
  fields: Fields,
  base = 0,
): SentPatch[] => Object.entries(fields).map(([field, value]) => ({ entity, id, field, value, base }));

/** The fields of a whole new city, hall and table. */
export const NEW_PLACES = {
  city: {
    exists: true,
    isActive: true,
    'name.uz': 'Samarqand',
    latitude: 39.65,
    longitude: 66.96,
    priority: 1,
  },
  hall: {
    exists: true,
    isActive: true,
    'name.uz': 'Veranda',
    branchId: 'branch-1',
    price: 3_000,
    priority: 1,
  },
  table: { exists: true, isActive: true, name: '7', hallId: PLACE_IDS.hall, chairs: 6, priority: 1 },
} as const satisfies Record<string, Fields>;

/** Saves changes of places and publishes the draft. */
export async function publishPlaces(who: StaffPerson, patches: SentPatch[]) {
  const { revision } = unwrap(await saveBranches(who, patches));
  return publishBranches(who, revision);
}

/** The revision of the draft of the branches. */
export const branchesRevision = async (who: StaffPerson): Promise<number> =>
  unwrap(await who.api(endpoints.readBranchesDraft)).revision;
