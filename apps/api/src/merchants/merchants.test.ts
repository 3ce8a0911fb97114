import { endpoints, unwrap } from '@dasturxon/core/api';
import { OrderSettings } from '@dasturxon/core/merchant';
import { MERCHANT_SECRETS } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { domains, merchants, settings } from '../db/schema/merchants.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

let osh: Scene;
let burger: Scene;
let closed: Scene;
let gone: Scene;
const set = (scene: Scene, columns: Partial<typeof merchants.$inferInsert>) =>
  scene.deps.db.asPlatform((tx) =>
    tx.update(merchants).set(columns).where(eq(merchants.merchantId, scene.merchantId)),
  );
beforeAll(async () => {
  osh = await aRunningApi({
    brand: {
      about: { title: 'Dilkash Osh', phone: '+998 71 000 10 01' },
      settings: { mainColor: '#123456', shouldValidateDeliveryArea: false },
      clickSettings: { click: true },
    },
  });
  [burger, closed, gone] = [await aRunningApi(), await aRunningApi(), await aRunningApi()];
  await set(closed, { isActive: false });
  await set(gone, { deleted: true });
});

const visitor = (scene: Scene) => scene.as(null);

describe('the merchant', () => {
  test('API-33 API-47 by its short name and by its id', async () => {
    const bySub = unwrap(await visitor(osh)(endpoints.getMerchantBySub, { params: { sub: osh.merchantId } }));
    const byId = unwrap(await visitor(osh)(endpoints.getMerchant, { params: { id: osh.merchantId } }));
    expect(bySub).toMatchObject({ id: osh.merchantId, name: { uz: 'Dilkash Osh' }, isActive: true });
    expect(byId).toEqual(bySub);
  });

  test('T04 API-33 another merchant’s name or id is 404 here', async () => {
    const bySub = await visitor(osh)(endpoints.getMerchantBySub, { params: { sub: burger.merchantId } });
    const byId = await visitor(osh)(endpoints.getMerchant, { params: { id: burger.merchantId } });
    expect([bySub.error, byId.error]).toMatchObject([
      { code: 'merchant.notFound', status: 404 },
      { code: 'merchant.notFound', status: 404 },
    ]);
  });

  test('NAV-10 NAV-13 a closed or deleted merchant answers only with its state', async () => {
    const ask = (scene: Scene) =>
      visitor(scene)(endpoints.getMerchant, { params: { id: scene.merchantId } }).then(unwrap);
    expect(await ask(closed)).toMatchObject({ isActive: false });
    expect(await ask(gone)).toMatchObject({ deleted: true });
    expect((await visitor(closed)(endpoints.getAbout)).error).toMatchObject({ code: 'merchant.inactive' });
    expect((await visitor(gone)(endpoints.listBranches)).error).toMatchObject({ code: 'merchant.deleted' });
  });

  const LISTS = ['/users/v1/merchants', '/support/v1/brand/catalog'];
  const listOn = (scene: Scene, path: string, headers: Record<string, string>) =>
    scene.request(path, { headers });

  test.each([{ host: 'localhost' }, { host: '127.0.0.1:3000' }])(
    'API-46 API-47 ENT-06 on the plain host %j the lists have the brands that take orders, and no others',
    async (headers) => {
      const [listed, brands] = await Promise.all(
        LISTS.map(
          async (path) => (await (await listOn(osh, path, headers)).json()) as Record<string, unknown>[],
        ),
      );
      const ids = listed!.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([osh.merchantId, burger.merchantId]));
      expect(ids).not.toContain(closed.merchantId);
      expect(ids).not.toContain(gone.merchantId);
      expect(brands!.find(({ merchantId }) => merchantId === osh.merchantId)).toMatchObject({
        name: { uz: 'Dilkash Osh' },
      });
      expect(brands!.some(({ merchantId }) => merchantId === gone.merchantId)).toBe(false);
    },
  );

  test.each(LISTS)('API-46 API-47 T04 a brand’s host answers %s with 404', async (path) => {
    for (const scene of [osh, closed]) {
      const answer = await scene.request(`${path}?vendor=${burger.merchantId}`);
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'notFound']);
    }
  });

  test.each([
    [{ SANDBOX: '1' }, 'localhost', 200],
    [{ SANDBOX: '0' }, 'localhost', 404],
    [{ SANDBOX: '0', DEV_HOSTS: 'dev.example' }, 'localhost', 404],
    [{ SANDBOX: '0', DEV_HOSTS: 'dev.example' }, 'dev.example', 200],
    [{ SANDBOX: '1' }, 'unknown.example', 421],
  ])('T02 API-46 API-47 with %j the host %s answers the lists with %i', async (env, host, status) => {
    const there = await aRunningApi({ env });
    for (const path of LISTS) {
      const answer = await listOn(there, path, { host, 'x-merchant-id': there.merchantId });
      expect(answer.status).toBe(status);
    }
  });

  test('API-47 a host of the domains table belongs to its brand, whatever its name', async () => {
    const there = await aRunningApi({ env: { DEV_HOSTS: 'dev.example' } });
    await there.deps.db.asPlatform((tx) =>
      tx.insert(domains).values({ host: 'dev.example', merchantId: there.merchantId }),
    );
    expect((await listOn(there, LISTS[0]!, { host: 'dev.example' })).status).toBe(404);
  });

  test('ENT-05 D11 T25 no answer has a secret of any merchant in it', async () => {
    const paths = [
      `/users/v1/merchants/${osh.merchantId}`,
      '/support/v1/merchant/about',
      '/support/v1/merchant/settings/web',
      '/support/v1/merchant/settings/click-app/client',
      '/orders/v1/merchant/settings',
    ];
    const texts = [
      ...(await Promise.all(paths.map((path) => osh.request(path)))),
      ...(await Promise.all(LISTS.map((path) => listOn(osh, path, { host: 'localhost' })))),
    ].map((answer) => answer.text());
    for (const text of await Promise.all(texts)) {
      for (const name of MERCHANT_SECRETS) expect(text).not.toContain(`"${name}"`);
      expect(text).not.toContain('secret-');
    }
  });
});

describe('how the merchant is set up', () => {
  test('SET-30 API-20 API-21 three parts, each with its own values and without defaults', async () => {
    expect(unwrap(await visitor(osh)(endpoints.getAbout))).toEqual({
      title: 'Dilkash Osh',
      phone: '+998 71 000 10 01',
    });
    expect(unwrap(await visitor(osh)(endpoints.getWebSettings))).toEqual({
      mainColor: '#123456',
      shouldValidateDeliveryArea: false,
    });
    expect(unwrap(await visitor(osh)(endpoints.getClickAppSettings))).toEqual({ click: true });
  });

  test('BOOT-10 the language that is forced on a merchant is part of its settings', async () => {
    const forced = await aRunningApi();
    const server = { forcedLanguage: 'ru' };
    await forced.deps.db.inTenant(forced.merchantId, (tx) => tx.update(settings).set({ server }));
    expect(unwrap(await visitor(forced)(endpoints.getWebSettings))).toMatchObject({ forcedLanguage: 'ru' });
  });

  test('API-19 D48 the order settings’ area validation has an answer of its own', async () => {
    const orderSettings = v.parse(OrderSettings, { shouldValidateDeliveryArea: true });
    const strict = await aRunningApi({ brand: { orderSettings } });
    const answer = unwrap(await visitor(strict)(endpoints.getOrderSettings));
    expect(answer).toMatchObject({ shouldValidateDeliveryArea: true, minimalDeliveryPrice: 0 });
  });

  test('API-29 T04 order settings by id are the own ones alone', async () => {
    const mine = { params: { merchantId: osh.merchantId } };
    expect(unwrap(await visitor(osh)(endpoints.getOrderSettingsById, mine))).toEqual(
      unwrap(await visitor(osh)(endpoints.getOrderSettings)),
    );
    const other = { params: { merchantId: burger.merchantId } };
    expect((await visitor(osh)(endpoints.getOrderSettingsById, other)).error?.status).toBe(404);
  });

  test('SET-21 a changed setting reaches the next reader', async () => {
    const read = async () => unwrap(await visitor(burger)(endpoints.getWebSettings)).mainColor;
    await read();
    const web = { mainColor: '#ABCDEF' };
    await burger.deps.db.inTenant(burger.merchantId, (tx) => tx.update(settings).set({ web }));
    await vi.waitFor(async () => expect(await read()).toBe('#ABCDEF'), { timeout: 30_000 });
  });
});
