import { endpoints, unwrap } from '@dasturxon/core/api';
import { expect, test } from 'vitest';

import { staffPerson } from '../../testing/back-office/back-office-scene.ts';
import { editedBrand } from '../../testing/back-office/menu-editor.ts';
import {
  branchesRevision,
  NEW_PLACES,
  placePatches,
  publishPlaces,
} from '../../testing/back-office/place-editor.ts';
import { publishBranches } from '../../testing/back-office/branch-editor.ts';
import { bring, check, downloaded } from '../../testing/brands/sent-brand-files.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

const hallsOf = async (scene: Scene) =>
  unwrap(await scene.as(null)(endpoints.listHalls, { params: { id: 'branch-1' } })).map(
    ({ name, price, tables }) => ({
      name,
      price,
      tables: tables.map(({ name: table, chairs }) => [table, chairs]),
    }),
  );
const citiesOf = async (scene: Scene) =>
  unwrap(await scene.as(null)(endpoints.listCities, { params: { merchant: scene.merchantId } })).map(
    ({ name }) => name.uz,
  );

test('BO-511 C10 cities, halls and tables of another brand are published; brought again they change nothing', async () => {
  const osh = await aRunningApi({ brand: editedBrand() });
  const burger = await aRunningApi({ brand: { ...editedBrand(), halls: [] } });
  const owner = await staffPerson(osh, { role: 'ADMIN' });
  const other = await staffPerson(burger, { role: 'ADMIN' });
  const made = (['city', 'hall', 'table'] as const).flatMap((entity) =>
    placePatches({ entity }, NEW_PLACES[entity]),
  );
  unwrap(await publishPlaces(owner, made));
  const file = await downloaded(owner);
  const preview = unwrap(await check(other, file));
  expect(preview.leftOut).toEqual([]);
  unwrap(await bring(other, file, preview));
  unwrap(await publishBranches(other, await branchesRevision(other)));
  expect(await hallsOf(burger)).toEqual(await hallsOf(osh));
  expect(await hallsOf(osh)).toHaveLength(2);
  expect(await citiesOf(burger)).toContain('Samarqand');
  expect(
    unwrap(await check(other, file)).areas.filter(({ created, changed }) => created + changed > 0),
  ).toEqual([]);
});
