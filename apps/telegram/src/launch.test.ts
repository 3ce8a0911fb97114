import { claimedPerson, clearOnLogout } from '@dasturxon/core/auth';
import { browserStorage, keepInLaunch, personStorage } from '@dasturxon/storefront/hosts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { readLaunch } from './launch.ts';

const INIT = new URLSearchParams({ user: '{"id":7,"language_code":"ru"}', hash: 'x' }).toString();
const THEME = new URLSearchParams({ tgWebAppVersion: '8.0', tgWebAppThemeParams: '{}' }).toString();
const open = (initData: string) =>
  history.replaceState(
    null,
    '',
    `/tg/#${new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '8.0' })}`,
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/tg/');
  vi.stubGlobal('TelegramWebviewProxy', { postEvent: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

describe('how Telegram opened the storefront', () => {
  test('SES-04 a reload without the hash and a sign-out both leave it', () => {
    open(INIT);
    const launch = readLaunch('m-1');
    history.replaceState(null, '', '/tg/basket');
    const tab = {
      keys: () => Object.keys(sessionStorage),
      remove: (key: string) => sessionStorage.removeItem(key),
    };
    clearOnLogout(tab, 'm-1');
    expect(readLaunch('m-1')).toEqual(launch);
    expect(launch.initData).toBe(INIT);
  });

  test.each([
    ['0123456789', null],
    ['0123456789a', '0123456789a'],
  ])('SES-05 init data %j counts as %j', (initData, expected) => {
    open(initData);
    expect(readLaunch('m-1').initData).toBe(expected);
    expect(Object.values(sessionStorage)).not.toContain('0123456789');
  });

  test('T15 init data leaves the address at once; the theme stays there for a reload', () => {
    history.replaceState({ depth: 2 }, '', `/tg/?lang=ru#tgWebAppData=${encodeURIComponent(INIT)}&${THEME}`);
    const launch = readLaunch('m-1');
    expect(location.href).not.toContain('user');
    expect(location.href).not.toContain('tgWebAppData');
    expect([location.pathname, location.search, history.state]).toEqual(['/tg/', '?lang=ru', { depth: 2 }]);
    expect(new URLSearchParams(location.hash.slice(1)).get('tgWebAppThemeParams')).toBe('{}');
    expect(launch).toEqual({ initData: INIT, params: THEME });
    expect(readLaunch('m-1')).toEqual(launch);
  });

  test('SES-05 a launch without init data does not take that of the launch before', () => {
    open(INIT);
    readLaunch('m-1');
    history.replaceState(null, '', `/tg/#${THEME}`);
    expect(readLaunch('m-1').initData).toBeNull();
  });

  test('a theme that came after the launch is what the pages after it begin in; the rest of the launch stays', () => {
    open(INIT);
    readLaunch('m-1');
    keepInLaunch('m-1', 'tgWebAppThemeParams', '{"bg_color":"#1c1c1d"}');
    const kept = new URLSearchParams(readLaunch('m-1').params);
    expect(kept.get('tgWebAppThemeParams')).toBe('{"bg_color":"#1c1c1d"}');
    expect(kept.get('tgWebAppVersion')).toBe('8.0');
  });

  test('T15 a launch link in a browser does not sign in, and its init data is removed from the address', () => {
    vi.unstubAllGlobals();
    history.replaceState({ depth: 2 }, '', `/tg/?lang=ru#tgWebAppData=${encodeURIComponent(INIT)}&${THEME}`);
    expect(readLaunch('m-1')).toEqual({ initData: null, params: '' });
    expect(location.href).not.toContain('user');
    expect([location.pathname, location.search, history.state]).toEqual(['/tg/', '?lang=ru', { depth: 2 }]);
    expect(Object.values(sessionStorage)).toEqual([]);
    expect(readLaunch('m-1').initData).toBeNull();
  });

  test('T15 a frame of Telegram’s website launches the storefront as its apps do', () => {
    vi.unstubAllGlobals();
    vi.stubGlobal('parent', {});
    open(INIT);
    expect(readLaunch('m-1').initData).toBe(INIT);
  });

  test('another launch takes the place of the one before', () => {
    open(INIT);
    readLaunch('m-1');
    open(INIT.replace('%3A7', '%3A8'));
    expect(claimedPerson(readLaunch('m-1').initData).id).toBe('8');
  });
});

describe('what is stored for a person', () => {
  const SESSION = 'dasturxon:m-1:session';

  test('two Telegram accounts of one phone do not share a session, and share a basket', () => {
    const mine = personStorage(browserStorage(), '7');
    const theirs = personStorage(browserStorage(), '8');
    mine.write(SESSION, 'mine');
    mine.write('dasturxon:m-1:cart', 'both');
    expect([theirs.read(SESSION), theirs.read('dasturxon:m-1:cart')]).toEqual([null, 'both']);
    expect(mine.keys()).toContain(SESSION);
    expect(theirs.keys()).not.toContain(SESSION);
  });

  test('with Telegram’s safe the token leaves the open store, and comes back from it', async () => {
    const safe = new Map<string, string>();
    const vault = {
      read: async (key: string) => safe.get(key) ?? null,
      write: vi.fn(
        (key: string, value: string | null) =>
          void (value === null ? safe.delete(key) : safe.set(key, value)),
      ),
    };
    const storage = personStorage(browserStorage(), '7');
    storage.write(SESSION, 'token');
    await storage.useSecureStorage(vault, [SESSION]);
    expect(Object.values(localStorage)).not.toContain('token');
    expect(storage.read(SESSION)).toBe('token');

    const next = personStorage(browserStorage(), '7');
    await next.useSecureStorage(vault, [SESSION]);
    expect(next.read(SESSION)).toBe('token');
    next.remove(SESSION);
    expect([...safe.values()]).toEqual([]);
  });

  test.each([
    ['does not answer', () => new Promise<never>(() => undefined)],
    ['refuses', () => Promise.reject(new Error('UNSUPPORTED'))],
  ])('F10 a safe that %s keeps nothing: the open store goes on', async (_, read) => {
    vi.useFakeTimers();
    const storage = personStorage(browserStorage(), '7');
    storage.write(SESSION, 'token');
    const used = storage.useSecureStorage({ read, write: vi.fn() }, [SESSION]);
    await vi.advanceTimersByTimeAsync(2000);
    await used;
    vi.useRealTimers();
    expect(personStorage(browserStorage(), '7').read(SESSION)).toBe('token');
  });
});
