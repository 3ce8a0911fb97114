import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';
import { aContact, anInitData, BOT_TOKEN, OTHER_TOKEN } from '../testing/telegram.ts';
import { aTelegramGuest as aGuest, authAt, launchOf } from '../testing/webbot.ts';

let osh: Scene;
let burger: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { miniAppKeys: { telegramBotToken: BOT_TOKEN } } });
  burger = await aRunningApi({ brand: { miniAppKeys: { telegramBotToken: OTHER_TOKEN } } });
});

const launch = (userId?: number) => launchOf(osh, userId);
const auth = (initData: string, scene = osh) => authAt(scene, initData);
const secondsLater = (seconds: number) => new Date(osh.clock.now.getTime() + seconds * 1000);
const rowOf = async (id: string) => {
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(users).where(eq(users.id, id)),
  );
  return rows[0]!;
};

describe('signing in by init data', () => {
  test('API-43 SES-09 TEN-07 a new Telegram user becomes a customer of this merchant', async () => {
    const initData = anInitData({
      userId: aGuest(),
      now: osh.clock.now,
      firstName: 'Алишер',
      language: 'ru-RU',
    });
    const { token, user } = unwrap(await auth(initData));
    expect(user).toMatchObject({
      firstName: 'Алишер',
      phone: null,
      role: 'CLIENT',
      merchantId: osh.merchantId,
    });
    expect(unwrap(await osh.as(token)(endpoints.getMe)).id).toBe(user.id);
    expect((await rowOf(user.id)).language).toBe('ru');
  });

  test('API-42 the token exchange gives a token of the same customer', async () => {
    const guest = aGuest();
    const { user } = unwrap(await auth(launch(guest)));
    const { token } = unwrap(
      await osh.as(null)(endpoints.exchangeInitData, { body: { initData: launch(guest) } }),
    );
    expect(unwrap(await osh.as(token)(endpoints.getMe)).id).toBe(user.id);
  });

  test('T09 T14 D28 the init data of one merchant’s bot is invalid at another', async () => {
    const { error } = await auth(launch(), burger);
    expect(error).toMatchObject({ status: 401, code: 'messenger.initDataInvalid' });
    const guest = aGuest();
    const there = anInitData({ userId: guest, now: burger.clock.now, botToken: OTHER_TOKEN });
    const [here, elsewhere] = [unwrap(await auth(launch(guest))), unwrap(await auth(there, burger))];
    expect(here.user.id).not.toBe(elsewhere.user.id);
  });

  test('a brand without a bot refuses the sign-in', async () => {
    const plain = await aRunningApi();
    expect((await auth(launch(), plain)).error?.code).toBe('messenger.initDataInvalid');
  });

  test('T15 after an hour, and from the future, init data is expired', async () => {
    const old = anInitData({ userId: aGuest(), now: secondsLater(-3_601) });
    const future = anInitData({ userId: aGuest(), now: secondsLater(61) });
    for (const initData of [old, future])
      expect((await auth(initData)).error).toMatchObject({
        status: 401,
        code: 'messenger.initDataExpired',
      });
    expect((await auth(anInitData({ userId: aGuest(), now: secondsLater(-3_600) }))).error).toBeNull();
  });

  test('T15 one launch signs in five times, however it is asked, and never a sixth', async () => {
    const initData = launch();
    for (let reload = 0; reload < 4; reload += 1) unwrap(await auth(initData));
    unwrap(await osh.as(null)(endpoints.exchangeInitData, { body: { initData } }));
    const sixth = await auth(initData);
    expect(sixth.error).toMatchObject({ status: 401, code: 'messenger.initDataExpired' });
  });

  test('T15 twenty at the same moment are five sign-ins of one customer', async () => {
    const initData = launch();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => auth(initData)));
    const ids = outcomes.flatMap(({ data }) => (data ? [data.user.id] : []));
    expect([ids.length, new Set(ids).size]).toEqual([5, 1]);
  });

  test.each([
    ['ten characters', 'auth_date=', 'messenger.notFound', 400],
    ['no signature', 'user=%7B%22id%22%3A1%7D&auth_date=1778655600', 'messenger.initDataInvalid', 401],
    ['5,000 characters', `user=${'a'.repeat(5_000)}`, 'messenger.initDataInvalid', 401],
  ])('T14 SES-05 ERR-14 %s are refused', async (_, initData, code, status) => {
    expect((await auth(initData)).error).toMatchObject({ code, status });
  });

  test('T17 a shared contact is no init data', async () => {
    const contact = aContact({ userId: aGuest(), phone: aPhone(), now: osh.clock.now });
    expect((await auth(contact)).error?.code).toBe('messenger.initDataInvalid');
  });

  test('a disabled customer is not signed in', async () => {
    const guest = aGuest();
    const { user } = unwrap(await auth(launch(guest)));
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(users).set({ isActive: false }).where(eq(users.id, user.id)),
    );
    expect((await auth(launch(guest))).error?.code).toBe('forbidden');
  });
});

test('API-45 SES-10 a guest is asked for the phone unless the merchant’s setting forbids it', async () => {
  expect(unwrap(await osh.as(null)(endpoints.getBotSetting))).toMatchObject({
    isPhoneVerificationRequired: true,
  });
});
