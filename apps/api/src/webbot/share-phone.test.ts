import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { reservations } from '../db/schema/content.ts';
import { users } from '../db/schema/customers.ts';
import { orders } from '../db/schema/orders.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';
import { aContact, anInitData, BOT_TOKEN, OTHER_TOKEN, signFor } from '../testing/telegram.ts';
import { aTelegramGuest as aGuest, authAt, launchOf, loginAt } from '../testing/webbot.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { miniAppKeys: { telegramBotToken: BOT_TOKEN } } });
});

const launch = (userId?: number) => launchOf(osh, userId);
const auth = (initData: string) => authAt(osh, initData);
const login = (body: { contactResponse: string; initData: string | null }) => loginAt(osh, body);
const secondsLater = (seconds: number) => new Date(osh.clock.now.getTime() + seconds * 1000);
const rowOf = async (id: string) => {
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(users).where(eq(users.id, id)),
  );
  return rows[0]!;
};

describe('sharing the phone', () => {
  test('API-44 D64 SES-11 the phone comes only from the signed contact', async () => {
    const [guest, phone] = [aGuest(), aPhone()];
    const before = unwrap(await auth(launch(guest)));
    const contactResponse = aContact({ userId: guest, phone, now: osh.clock.now });
    const { user } = unwrap(await login({ contactResponse, initData: launch(guest) }));
    expect(user).toMatchObject({ id: before.user.id, phone, firstName: 'Aziza' });
  });

  test('T16 a plain phone and name are 400', async () => {
    const response = await osh.request('/webbot/v1/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: aPhone(), firstName: 'Mallory', initData: launch() }),
    });
    expect(response.status).toBe(400);
  });

  test('T16 another person’s contact is 401', async () => {
    const contactResponse = aContact({ userId: aGuest(), phone: aPhone(), now: osh.clock.now });
    const { error } = await login({ contactResponse, initData: launch() });
    expect(error?.status).toBe(401);
  });

  test('T16 two hundred forged contacts are refused', async () => {
    const guest = aGuest();
    const [victim, initData] = [aPhone(), launch(guest)];
    const real = aContact({ userId: guest, phone: aPhone(), now: osh.clock.now });
    const hash = real.slice(real.indexOf('hash='));
    for (let i = 0; i < 200; i += 1) {
      const forged = [
        real.replace(/\d{12}/, victim),
        `contact=${encodeURIComponent(JSON.stringify({ user_id: guest, phone_number: victim }))}&auth_date=${i}&${hash}`,
        aContact({ userId: guest, phone: victim, now: osh.clock.now, botToken: OTHER_TOKEN }),
        initData,
      ][i % 4]!;
      const { data, error } = await login({ contactResponse: forged, initData });
      expect([data, error?.code]).toEqual([null, 'messenger.contactInvalid']);
    }
  });

  test('T16 ERR-14 without init data a contact is refused', async () => {
    const contactResponse = aContact({ userId: aGuest(), phone: aPhone(), now: osh.clock.now });
    expect((await login({ contactResponse, initData: null })).error?.code).toBe('messenger.notFound');
  });

  test('T15 a contact from a quarter of an hour ago is stale', async () => {
    const guest = aGuest();
    const contactResponse = aContact({ userId: guest, phone: aPhone(), now: secondsLater(-901) });
    const { error } = await login({ contactResponse, initData: launch(guest) });
    expect(error?.code).toBe('messenger.contactInvalid');
  });

  test('a customer who has signed in by SMS before gets that account with the data of the one without a phone', async () => {
    const [guest, phone] = [aGuest(), aPhone()];
    const web = await osh.person({ phone, cashback: 2_000 });
    const { token, user } = unwrap(await auth(launch(guest)));
    const nameless = { userId: user.id, token, api: osh.as(token) };
    // An order from before orders needed a phone.
    const order = unwrap(await place(await osh.person(), pickUp()));
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(orders).set({ userId: user.id, phoneHash: null }).where(eq(orders.id, order.id!)),
    );
    for (const api of [nameless.api, web.api])
      unwrap(await api(endpoints.addFavourite, { body: { productId: 'product-1', isFavourite: true } }));
    const booking = { merchantId: osh.merchantId, id: 'r1', branchId: 'branch-1', chairs: 2, data: {} };
    const [time, until] = [osh.clock.now, new Date(osh.clock.now.getTime() + 3600_000)];
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.insert(reservations).values({ ...booking, userId: user.id, time, until }),
    );
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(users).set({ cashback: 500 }).where(eq(users.id, user.id)),
    );
    const contactResponse = aContact({ userId: guest, phone, now: osh.clock.now });
    const session = unwrap(await login({ contactResponse, initData: launch(guest) }));
    expect(session.user).toMatchObject({ id: web.userId, phone, cashback: 2_500 });
    const own = await osh.as(session.token)(endpoints.getOrder, { params: { id: order.id! } });
    expect(own.error).toBeNull();
    const all = osh.as(session.token);
    expect(unwrap(await all(endpoints.listReservations)).map(({ id }) => id)).toEqual(['r1']);
    expect(unwrap(await all(endpoints.listFavourites, { query: { isFavourite: true } }))).toHaveLength(1);
    expect((await nameless.api(endpoints.getMe)).error?.status).toBe(401);
    expect(unwrap(await auth(launch(guest))).user.id).toBe(web.userId);
  });

  test('D47 an account of the website gets the language of its Telegram, and keeps one chosen before', async () => {
    for (const chosen of [null, 'tr'] as const) {
      const [guest, phone] = [aGuest(), aPhone()];
      const web = await osh.person({ phone });
      await osh.deps.db.inTenant(osh.merchantId, (tx) =>
        tx.update(users).set({ language: chosen }).where(eq(users.id, web.userId)),
      );
      const contactResponse = aContact({ userId: guest, phone, now: osh.clock.now });
      const initData = anInitData({ userId: guest, now: osh.clock.now, language: 'ru' });
      unwrap(await login({ contactResponse, initData }));
      expect((await rowOf(web.userId)).language).toBe(chosen ?? 'ru');
    }
  });

  test('D47 a language chosen in Telegram goes with the account to the phone', async () => {
    const [guest, phone] = [aGuest(), aPhone()];
    const web = await osh.person({ phone });
    const initData = anInitData({ userId: guest, now: osh.clock.now, language: 'ru' });
    const { user } = unwrap(await auth(initData));
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(users).set({ language: 'kz' }).where(eq(users.id, user.id)),
    );
    unwrap(
      await login({ contactResponse: aContact({ userId: guest, phone, now: osh.clock.now }), initData }),
    );
    expect((await rowOf(web.userId)).language).toBe('kz');
  });

  test('the same contact twice at the same moment is one account', async () => {
    const [guest, phone] = [aGuest(), aPhone()];
    const contactResponse = aContact({ userId: guest, phone, now: osh.clock.now });
    const initData = launch(guest);
    const both = await Promise.all([1, 2, 3].map(() => login({ contactResponse, initData })));
    expect(new Set(both.map((one) => unwrap(one).user.id)).size).toBe(1);
  });

  test('D34 a proven phone of another country or of a new operator is a phone, and no phone is refused', async () => {
    const guest = aGuest();
    const abroad = aContact({ userId: guest, phone: '79161234567', now: osh.clock.now });
    expect(unwrap(await login({ contactResponse: abroad, initData: launch(guest) })).user.phone).toBe(
      '79161234567',
    );
    const [other, newOperator] = [aGuest(), '998211234567'];
    const proven = aContact({ userId: other, phone: newOperator, now: osh.clock.now });
    const signedIn = unwrap(await login({ contactResponse: proven, initData: launch(other) }));
    expect(signedIn.user.phone).toBe(newOperator);
    const odd = signFor(BOT_TOKEN, {
      contact: JSON.stringify({ user_id: guest, phone_number: '12' }),
      auth_date: String(osh.clock.now.getTime() / 1000),
    });
    const { error } = await login({ contactResponse: odd, initData: launch(guest) });
    expect(error?.code).toBe('messenger.contactInvalid');
  });
});
