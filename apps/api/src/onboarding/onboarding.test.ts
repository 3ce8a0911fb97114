import { endpoints, unwrap } from '@dasturxon/core/api';
import { backOfficeHost } from '@dasturxon/core/merchant';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { domains } from '../db/schema/merchants.ts';
import { brandInvites } from '../db/schema/editing/onboarding.ts';
import { officeBrowser } from '../testing/back-office/back-office-scene.ts';
import { codeFor, later } from '../testing/codes.ts';
import { onboardingCalls } from '../testing/back-office/onboarding-scene.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await aRunningApi();
});

const { aLink, platform, wanted, brandsOf, sceneOf, aMadeBrand, becomeOwner, aSub } = onboardingCalls(
  () => scene,
);

test('BO-330 an operator’s link makes a brand at its own address, with the menu of a template, and leads its owner in', async () => {
  const { link, token } = await aLink();
  expect(link).toMatch(/^http:\/\/localhost:\d+\/start#/);
  expect(unwrap(await platform()(endpoints.readBrandInvite, { body: { token } }))).toMatchObject({
    platformHost: 'localhost',
    made: null,
  });
  const given = wanted(token);
  const { goTo } = unwrap(await platform()(endpoints.makeOwnBrand, { body: given }));
  expect(goTo).toBe(`http://${backOfficeHost(`${given.sub}.localhost`)}:3000/own#${token}`);
  const ask = (path: string) =>
    scene.app.request(path, { headers: { host: `${given.sub}.localhost` } }) as Promise<Response>;
  const menu = (await (await ask('/products/v1/overalls')).json()) as { products: unknown[] };
  expect(menu.products.length).toBeGreaterThanOrEqual(12);
  const settings = (await (await ask('/support/v1/merchant/settings/web')).json()) as object;
  expect(JSON.stringify(settings)).not.toContain(token);

  const { browser, error } = await becomeOwner(sceneOf(given.sub), token);
  expect(error).toBeNull();
  expect(unwrap(await browser.api(endpoints.readStaffSession))).toMatchObject({
    role: 'ADMIN',
    factor: 'SET_UP',
    permissions: [],
  });
});

describe('BO-330 a link makes one brand', () => {
  test('and leads to it afterwards, whatever is asked for', async () => {
    const { token, goTo, sub } = await aMadeBrand();
    const other = wanted(token);
    expect(unwrap(await platform()(endpoints.makeOwnBrand, { body: other }))).toEqual({ goTo });
    expect(await brandsOf(scene, other.sub)).toEqual([]);
    expect(unwrap(await platform()(endpoints.readBrandInvite, { body: { token } })).made).toEqual({
      name: 'Choyxona',
      goTo,
    });
    expect(goTo).toContain(sub);
  });

  test('also when ten tabs send it at one moment', async () => {
    const { token } = await aLink();
    const all = Array.from({ length: 10 }, () => wanted(token));
    const outcomes = await Promise.all(all.map((body) => platform()(endpoints.makeOwnBrand, { body })));
    expect(new Set(outcomes.map((one) => unwrap(one).goTo)).size).toBe(1);
    const made = await Promise.all(all.map(({ sub }) => brandsOf(scene, sub)));
    expect(made.flat()).toHaveLength(1);
  });

  test('and none after seven days, or with a token that was made up', async () => {
    const { token } = await aLink();
    later(scene, 7 * 86_400 - 1);
    expect((await platform()(endpoints.readBrandInvite, { body: { token } })).error).toBeNull();
    later(scene, 1);
    const body = wanted(token);
    expect((await platform()(endpoints.makeOwnBrand, { body })).error?.code).toBe('invite.invalid');
    const forged = wanted('a'.repeat(43));
    expect((await platform()(endpoints.makeOwnBrand, { body: forged })).error?.code).toBe('invite.invalid');
    const check = { token: forged.token, sub: 'choyxona' };
    expect((await platform()(endpoints.checkBrandSub, { body: check })).error?.code).toBe('invite.invalid');
    expect(await brandsOf(scene, body.sub)).toEqual([]);
  });

  test('on the platform’s host alone', async () => {
    const { token } = await aLink();
    const { brand } = await aMadeBrand();
    for (const host of [scene.host, backOfficeHost(brand.host)])
      expect((await platform(host)(endpoints.makeOwnBrand, { body: wanted(token) })).error?.code).toBe(
        'notFound',
      );
    expect((await platform('elsewhere.uz')(endpoints.readBrandInvite, { body: { token } })).error?.code).toBe(
      'tenant_unknown',
    );
  });
});

describe('BO-330 a short name', () => {
  test('belongs to the first of two owners who take it at one moment; the other reads why', async () => {
    const sub = aSub();
    const links = await Promise.all([aLink(), aLink(), aLink(), aLink()]);
    const outcomes = await Promise.all(
      links.map(({ token }) => platform()(endpoints.makeOwnBrand, { body: wanted(token, { sub }) })),
    );
    const codes = outcomes.map(({ error }) => error?.code ?? 'made');
    expect(codes.toSorted()).toEqual(['brand.subTaken', 'brand.subTaken', 'brand.subTaken', 'made']);
    expect(await brandsOf(scene, sub)).toHaveLength(1);
    // The link of the other owner still makes a brand by another name.
    const loser = links[codes.indexOf('brand.subTaken')]!;
    expect((await platform()(endpoints.makeOwnBrand, { body: wanted(loser.token) })).error).toBeNull();
  });

  test.each([
    ['admin', 'reserved'],
    ['www', 'reserved'],
    ['Choyxona', 'shape'],
    ['x', 'shape'],
    ['osh-', 'shape'],
    ['xn--osh', 'shape'],
    ['osh.uz', 'shape'],
  ])('%s is refused as %s', async (sub, problem) => {
    const { token } = await aLink();
    expect(unwrap(await platform()(endpoints.checkBrandSub, { body: { token, sub } }))).toEqual({ problem });
    const { error } = await platform()(endpoints.makeOwnBrand, { body: wanted(token, { sub }) });
    expect(error?.code).toBe('brand.subReserved');
  });

  test('T04 BO-366 is never the id of another brand, whose data and accounts its calls would reach', async () => {
    const { sub } = await aMadeBrand();
    const { token } = await aLink();
    const asId = `m-${sub}`;
    expect(unwrap(await platform()(endpoints.checkBrandSub, { body: { token, sub: asId } }))).toEqual({
      problem: 'taken',
    });
    const { error } = await platform()(endpoints.makeOwnBrand, { body: wanted(token, { sub: asId }) });
    expect(error?.code).toBe('brand.subTaken');
  });

  test('is shown as taken while it is typed', async () => {
    const { sub } = await aMadeBrand();
    const { token } = await aLink();
    const check = (name: string) => platform()(endpoints.checkBrandSub, { body: { token, sub: name } });
    expect(unwrap(await check(sub))).toEqual({ problem: 'taken' });
    expect(unwrap(await check(aSub()))).toEqual({ problem: null });
  });
});

describe('BO-330 the owner', () => {
  test('is one: of people who prove their phones at one moment, and never a second', async () => {
    const { token, brand } = await aMadeBrand();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => becomeOwner(brand, token)));
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await becomeOwner(brand, token)).error?.code).toBe('invite.invalid');
  });

  test('is not made by the link of another brand, nor by a link of no brand', async () => {
    const [first, second] = [await aMadeBrand(), await aMadeBrand()];
    expect((await becomeOwner(first.brand, second.token)).error?.code).toBe('invite.invalid');
    expect((await becomeOwner(first.brand, (await aLink()).token)).error?.code).toBe('invite.invalid');
    expect((await becomeOwner(scene, first.token)).error?.code).toBe('invite.invalid');
  });

  test('is not made with a wrong code, which counts as a try', async () => {
    const { token, brand } = await aMadeBrand();
    const phone = aPhone();
    await codeFor(brand, phone);
    const body = { token, phone, code: '000000', name: 'Nodira' };
    const { error } = await officeBrowser(brand).api(endpoints.acceptOwner, { body });
    expect([error?.code, error?.data['triesLeft']]).toEqual(['code.wrong', 4]);
  });
});

test('BO-330 the token is stored as its hash; the operator’s SMS account is sealed, and is the brand’s alone', async () => {
  const account = { username: 'eskiz-user', password: 'eskiz-secret' };
  const { token } = await aLink({ gateway: 'ESKIZ', account });
  const stored = () => scene.deps.db.asPlatform((tx) => tx.select().from(brandInvites));
  expect(JSON.stringify(await stored())).not.toMatch(new RegExp(`${token}|eskiz-secret`));
  const given = wanted(token);
  await platform()(endpoints.makeOwnBrand, { body: given });
  const [made] = await brandsOf(scene, given.sub);
  expect(made?.secrets).not.toContain('eskiz-secret');
  expect(scene.deps.secrets.open(made?.secrets ?? '', `m-${given.sub}`)).toMatchObject({
    smsAccounts: { ESKIZ: account },
  });
  expect((await stored()).find(({ madeId }) => madeId === `m-${given.sub}`)?.sms).toBeNull();
});

test('BO-330 a deployment with guests needs its own host for new brands, and gives them theirs under it', async () => {
  const plain = await aRunningApi({ env: { SANDBOX: '0' } });
  await expect(aLink({}, plain)).rejects.toThrow('set PLATFORM_HOST');
  const eats = await aRunningApi({ env: { SANDBOX: '0', PLATFORM_HOST: 'Eats.example.uz' } });
  const { link, token } = await aLink({}, eats);
  expect(link).toMatch(/^https:\/\/eats\.example\.uz\/start#/);
  const given = wanted(token);
  const { goTo } = unwrap(await platform('eats.example.uz', eats)(endpoints.makeOwnBrand, { body: given }));
  expect(goTo).toBe(`https://admin.${given.sub}.eats.example.uz/own#${token}`);
  const hosts = await eats.deps.db.asPlatform((tx) =>
    tx
      .select({ host: domains.host })
      .from(domains)
      .where(eq(domains.merchantId, `m-${given.sub}`)),
  );
  expect(hosts.map(({ host }) => host).toSorted()).toEqual([
    `admin.${given.sub}.eats.example.uz`,
    `${given.sub}.eats.example.uz`,
  ]);
});

test('BO-330 guesses from one address come to an end, and those of another are answered', async () => {
  const proxied = await aRunningApi({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const guess = async (address: string) => {
    const response = await proxied.app.request('/admin/v1/brands/invite', {
      method: 'POST',
      headers: { host: 'localhost', 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ token: 'a'.repeat(43) }),
    });
    return response.status;
  };
  const statuses = await Promise.all(Array.from({ length: 60 }, () => guess('203.0.113.7')));
  expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(40);
  expect(statuses).toContain(429);
  expect(await guess('198.51.100.4')).toBe(404);
});
