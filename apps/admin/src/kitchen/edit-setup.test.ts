import { PLAIN_KITCHEN, SavedKitchenSetup } from '@dasturxon/core/kitchen';
import { expect, test } from 'vitest';

import { addStation, placeCategory, removeStation, renameStation } from './edit-setup.ts';

test('BO-36 a removed station leaves no category behind, and its id may be given again', () => {
  const two = addStation(addStation(PLAIN_KITCHEN));
  const named = renameStation(renameStation(two, 's1', 'Kabob'), 's2', 'Bar');
  const placed = placeCategory(named, 'drinks', 's2');
  expect(SavedKitchenSetup['~standard'].validate(placed)).not.toHaveProperty('issues');
  const one = removeStation(placed, 's2');
  expect(one).toMatchObject({ stations: [{ id: 's1', name: 'Kabob' }], categoryStations: {} });
  expect(addStation(one).stations.map(({ id }) => id)).toEqual(['s1', 's2']);
});
