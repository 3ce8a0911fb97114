import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, aProduct, everyDay } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { later } from '../testing/codes.ts';
import { key, settings } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

let osh: Scene;
let operator: StaffPerson;
beforeEach(async () => {
  const workHours = everyDay({ open: '09:00', close: '23:00' });
  const branches = [{ ...aBranch({ id: 'branch-1', workHours }), tariff: null, slotCapacity: null }];
  osh = await aRunningApi({ brand: { settings: settings(), branches, products: [aProduct()] } });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

const version = async (scene = osh) => unwrap(await scene.as(null)(endpoints.readSaleVersion)).version;

test('BO-45 the version follows a stop and its end, by hand or by itself, and leads back to none', async () => {
  expect(await version()).toBe('1');
  const body = { term: '1H', reason: null } as const;
  const stop = () =>
    operator.api(endpoints.stopProduct, { params: { id: 'product-1' }, body, idempotencyKey: key() });
  unwrap(await stop());
  const stopped = await version();
  expect(stopped).not.toBe('1');
  unwrap(await operator.api(endpoints.returnProduct, { params: { id: 'product-1' }, query: {} }));
  expect(await version()).toBe('1');
  unwrap(await stop());
  expect(await version()).toBe(stopped);
  later(osh, 3600);
  expect(await version()).toBe('1');
});

test('BO-45 the version follows a pause, and another end of it; other brands keep theirs', async () => {
  const other = await aRunningApi();
  const pause = (term: '15' | '30') =>
    operator.api(endpoints.pauseBranch, {
      params: { id: 'branch-1' },
      body: { term, reason: null },
      idempotencyKey: key(),
    });
  unwrap(await pause('15'));
  const short = await version();
  unwrap(await pause('30'));
  expect(new Set(['1', short, await version()]).size).toBe(3);
  expect(await version(other)).toBe('1');
  later(osh, 30 * 60);
  expect(await version()).toBe('1');
});

test('BO-45 an unchanged version is a 304', async () => {
  const { path } = endpoints.readSaleVersion;
  const etag = (await osh.request(path)).headers.get('etag') ?? '';
  const again = await osh.request(path, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});
