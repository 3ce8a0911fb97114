import * as v from 'valibot';

import { flag, Id, listOf, orElse } from '../kernel/wire.ts';

/** The station of a branch that has named none: one screen with every dish. */
export const WHOLE_KITCHEN = 'kitchen';
/** The station that sees every dish and hands the order over, where the branch has one (BO-30). */
export const EXPEDITER = 'expediter';

const RESERVED: readonly string[] = [WHOLE_KITCHEN, EXPEDITER];
const STATIONS_AT_MOST = 12;

/** A station of a kitchen, such as the grill. Its name is as the manager typed it. */
export const Station = v.object({
  id: Id,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
});
export type Station = v.InferOutput<typeof Station>;

/** The stations of a branch, and the station of each category of the menu. The first station cooks what is not listed. */
export const KitchenSetup = v.object({
  stations: listOf(Station),
  /** Station id by category id. */
  categoryStations: orElse(v.record(Id, Id), {}),
  hasExpediter: flag(),
});
export type KitchenSetup = v.InferOutput<typeof KitchenSetup>;

/** A branch before its manager has set up stations. */
export const PLAIN_KITCHEN: KitchenSetup = { stations: [], categoryStations: {}, hasExpediter: false };

/** A setup as a manager saves it: no station twice, none with a reserved id, no category at a station that is missing. */
export const SavedKitchenSetup = v.pipe(
  v.strictObject(KitchenSetup.entries),
  v.check(({ stations }) => stations.length <= STATIONS_AT_MOST),
  v.check(({ stations }) => new Set(stations.map(({ id }) => id)).size === stations.length),
  v.check(({ stations }) => stations.every(({ id }) => !RESERVED.includes(id))),
  v.check(({ stations, categoryStations }) =>
    Object.values(categoryStations).every((id) => stations.some((station) => station.id === id)),
  ),
);
