import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, expect, test } from 'vitest';

import { publishPlannedJob } from '../../back-office/planned-job.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save, undo } from '../../testing/back-office/menu-editor.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const check = async () => unwrap(await manager.api(endpoints.checkMenuDraft));
const revision = async () => (await draftOf(manager)).revision;
const version = async () => (await draftOf(manager)).version;
const published = async (id = 'product-1') =>
  (await draftOf(manager)).products.find((one) => one.id === id)?.fields['costPrice'];
const OTHER = 'f'.repeat(64);

test('BO-430 errors are not published without their confirmation, and are named with it', async () => {
  unwrap(await save(manager, [patch('costPrice', 0), patch('costPrice', 50_000, 0, 'lagman')]));
  const refused = await publish(manager, await revision());
  expect(refused.error).toMatchObject({ status: 409, code: 'draft.unconfirmed' });
  const { confirmation, findings, errorCount } = await check();
  expect(refused.error?.data).toEqual({ ...(await check()) });
  expect([findings[0]?.code, errorCount, confirmation?.length]).toEqual(['price.zero', 1, 64]);
  expect(await published()).toBe(45_000);
  expect(await published('lagman')).not.toBe(50_000);
  expect((await draftOf(manager)).patches).toHaveLength(2);
});

test('BO-430 what was confirmed is published', async () => {
  unwrap(await save(manager, [patch('costPrice', 0)]));
  const { confirmation } = await check();
  unwrap(await publish(manager, await revision(), { confirmed: confirmation ?? '' }));
  expect(await published()).toBe(0);
});

test('BO-430 a confirmation counts for the errors that were seen alone', async () => {
  unwrap(await save(manager, [patch('costPrice', 0)]));
  const { confirmation } = await check();
  unwrap(await save(manager, [patch('costPrice', 0, await revision(), 'lagman')]));
  const wanted = { confirmed: confirmation ?? '' };
  expect((await publish(manager, await revision(), wanted)).error?.code).toBe('draft.unconfirmed');
  expect((await publish(manager, await revision(), { confirmed: OTHER })).error?.code).toBe(
    'draft.unconfirmed',
  );
});

test('BO-430 errors of records that wait keep the others from nothing', async () => {
  unwrap(await save(manager, [patch('costPrice', 0), patch('costPrice', 50_000, 0, 'lagman')]));
  unwrap(await publish(manager, await revision(), { records: [{ entity: 'product', id: 'lagman' }] }));
  expect(await published('lagman')).toBe(50_000);
});

test('BO-430 without errors nothing is asked, whatever was confirmed; warnings keep nothing', async () => {
  unwrap(await save(manager, [patch('costPrice', 90_000)]));
  expect((await check()).confirmation).toBeNull();
  unwrap(await publish(manager, await revision(), { confirmed: OTHER }));
});

test('BO-430 a plan asks when it is made, shows guests nothing, and is carried out without a question', async () => {
  const at = new Date(osh.clock.now.getTime() + 3_600_000).toISOString();
  unwrap(await save(manager, [patch('costPrice', 0)]));
  const refused = await publish(manager, await revision(), { at });
  expect(refused.error?.code).toBe('draft.unconfirmed');
  const confirmed = String(refused.error?.data['confirmation']);
  unwrap(await publish(manager, await revision(), { at, confirmed }));
  expect(await published()).toBe(45_000);
  osh.clock.now = new Date(at);
  await publishPlannedJob(osh.deps, osh.merchantId, { at });
  expect(await published()).toBe(0);
});

test('BO-430 an undo that brings an error back asks too', async () => {
  unwrap(await save(manager, [patch('costPrice', 0)]));
  const { confirmation } = await check();
  const first = unwrap(await publish(manager, await revision(), { confirmed: confirmation ?? '' }));
  unwrap(await undo(manager, { version: first.version ?? 0, expectedVersion: await version() }));
  const back = { version: await version(), expectedVersion: await version() };
  const refused = await undo(manager, back);
  expect(refused.error?.code).toBe('draft.unconfirmed');
  expect(await published()).toBe(45_000);
  unwrap(await undo(manager, { ...back, confirmed: String(refused.error?.data['confirmation']) }));
  expect(await published()).toBe(0);
});
