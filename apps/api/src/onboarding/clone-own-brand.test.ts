import { endpoints, unwrap } from '@dasturxon/core/api';
import { backOfficeHost } from '@dasturxon/core/merchant';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { paymentMethods } from '../db/schema/content.ts';
import { brandInvites } from '../db/schema/editing/onboarding.ts';
import { merchants, settings } from '../db/schema/merchants.ts';
import { promos } from '../db/schema/promos.ts';
import { auditLog } from '../db/schema/staff.ts';
import { createSecrets } from '../kernel/secrets.ts';
import { officeBrowser, staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, save } from '../testing/back-office/menu-editor.ts';
import { onboardingCalls } from '../testing/back-office/onboarding-scene.ts';
import { later } from '../testing/codes.ts';
import { delivery, key, place } from '../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';

let osh: Scene;
let owner: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

const { aSub, brandsOf, sceneOf, becomeOwner } = onboardingCalls(() => osh);
const wanted = (change: object = {}) => ({ name: 'Choyxona 2', sub: aSub(), sms: null, ...change });
const clone = (who: StaffPerson, body: ReturnType<typeof wanted>, idempotencyKey = key()) =>
  who.api(endpoints.cloneBrand, { body, idempotencyKey });
const menuOf = async (from: Scene) =>
  unwrap(await from.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));

/** Asks the storefront of a brand that was made. */
const ask = (sub: string, path: string) =>
  osh.app.request(path, { headers: { host: `${sub}.localhost` } }) as Promise<Response>;

describe('BO-365 an owner makes a copy of the brand', () => {
  test('with its menu at an address of its own, and proves their phone there as a new owner does', async () => {
    const given = wanted();
    const { goTo } = unwrap(await clone(owner, given));
    const token = new URL(goTo).hash.slice(1);
    expect(goTo).toBe(`http://${backOfficeHost(`${given.sub}.localhost`)}:3000/own#${token}`);
    const copied = (await (await ask(given.sub, '/products/v1/overalls')).json()) as {
      products: { id: string; name: object }[];
    };
    const names = (products: readonly { id: string; name: object }[]) => products.map(({ id }) => id);
    expect(names(copied.products)).toEqual(names((await menuOf(osh)).products));
    const shown = (await (await ask(given.sub, '/support/v1/merchant/settings/web')).json()) as object;
    expect(shown).toMatchObject({ brand: 'Choyxona 2', title: 'Choyxona 2' });
    expect(JSON.stringify(shown)).not.toContain(osh.merchantId);

    const { browser, error } = await becomeOwner(sceneOf(given.sub), token);
    expect(error).toBeNull();
    expect(unwrap(await browser.api(endpoints.readStaffSession))).toMatchObject({ role: 'ADMIN' });
    const log = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(auditLog));
    expect(log).toContainEqual(
      expect.objectContaining({
        action: 'brand.clone',
        userId: owner.userId,
        after: { brand: given.sub },
      }),
    );
  });

  test('T04 a manager, and an owner of some branches, make none', async () => {
    for (const who of [
      await staffPerson(osh, { role: 'MANAGER' }),
      await staffPerson(osh, { role: 'ADMIN', branchIds: ['branch-1'] }),
    ]) {
      const given = wanted();
      expect((await clone(who, given)).error?.code).toBe('forbidden');
      expect(await brandsOf(osh, given.sub)).toEqual([]);
    }
  });

  test('T03 without guests, orders, staff, drafts, secrets, accounts of services and used codes', async () => {
    const guest = await osh.person({ phone: aPhone() });
    unwrap(await place(guest, delivery()));
    unwrap(await save(owner, [patch('costPrice', 12_345, 0)]));
    expect((await draftOf(owner)).patches).toHaveLength(1);
    const { merchantId } = osh;
    await osh.deps.db.inTenant(merchantId, async (tx) => {
      const secrets = osh.deps.secrets.seal({ telegramBotToken: 'the-bot-of-osh' }, merchantId);
      await tx.update(merchants).set({ secrets }).where(eq(merchants.merchantId, merchantId));
      await tx
        .update(settings)
        .set({
          web: sql`${settings.web} || '{"googleTagManager":{"active":true,"id":"GTM-OSH1"},"telegramBotLink":"https://t.me/osh_bot"}'`,
          server: { telegramStaffChat: '-1001' },
        })
        .where(eq(settings.merchantId, merchantId));
      const rule = { merchantId, id: 'p1', code: 'OSH', discountType: 'PERCENTAGE', uses: 7, spent: 70_000 };
      await tx.insert(promos).values(rule);
      const payme = osh.deps.secrets.seal({ key: 'payme-key' }, merchantId);
      await tx
        .insert(paymentMethods)
        .values({ merchantId, id: 'payme-x', type: 'PAYME', secrets: payme, isActive: true })
        .onConflictDoUpdate({
          target: [paymentMethods.merchantId, paymentMethods.type],
          set: { secrets: payme, isActive: true },
        });
    });
    const given = wanted();
    unwrap(await clone(owner, given));
    const made = `m-${given.sub}`;
    const counts = await osh.deps.db.asPlatform((tx) =>
      tx.execute<Record<string, number>>(sql`select
        (select count(*)::int from users where merchant_id = ${made}) as users,
        (select count(*)::int from orders where merchant_id = ${made}) as orders,
        (select count(*)::int from menu_patches where merchant_id = ${made}) as patches,
        (select count(*)::int from audit_log where merchant_id = ${made}) as audit,
        (select sum(uses + spent)::int from promos where merchant_id = ${made}) as uses`),
    );
    expect(counts.rows[0]).toEqual({ users: 0, orders: 0, patches: 0, audit: 0, uses: 0 });
    const [row] = await brandsOf(osh, given.sub);
    const opened = osh.deps.secrets.open(row?.secrets ?? '', made);
    expect(Object.keys(opened ?? {})).toEqual(['smsAccounts']);
    await osh.deps.db.inTenant(made, async (tx) => {
      const [own] = await tx.select().from(settings);
      expect(JSON.stringify(own)).not.toMatch(/GTM-OSH1|osh_bot|-1001/);
      const methods = await tx.select().from(paymentMethods);
      expect(methods.find(({ type }) => type === 'PAYME')).toMatchObject({ isActive: false, secrets: null });
      expect(methods.find(({ type }) => type === 'CASH')?.isActive).toBe(true);
    });
  });

  test('T04 of their own brand alone: what another brand has is not in it', async () => {
    const burger = await aRunningApi({ brand: editedBrand() });
    await burger.deps.db.inTenant(burger.merchantId, (tx) =>
      tx.update(settings).set({ about: { text: 'of burger' } }),
    );
    const given = wanted();
    unwrap(await clone(owner, given));
    const rows = await osh.deps.db.inTenant(`m-${given.sub}`, (tx) => tx.select().from(settings));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('of burger');
    // A session of one brand reaches no other: not by its cookie, nor by the new brand's host.
    const other = officeBrowser(sceneOf(given.sub));
    const response = await other.request(endpoints.cloneBrand.path, {
      method: 'POST',
      headers: { cookie: owner.cookie(), 'content-type': 'application/json', 'idempotency-key': key() },
      body: JSON.stringify(wanted()),
    });
    expect(response.status).toBe(401);
  });
});

describe('BO-365 a copy is made whole and once', () => {
  test('the same call again, and five at one moment, lead to one brand', async () => {
    const [given, once] = [wanted(), key()];
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => clone(owner, given, once)));
    const [first] = outcomes.filter(({ error }) => error === null).map((one) => unwrap(one).goTo);
    expect(new Set(outcomes.map(({ data }) => data?.goTo ?? first)).size).toBe(1);
    expect(unwrap(await clone(owner, given, once)).goTo).toBe(first);
    expect(await brandsOf(osh, given.sub)).toHaveLength(1);
  });

  test('a taken address is named, and nothing is made', async () => {
    const given = wanted();
    unwrap(await clone(owner, given));
    const check = (sub: string) => owner.api(endpoints.checkCloneSub, { body: { sub } });
    expect(unwrap(await check(given.sub))).toEqual({ problem: 'taken' });
    expect(unwrap(await check('admin'))).toEqual({ problem: 'reserved' });
    expect(unwrap(await check(aSub()))).toEqual({ problem: null });
    const { error } = await clone(owner, wanted({ sub: given.sub }));
    expect([error?.code, error?.status]).toEqual(['brand.subTaken', 409]);
    expect((await clone(owner, wanted({ sub: 'www' }))).error?.code).toBe('brand.subReserved');
  });

  test('of two owners who take an address at one moment one gets it, whole', async () => {
    const burger = await aRunningApi();
    const other = await staffPerson(burger, { role: 'ADMIN' });
    const given = wanted();
    const outcomes = await Promise.all([clone(owner, given), clone(other, given)]);
    const codes = outcomes.map(({ error }) => error?.code ?? 'made').toSorted();
    expect(codes).toEqual(['brand.subTaken', 'made']);
    expect(await brandsOf(osh, given.sub)).toHaveLength(1);
  });

  test('a failure in between leaves no brand and no link, and the same call then makes it', async () => {
    const { db } = osh.deps;
    const [given, once] = [wanted(), key()];
    const before = await db.asPlatform((tx) => tx.select().from(brandInvites));
    // The last write of the copy: its line in the audit log.
    await db.executeSql(
      "alter table audit_log add constraint no_copies check (action <> 'brand.clone') not valid",
    );
    expect((await clone(owner, given, once)).error?.status).toBe(500);
    await db.executeSql('alter table audit_log drop constraint no_copies');
    expect(await brandsOf(osh, given.sub)).toEqual([]);
    expect(await db.asPlatform((tx) => tx.select().from(brandInvites))).toEqual(before);
    unwrap(await clone(owner, given, once));
    expect(await brandsOf(osh, given.sub)).toHaveLength(1);
  });
});

describe('BO-365 where there are real services', () => {
  let eats: Scene;
  let boss: StaffPerson;
  const account = { gateway: 'ESKIZ' as const, username: 'eskiz-user', password: 'eskiz-secret' };
  beforeAll(async () => {
    eats = await aRunningApi({ env: { SANDBOX: '0', PLATFORM_HOST: 'eats.example.uz' } });
    boss = await staffPerson(eats, { role: 'ADMIN' });
  });

  test('the new brand gets the SMS account that its owner gives, and needs one', async () => {
    expect(unwrap(await boss.api(endpoints.readCloneOffer))).toEqual({
      platformHost: 'eats.example.uz',
      needsSms: true,
    });
    expect((await clone(boss, wanted())).error?.code).toBe('request.invalid');
    const given = wanted({ sms: account });
    const { goTo } = unwrap(await clone(boss, given));
    expect(goTo).toMatch(`https://admin.${given.sub}.eats.example.uz/own#`);
    const [row] = await brandsOf(eats, given.sub);
    expect(row?.secrets).not.toContain('eskiz-secret');
    expect(createSecrets(Buffer.alloc(32, 7)).open(row?.secrets ?? '', `m-${given.sub}`)).toMatchObject({
      smsAccounts: { ESKIZ: { username: 'eskiz-user', password: 'eskiz-secret' } },
    });
  });

  test('a brand makes three copies a day', async () => {
    later(eats, 86_400);
    const who = await staffPerson(eats, { role: 'ADMIN' });
    const codes = [];
    for (let n = 0; n < 4; n += 1) codes.push((await clone(who, wanted({ sms: account }))).error?.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'request.rateLimited']);
  });

  test('a server that gives no addresses makes none', async () => {
    const plain = await aRunningApi({ env: { SANDBOX: '0' } });
    const who = await staffPerson(plain, { role: 'ADMIN' });
    expect(unwrap(await who.api(endpoints.readCloneOffer)).platformHost).toBeNull();
    expect((await clone(who, wanted({ sms: account }))).error?.code).toBe('notFound');
  });
});
