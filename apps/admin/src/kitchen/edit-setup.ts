import type { KitchenSetup } from '@dasturxon/core/kitchen';

/** An id that the setup does not have. */
function freeId({ stations }: KitchenSetup): string {
  const taken = new Set(stations.map(({ id }) => id));
  let number = 1;
  while (taken.has(`s${number}`)) number += 1;
  return `s${number}`;
}

/** A setup with one more station, still without a name. */
export const addStation = (setup: KitchenSetup): KitchenSetup => ({
  ...setup,
  stations: [...setup.stations, { id: freeId(setup), name: '' }],
});

/** A setup with another name of a station. */
export const renameStation = (setup: KitchenSetup, station: string, name: string): KitchenSetup => ({
  ...setup,
  stations: setup.stations.map((one) => (one.id === station ? { ...one, name } : one)),
});

/** A setup without a station; its categories go to the first one. */
export const removeStation = (setup: KitchenSetup, station: string): KitchenSetup => ({
  ...setup,
  stations: setup.stations.filter(({ id }) => id !== station),
  categoryStations: Object.fromEntries(
    Object.entries(setup.categoryStations).filter(([, id]) => id !== station),
  ),
});

/** A setup in which a station cooks a category. */
export const placeCategory = (setup: KitchenSetup, category: string, station: string): KitchenSetup => ({
  ...setup,
  categoryStations: { ...setup.categoryStations, [category]: station },
});
