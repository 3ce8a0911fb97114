import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { anInitData, BOT_TOKEN } from '../testing/telegram.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { miniAppKeys: { telegramBotToken: BOT_TOKEN } } });
});

let lastId = 5_000_000_000;
/** A Telegram user without an account at any brand. */
const aGuest = () => (lastId += 1);
const launch = (userId = aGuest(), scene = osh) => anInitData({ userId, now: scene.clock.now });
const auth = (initData: string, scene = osh) =>
  scene.as(null)(endpoints.authWithInitData, { body: { initData } });
const rowOf = async (id: string) => {
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(users).where(eq(users.id, id)),
  );
  return rows[0]!;
};

describe('signing out', () => {
  test('API-11 D57 the token ends and the launch cannot sign in again', async () => {
    const initData = launch();
    const { token } = unwrap(await auth(initData));
    const out = await osh.as(token)(endpoints.logoutBot, { body: { initData } });
    expect(out.error).toBeNull();
    expect((await osh.as(token)(endpoints.getMe)).error?.status).toBe(401);
    expect((await auth(initData)).error).toMatchObject({ status: 401, code: 'messenger.initDataExpired' });
  });

  test('API-12 D47 the bot’s language of that user is kept and the token ends', async () => {
    const guest = aGuest();
    const initData = launch(guest);
    const { token, user } = unwrap(await auth(initData));
    const body = { initData, language: 'zh' as const };
    expect((await osh.as(token)(endpoints.logoutBotKeepingLanguage, { body })).error).toBeNull();
    expect((await rowOf(user.id)).language).toBe('zh');
    expect((await osh.as(token)(endpoints.getMe)).error?.status).toBe(401);
  });

  test('with another person’s init data only the own session ends', async () => {
    const [mine, theirs] = [unwrap(await auth(launch())), unwrap(await auth(launch()))];
    const forged = `${launch()}0`;
    const body = { initData: forged, language: 'tr' as const };
    expect((await osh.as(mine.token)(endpoints.logoutBotKeepingLanguage, { body })).error).toBeNull();
    expect((await osh.as(mine.token)(endpoints.getMe)).error?.status).toBe(401);
    expect((await osh.as(theirs.token)(endpoints.getMe)).error).toBeNull();
    expect((await rowOf(mine.user.id)).language).toBe('uz');
  });

  test('a guest without a session has nothing to sign out of', async () => {
    const { error } = await osh.as(null)(endpoints.logoutBot, { body: { initData: launch() } });
    expect(error?.status).toBe(401);
  });
});
