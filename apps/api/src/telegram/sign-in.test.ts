import { createHmac } from 'node:crypto';

import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { merchants } from '../db/schema/merchants.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';

const TOKEN = '7000000001:AAEexampleTokenForTests_do_not_use_0001';

let osh: Scene;
beforeAll(async () => {
  osh = await withBot(TOKEN);
});

async function withBot(telegramBotToken: string): Promise<Scene> {
  const scene = await aRunningApi();
  const { merchantId, deps } = scene;
  const secrets = deps.secrets.seal({ telegramBotToken }, merchantId);
  await deps.db.asPlatform((tx) =>
    tx.update(merchants).set({ secrets }).where(eq(merchants.merchantId, merchantId)),
  );
  return scene;
}

let lastId = 1000;
const newId = () => (lastId += 1);

function signed(scene: Scene, part: Record<string, object>, token = TOKEN): string {
  const [[name, value]] = Object.entries(part) as [[string, object]];
  const pairs: Record<string, string> = {
    auth_date: String(Math.floor(scene.clock.now.getTime() / 1000)),
    [name]: JSON.stringify(value),
    chat_instance: crypto.randomUUID(),
  };
  const text = Object.entries(pairs)
    .map(([key, one]) => `${key}=${one}`)
    .sort()
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', secret).update(text).digest('hex');
  return new URLSearchParams({ ...pairs, hash }).toString();
}
const launch = (scene: Scene, id: number, token = TOKEN) =>
  signed(scene, { user: { id, first_name: 'Alisher', language_code: 'uz' } }, token);
const contactOf = (scene: Scene, id: number, phone: string) =>
  signed(scene, { contact: { user_id: id, phone_number: phone } });
const auth = (scene: Scene, initData: string) =>
  scene.as(null)(endpoints.authWithInitData, { body: { initData } });
const login = (scene: Scene, contactResponse: string, initData: string | null) =>
  scene.as(null)(endpoints.loginWithContact, {
    body: { phone: '998900000000', firstName: 'Mallory', contactResponse, initData },
  });

describe('signing in from the messenger', () => {
  test('API-43 SES-09 a launch signs its user in, the same one every time', async () => {
    const id = newId();
    const first = unwrap(await auth(osh, launch(osh, id)));
    const second = unwrap(await auth(osh, launch(osh, id)));
    expect(second.user.id).toBe(first.user.id);
    expect(first.user).toMatchObject({ firstName: 'Alisher', phone: null });
    expect(unwrap(await osh.as(second.token)(endpoints.getMe)).id).toBe(first.user.id);
  });

  test('API-42 ERR-14 the token call knows only who has been here', async () => {
    const id = newId();
    const call = (initData: string) => osh.as(null)(endpoints.exchangeInitData, { body: { initData } });
    expect((await call(launch(osh, id))).error).toMatchObject({ code: 'messenger.notFound', status: 400 });
    unwrap(await auth(osh, launch(osh, id)));
    expect(unwrap(await call(launch(osh, id))).token).toMatch(/^[\w-]{43}$/);
  });

  test('T10 another brand’s bot signs nobody in here', async () => {
    const burger = await withBot('7000000002:BBBexampleTokenForTests_do_not_use_0002');
    expect((await auth(burger, launch(burger, newId()))).error?.code).toBe('messenger.initDataInvalid');
    expect((await auth(await aRunningApi(), launch(osh, newId()))).error?.status).toBe(401);
  });

  test('T15 one launch is exchanged five times at most, and not after a logout', async () => {
    const initData = launch(osh, newId());
    for (let n = 0; n < 5; n += 1) unwrap(await auth(osh, initData));
    expect((await auth(osh, initData)).error?.code).toBe('messenger.initDataExpired');

    const other = launch(osh, newId());
    const { token } = unwrap(await auth(osh, other));
    unwrap(await osh.as(token)(endpoints.logoutBot, { body: { initData: other } }));
    expect((await osh.as(token)(endpoints.getMe)).error?.code).toBe('session.expired');
    expect((await auth(osh, other)).error?.code).toBe('messenger.initDataExpired');
  });

  test('API-12 D47 the language of the bot is kept at logout', async () => {
    const initData = launch(osh, newId());
    const { token, user } = unwrap(await auth(osh, initData));
    const body = { initData, language: 'ru' as const };
    unwrap(await osh.as(token)(endpoints.logoutBotKeepingLanguage, { body }));
    const [row] = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(users).where(eq(users.id, user.id)),
    );
    expect(row?.language).toBe('ru');
  });

  test('API-45 SES-10 says whether a phone has to be shared', async () => {
    expect(unwrap(await osh.as(null)(endpoints.getBotSetting))).toEqual({
      isPhoneVerificationRequired: true,
    });
  });
});

describe('sharing the contact', () => {
  test('API-44 SES-11 D64 the phone is the signed one, whatever else the body says', async () => {
    const [id, phone] = [newId(), aPhone()];
    const { user } = unwrap(await login(osh, contactOf(osh, id, phone), launch(osh, id)));
    expect(user).toMatchObject({ phone });
  });

  test('the customer that the website knows by this phone is the same one', async () => {
    const [id, phone] = [newId(), aPhone()];
    const web = await osh.person({ phone, cashback: 7_000 });
    const before = unwrap(await auth(osh, launch(osh, id)));
    const { user } = unwrap(await login(osh, contactOf(osh, id, phone), launch(osh, id)));
    expect(user).toMatchObject({ id: web.userId, cashback: 7_000 });
    expect(unwrap(await auth(osh, launch(osh, id))).user.id).toBe(web.userId);
    expect((await osh.as(before.token)(endpoints.getMe)).error?.code).toBe('session.expired');
  });

  test.each<[string, (id: number, phone: string) => [string, string | null]]>([
    ['another person’s contact', (id, phone) => [contactOf(osh, newId(), phone), launch(osh, id)]],
    ['a launch instead of a contact', (id) => [launch(osh, id), launch(osh, id)]],
    [
      'a contact nobody signed',
      (id, phone) => [`contact={"user_id":${id},"phone_number":"${phone}"}`, launch(osh, id)],
    ],
    ['no launch', (id, phone) => [contactOf(osh, id, phone), null]],
    ['a phone that is none', (id) => [contactOf(osh, id, '123'), launch(osh, id)]],
  ])('T16 T17 refuses %s with 400', async (_, make) => {
    const [contact, initData] = make(newId(), aPhone());
    expect((await login(osh, contact, initData)).error).toMatchObject({
      code: 'messenger.contactInvalid',
      status: 400,
    });
  });
});
