import { createApi } from '@dasturxon/core/api';
import { clearOnLogout } from '@dasturxon/core/auth';
import { aUser } from '@dasturxon/core/testing';
import { answering, describeAuthAdapter } from '@dasturxon/core/testing/auth-contract';
import { browserStorage, lastGuest, phoneAuth } from '@dasturxon/storefront/hosts';
import { describeHost } from '@dasturxon/storefront/testing/host-contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { clickAuth } from './click-auth.ts';
import { clickHost } from './click-host.ts';
import { exchangedSessions } from './exchanged-sessions.ts';
import { readClickLaunch } from './launch.ts';

const WEB_SESSION = '0198c0de-0000-7000-8000-00000000c11c';

function server() {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'http://api.test',
    merchantId: 'm-1',
    token: () => null,
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      asked.push(pathname);
      return Response.json(
        pathname.endsWith('/phone') ? { phone: '998901234567', time: 60 } : { token: 'token', user: aUser() },
      );
    },
  });
  return { api, asked };
}

const guest = lastGuest(browserStorage(), 'm-1');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/click/');
});

describeAuthAdapter('clickAuth', ({ known, agrees }) => {
  const webSession = known ? WEB_SESSION : null;
  void agrees;
  return clickAuth(server().api, { webSession, exchanged: exchangedSessions(), guest, phoneAuth });
});

describeHost('clickHost', () => ({
  host: clickHost({ webSession: null, theme: 'dark', language: 'uz' }),
}));

describe('D77 the web session', () => {
  test('is exchanged once for each launch; a reload goes on with its session', async () => {
    const { api, asked } = server();
    const auth = () =>
      clickAuth(api, { webSession: WEB_SESSION, exchanged: exchangedSessions(), guest, phoneAuth });
    expect(await auth().restore()).toMatchObject({ token: 'token' });
    expect(await auth().restore()).toBeNull();
    expect(asked).toEqual(['/webbot/v1/users/click/auth']);
  });

  test('another person’s sign-in deletes the earlier customer’s input from the phone', async () => {
    const auth = () =>
      clickAuth(server().api, {
        webSession: WEB_SESSION,
        exchanged: { has: () => false, add: () => undefined },
        guest,
        phoneAuth,
      });
    guest.becomes('somebody-before');
    localStorage.setItem('dasturxon:m-1:order-draft', '1');
    await auth().restore();
    expect(localStorage.getItem('dasturxon:m-1:order-draft')).toBeNull();
    localStorage.setItem('dasturxon:m-1:order-draft', '2');
    await auth().restore();
    expect(localStorage.getItem('dasturxon:m-1:order-draft')).toBe('2');
  });

  test('without one it is the phone and a code', async () => {
    const { api, asked } = server();
    const auth = clickAuth(api, { webSession: null, exchanged: exchangedSessions(), guest, phoneAuth });
    await auth.signIn({ ...answering(true, '123456') });
    expect(asked).toEqual(['/users/v1/auth/phone', '/users/v1/auth/phone/verify']);
  });

  test('D57 signing out is the website’s', async () => {
    const { api, asked } = server();
    await clickAuth(api, { webSession: null, exchanged: exchangedSessions(), guest, phoneAuth }).signOut?.(
      'uz',
    );
    expect(asked[0]).toContain('/users/v1/users/logout');
  });

  test('leaves the address at once, and the rest of the address stays', () => {
    history.replaceState(null, '', `/click/?web_session=${WEB_SESSION}&vendor=osh#x`);
    expect(readClickLaunch(null, 'm-1').webSession).toBe(WEB_SESSION);
    expect(location.href).toMatch(/\/click\/\?vendor=osh#x$/);
  });

  test('BOOT-12 is not lost when the page opens anew; a new one takes its place, and a sign-out ends it', () => {
    history.replaceState(null, '', `/click/?web_session=${WEB_SESSION}`);
    readClickLaunch(null, 'm-1');
    expect(readClickLaunch(null, 'm-1').webSession).toBe(WEB_SESSION);
    history.replaceState(null, '', '/click/basket?web_session=new-one');
    readClickLaunch(null, 'm-1');
    expect(readClickLaunch(null, 'm-1').webSession).toBe('new-one');
    clearOnLogout(
      { keys: () => Object.keys(sessionStorage), remove: (key) => sessionStorage.removeItem(key) },
      'm-1',
    );
    expect(readClickLaunch(null, 'm-1').webSession).toBeNull();
  });

  test.each([
    ['Telegram', { TelegramWebviewProxy: {} }, {}],
    ['a window without what Click’s app sets', {}, { bridgeGlobals: ['ClickApp'] }],
  ])('T15 does not sign in inside %s, and is removed from the address', (_, globals, settings) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    history.replaceState(null, '', `/click/?web_session=${WEB_SESSION}`);
    expect(readClickLaunch(settings, 'm-1').webSession).toBeNull();
    expect(location.search).toBe('');
    expect(Object.values(sessionStorage)).not.toContain(WEB_SESSION);
    vi.unstubAllGlobals();
  });

  test('T15 signs in where one of the globals that Click’s app sets is there', () => {
    vi.stubGlobal('ClickApp', {});
    history.replaceState(null, '', `/click/?web_session=${WEB_SESSION}`);
    expect(readClickLaunch({ bridgeGlobals: ['Other', 'ClickApp'] }, 'm-1').webSession).toBe(WEB_SESSION);
    vi.unstubAllGlobals();
  });

  test('comes from the first configured place that has one', () => {
    history.replaceState(null, '', '/click/?web_session=old&sid=new-one');
    const sessionSources = [
      { kind: 'cookie', name: 'nothing' },
      { kind: 'query', name: 'sid' },
    ];
    expect(readClickLaunch({ sessionSources }, 'm-1').webSession).toBe('new-one');
    expect(location.search).toBe('?web_session=old');
  });

  test.each([
    [{ sessionSources: 'oops' }],
    [{ sessionSources: [{ kind: 'bridge', name: 'x' }] }],
    [null],
    [5],
  ])('settings that make no sense (%j) leave what is known of Click', (settings) => {
    history.replaceState(null, '', `/click/?web_session=${WEB_SESSION}`);
    expect(readClickLaunch(settings, 'm-1').webSession).toBe(WEB_SESSION);
  });
});

test('theme and language are taken over from Click’s cookies', () => {
  document.cookie = 'click-theme=dark';
  document.cookie = 'click-language=ru';
  const launch = readClickLaunch(null, 'm-1');
  expect(launch).toMatchObject({ theme: 'dark', language: 'ru' });
  expect(clickHost(launch).languageTag()).toBe('ru');
  expect(document.documentElement.dataset['scheme']).toBe('dark');
});

test('D77 the theme of the launch holds on the page that a payment leads back to, which names none', () => {
  document.cookie = 'click-theme=; max-age=0';
  history.replaceState(null, '', '/click/?theme=dark');
  readClickLaunch(null, 'm-1');
  history.replaceState(null, '', '/click/profile/orders/order-1');
  expect(readClickLaunch(null, 'm-1').theme).toBe('dark');
  const tab = {
    keys: () => Object.keys(sessionStorage),
    remove: (key: string) => sessionStorage.removeItem(key),
  };
  clearOnLogout(tab, 'm-1');
  history.replaceState(null, '', '/click/?theme=sepia');
  expect(readClickLaunch(null, 'm-1').theme).toBe('dark');
  history.replaceState(null, '', '/click/?theme=light');
  expect(readClickLaunch(null, 'm-1').theme).toBe('light');
});

test('BOOT-11 the language of the launch holds on the next page, which names none, until a new launch names another', () => {
  for (const name of ['click-theme', 'click-language']) document.cookie = `${name}=; max-age=0`;
  history.replaceState(null, '', '/click/?lang=ru&theme=dark');
  expect(readClickLaunch(null, 'm-1').language).toBe('ru');
  history.replaceState(null, '', '/click/basket');
  expect(readClickLaunch(null, 'm-1')).toMatchObject({ language: 'ru', theme: 'dark' });
  history.replaceState(null, '', '/click/?lang=en');
  expect(readClickLaunch(null, 'm-1')).toMatchObject({ language: 'en', theme: 'dark' });
});

test('a foreign or malformed cookie does not keep the page from opening', () => {
  document.cookie = 'discount=100%';
  document.cookie = 'click-web-session=0198c0de==';
  expect(readClickLaunch(null, 'm-1').webSession).toBe('0198c0de==');
  for (const name of ['discount', 'click-web-session']) document.cookie = `${name}=; max-age=0`;
});
