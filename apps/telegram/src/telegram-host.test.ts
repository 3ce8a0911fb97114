import { browserStorage, personStorage } from '@dasturxon/storefront/hosts';
import { describeHost } from '@dasturxon/storefront/testing/host-contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { telegramHost } from './telegram-host.ts';
import { aHostInTelegram } from './testing.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

for (const version of ['6.0', '6.9', '8.0', '9.1'])
  describeHost(`telegramHost with Bot API ${version}`, () => aHostInTelegram({ version }));

describe('what a version of Telegram can do', () => {
  test.each([
    ['6.0', { back: false, invoice: false, contact: false }],
    ['6.1', { back: true, invoice: true, contact: false }],
    ['6.9', { back: true, invoice: true, contact: true }],
    ['9.1', { back: true, invoice: true, contact: true }],
  ])('with Bot API %s', async (version, can) => {
    const frame = await aHostInTelegram({ version }).host.loadFrame();
    expect({
      back: frame?.setBack !== null,
      invoice: frame?.openInvoice !== null,
      contact: frame?.shareContact !== null,
    }).toEqual(can);
    expect(frame?.setMain).not.toBeNull();
  });

  test('SES-09 an event that an old version does not know is never sent to it', async () => {
    const { host, telegram } = aHostInTelegram({ version: '6.0' });
    const frame = await host.loadFrame();
    frame?.lockSwipes(true);
    frame?.guardClosing(true);
    frame?.setFullscreen(true);
    frame?.writeLanguage('ru');
    host.haptic('add');
    const young = /swipe|closing|fullscreen|custom_method|haptic|secure_storage|safe_area|location/;
    expect(telegram.names().filter((name) => young.test(name))).toEqual([]);
  });
});

test.each([
  ['ios', ['web_app_request_fullscreen']],
  ['weba', ['web_app_request_fullscreen']],
  ['tdesktop', []],
  ['macos', []],
])('TEN-14 the whole screen of %s: %j', async (platform, expected) => {
  const { host, telegram } = aHostInTelegram({ platform });
  const frame = await host.loadFrame();
  await vi.waitFor(() => expect(telegram.names()).toContain('web_app_expand'));
  frame?.setFullscreen(true);
  frame?.writeLanguage('ru');
  await vi.waitFor(() => expect(telegram.names().at(-1)).toBe('web_app_invoke_custom_method'));
  expect(telegram.names().filter((name) => name.includes('fullscreen'))).toEqual(expected);
});

test('BOOT-11 the language is the one of init data', () => {
  expect(aHostInTelegram().host.languageTag()).toBe('uz');
});

test('T75 the start parameter is handed on as it came', async () => {
  expect((await aHostInTelegram().host.loadFrame())?.startParam).toBe('product_p-1');
});

test('TEN-14 the bot asks once whether it may write, and not where it may already or Telegram is too old', async () => {
  const asked = async (about: Parameters<typeof aHostInTelegram>[0]) => {
    const { host, telegram } = aHostInTelegram(about);
    const frame = await host.loadFrame();
    await frame?.askToWrite();
    await frame?.askToWrite();
    return telegram.names().filter((name) => name === 'web_app_request_write_access').length;
  };
  expect(await asked({})).toBe(1);
  expect(await asked({ version: '6.8' })).toBe(0);
  expect(await asked({ mayWrite: true })).toBe(0);
});

test('MENU-11 a product is shared as a link into the bot', async () => {
  const { host, telegram } = aHostInTelegram();
  await host.loadFrame();
  expect(await host.share({ title: 'Plov', path: '/product/p-1' })).toBe('shared');
  const link = telegram.received.find(({ name }) => name === 'web_app_open_tg_link');
  expect(JSON.stringify(link)).toContain(encodeURIComponent('https://t.me/osh_bot?startapp=product_p-1'));
});

test('TEN-14 MENU-11 with Bot API 6.0 links and sharing use the browser’s own functions', async () => {
  const { host } = aHostInTelegram({ version: '6.0' });
  await host.loadFrame();
  const here = location.href;
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  expect(await host.share({ title: 'Plov', path: '/product/p-1' })).toBe('copied');
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  host.openLink('https://example.com/');
  expect(open).toHaveBeenCalledWith('https://example.com/', '_blank', 'noopener');
  expect(location.href).toBe(here);
  open.mockRestore();
});

test.each(['https://t.me/$kJNFS331', 'https://t.me/invoice/kJNFS331'])(
  'TEN-14 %s is paid in Telegram’s own window, which reports the result',
  async (url) => {
    const { host, telegram } = aHostInTelegram();
    const frame = await host.loadFrame();
    await expect(frame?.openInvoice?.(url)).resolves.toBe('paid');
    expect(telegram.received.find(({ name }) => name === 'web_app_open_invoice')?.data).toEqual({
      slug: 'kJNFS331',
    });
  },
);

test.each([
  'https://checkout.paycom.uz/abc',
  'https://t.me/osh_bot',
  'https://t.me.example/$kJNFS331',
  'http://t.me/$kJNFS331',
  'https://t.me/$kJNFS331/more',
])('TEN-14 %s is no invoice of Telegram’s', async (url) => {
  const { host, telegram } = aHostInTelegram();
  const frame = await host.loadFrame();
  await expect(frame?.openInvoice?.(url)).resolves.toBeNull();
  expect(telegram.names()).not.toContain('web_app_open_invoice');
});

test('TEN-15 without Telegram around it the page goes on as in a browser', async () => {
  const host = telegramHost({
    launch: { initData: null, params: '' },
    storage: personStorage(browserStorage(), 'unknown'),
    secretKeys: [],
    botLink: null,
    keepTheme: () => undefined,
    sandboxOrigins: [],
  });
  expect(await host.loadFrame()).toBeNull();
});

test('the place comes from Telegram’s location manager', async () => {
  const { host } = aHostInTelegram();
  await host.loadFrame();
  await expect(host.locate()).resolves.toEqual({ lat: 41.3111, lon: 69.2797 });
});
