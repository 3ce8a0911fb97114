import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';
import { anInitData, BOT_TOKEN, OTHER_TOKEN } from '../testing/telegram.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { miniAppKeys: { telegramBotToken: BOT_TOKEN } } });
});

let lastId = 6_000_000_000;
const aGuest = () => (lastId += 1);
const launch = (userId: number) => anInitData({ userId, now: osh.clock.now });
const auth = async (userId: number) =>
  unwrap(await osh.as(null)(endpoints.authWithInitData, { body: { initData: launch(userId) } }));

async function codeTo(phone: string): Promise<string> {
  unwrap(await osh.as(null)(endpoints.requestCode, { body: { phone } }));
  return /\d{6}/.exec((await osh.smsTo(phone))[0] ?? '')![0];
}

/** Signs in by the code that was sent to the phone, with what Telegram signed beside it. */
async function typeCode(phone: string, initData: string | null) {
  const code = await codeTo(phone);
  return unwrap(await osh.as(null)(endpoints.verifyCode, { body: { phone, code, initData } }));
}

async function telegramOf(userId: string): Promise<string | null> {
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(users).where(eq(users.id, userId)),
  );
  return rows[0]!.telegramId;
}

test('SES-14 TEN-07 a code typed inside Telegram makes the nameless account there the phone’s', async () => {
  const [guest, phone] = [aGuest(), aPhone()];
  const nameless = await auth(guest);
  const { user } = await typeCode(phone, launch(guest));
  expect(user).toMatchObject({ id: nameless.user.id, phone });
  expect((await auth(guest)).user).toMatchObject({ id: user.id, phone });
});

test('SES-14 the account of a known phone takes over the account without a phone', async () => {
  const [guest, phone] = [aGuest(), aPhone()];
  const web = await osh.person({ phone, cashback: 2_000 });
  await auth(guest);
  expect((await typeCode(phone, launch(guest))).user.id).toBe(web.userId);
  expect(await telegramOf(web.userId)).toBe(String(guest));
  expect((await auth(guest)).user).toMatchObject({ id: web.userId, cashback: 2_000 });
});

test('T16 a code typed in another person’s Telegram takes over no account', async () => {
  const [mother, child] = [aGuest(), aGuest()];
  const [hers, theirs] = [aPhone(), aPhone()];
  const own = (await typeCode(hers, launch(mother))).user;
  // The child's account has no Telegram yet; the mother's has one.
  const nameless = await auth(child);
  osh.clock.now = new Date(osh.clock.now.getTime() + 120_000);
  expect((await typeCode(hers, launch(child))).user.id).toBe(own.id);
  expect([await telegramOf(own.id), (await auth(child)).user.id]).toEqual([String(mother), nameless.user.id]);
  // And the other way about: a Telegram that has a phone keeps it.
  expect((await typeCode(theirs, launch(mother))).user.id).not.toBe(own.id);
  expect((await auth(mother)).user).toMatchObject({ id: own.id, phone: hers });
});

test('T14 T15 expired or unsigned init data links no account, and the code signs in all the same', async () => {
  const now = new Date(osh.clock.now.getTime() - 3_601_000);
  const guest = aGuest();
  const used = launch(guest);
  for (let reload = 0; reload < 5; reload += 1)
    unwrap(await osh.as(null)(endpoints.authWithInitData, { body: { initData: used } }));
  const worthless = [
    anInitData({ userId: aGuest(), now }),
    anInitData({ userId: aGuest(), now: osh.clock.now, botToken: OTHER_TOKEN }),
    used,
    'user=%7B%22id%22%3A1%7D&auth_date=1778655600',
    '',
    null,
  ];
  for (const initData of worthless) {
    const phone = aPhone();
    const { user } = await typeCode(phone, initData);
    expect([user.phone, await telegramOf(user.id)]).toEqual([phone, null]);
  }
});

test('a deactivated account without a phone does not deactivate the phone’s account', async () => {
  const [guest, phone] = [aGuest(), aPhone()];
  const nameless = await auth(guest);
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(users).set({ isActive: false }).where(eq(users.id, nameless.user.id)),
  );
  const { user } = await typeCode(phone, launch(guest));
  expect([user.id === nameless.user.id, await telegramOf(user.id)]).toEqual([false, null]);
  osh.clock.now = new Date(osh.clock.now.getTime() + 120_000);
  expect((await typeCode(phone, null)).user.id).toBe(user.id);
});

test('the same code twice at the same moment is one account', async () => {
  const [guest, phone] = [aGuest(), aPhone()];
  await auth(guest);
  const body = { phone, code: await codeTo(phone), initData: launch(guest) };
  const both = await Promise.all([1, 2].map(() => osh.as(null)(endpoints.verifyCode, { body })));
  const ids = both.flatMap(({ data }) => (data ? [data.user.id] : []));
  expect([new Set(ids).size, (await auth(guest)).user.id]).toEqual([1, ids[0]]);
});
