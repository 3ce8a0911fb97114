import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';
import { mountSandbox } from './mount-sandbox.ts';

let osh: Scene;
let burger: Scene;
beforeAll(async () => {
  osh = await withSandbox();
  burger = await withSandbox();
});

async function withSandbox(): Promise<Scene> {
  const scene = await aRunningApi();
  (await mountSandbox(scene.deps))(scene.app, scene.deps);
  return scene;
}

async function post(scene: Scene, path: string, body: object): Promise<Record<string, string>> {
  const response = await scene.request(`http://localhost:3000/sandbox/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vendor: scene.merchantId, ...body }),
  });
  expect(response.status).toBe(200);
  return response.json();
}
let lastId = 7_000_000;
const newId = () => (lastId += 1);
const sessionOf = ({ url }: Record<string, string>) => new URL(url!).searchParams.get('web_session')!;
const clickAuth = (scene: Scene, webSession: string) =>
  scene.as(null)(endpoints.authWithClick, { body: { webSession } });
const launchClick = async (scene: Scene, about: { clientId: number; phone: string }) =>
  sessionOf(await post(scene, 'click/launch', about));

describe('Telegram', () => {
  const guest = (userId = newId()) => ({ userId, firstName: 'Alisher', languageCode: 'uz' });

  test('API-43 a launch from the sandbox signs in, and its shared contact brings the phone', async () => {
    const [who, phone] = [guest(), aPhone()];
    const { initData } = await post(osh, 'telegram/launch', who);
    const first = unwrap(await osh.as(null)(endpoints.authWithInitData, { body: { initData: initData! } }));
    expect(first.user).toMatchObject({ firstName: 'Alisher', phone: null });
    const { response } = await post(osh, 'telegram/contact', { ...guestContact(who), phone });
    const body = { phone, firstName: 'Alisher', contactResponse: response!, initData: initData! };
    const { user } = unwrap(await osh.as(null)(endpoints.loginWithContact, { body }));
    expect(user).toMatchObject({ id: first.user.id, phone });
  });

  test('T09 every brand has a bot of its own, sealed', async () => {
    const { initData } = await post(osh, 'telegram/launch', guest());
    const { error } = await burger.as(null)(endpoints.authWithInitData, { body: { initData: initData! } });
    expect(error).toMatchObject({ status: 401 });
  });

  function guestContact({ userId, firstName }: { userId: number; firstName: string }) {
    return { userId, firstName };
  }
});

describe('D77 Click', () => {
  test('a web session signs in Click’s client; a new session of the client is the same customer', async () => {
    const about = { clientId: newId(), phone: aPhone() };
    const first = unwrap(await clickAuth(osh, await launchClick(osh, about)));
    expect(first.user).toMatchObject({ phone: about.phone, firstName: 'Alisher', role: 'CLIENT' });
    const second = unwrap(await clickAuth(osh, await launchClick(osh, about)));
    expect(second.user.id).toBe(first.user.id);
    expect(second.token).not.toBe(first.token);
    expect(unwrap(await osh.as(second.token)(endpoints.getMe)).id).toBe(first.user.id);
  });

  test('ten openings at the same moment are one customer', async () => {
    const webSession = await launchClick(osh, { clientId: newId(), phone: aPhone() });
    const all = await Promise.all(Array.from({ length: 10 }, () => clickAuth(osh, webSession)));
    expect(new Set(all.map((one) => unwrap(one).user.id)).size).toBe(1);
  });

  test('another client on the same phone is another customer', async () => {
    const phone = aPhone();
    const [a, b] = [
      unwrap(await clickAuth(osh, await launchClick(osh, { clientId: newId(), phone }))),
      unwrap(await clickAuth(osh, await launchClick(osh, { clientId: newId(), phone }))),
    ];
    expect(b.user.id).not.toBe(a.user.id);
    expect([a.user.phone, b.user.phone]).toEqual([phone, null]);
  });

  test('a customer who has signed in by SMS with that phone gets that account', async () => {
    const phone = aPhone();
    const web = await osh.person({ phone });
    const { user } = unwrap(await clickAuth(osh, await launchClick(osh, { clientId: newId(), phone })));
    expect(user.id).toBe(web.userId);
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'x', 'a b\r\nx: y'])(
    'the unknown web session %j is 401',
    async (webSession) => {
      expect((await clickAuth(osh, webSession)).error).toMatchObject({
        status: 401,
        code: 'click.sessionInvalid',
      });
    },
  );

  test('T09 a web session of one brand is invalid at another', async () => {
    const webSession = await launchClick(osh, { clientId: newId(), phone: aPhone() });
    await launchClick(burger, { clientId: newId(), phone: aPhone() });
    expect((await clickAuth(burger, webSession)).error?.code).toBe('click.sessionInvalid');
  });

  test('a brand outside the Click app signs in no client and sends no request', async () => {
    const plain = await aRunningApi();
    const { error } = await clickAuth(plain, crypto.randomUUID());
    expect(error?.code).toBe('click.sessionInvalid');
  });

  test('one failure of Click is asked again, two are 503 and can be tried again', async () => {
    const webSession = await launchClick(osh, { clientId: newId(), phone: aPhone() });
    const fail = (times: number) =>
      osh.request('http://localhost:3000/sandbox/api/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ service: 'click', mode: 'error', times }),
      });
    await fail(1);
    expect((await clickAuth(osh, webSession)).error).toBeNull();
    await fail(2);
    expect((await clickAuth(osh, webSession)).error).toMatchObject({ status: 503 });
  });
});
