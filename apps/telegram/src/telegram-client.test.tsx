import { browserStorage, personStorage } from '@dasturxon/storefront/hosts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { telegramHost } from './telegram-host.ts';
import { aTelegram } from './testing.ts';

afterEach(() => vi.unstubAllGlobals());

const readerIn = (params: string) =>
  telegramHost({
    launch: { initData: null, params },
    storage: personStorage(browserStorage(), '7'),
    secretKeys: [],
    botLink: null,
    keepTheme: () => undefined,
    sandboxOrigins: [],
  }).loadClient?.();

test.each([
  ['7.2', 'Telegram 7.2 (old)'],
  ['8.0', 'Telegram 8.0'],
  ['9.1', 'Telegram 9.1'],
])('TEN-15 a component reads the version of the Telegram client: %s', async (version, expected) => {
  const Reader = (await readerIn(aTelegram({ version }).params))!;
  const page = (
    <Reader>{({ name, version: shown, isOld }) => `${name} ${shown}${isOld ? ' (old)' : ''}`}</Reader>
  );
  expect(renderToStaticMarkup(page)).toBe(expected);
});

test('TEN-15 a page that Telegram has not opened has nothing to read', async () => {
  expect(await readerIn('')).toBeNull();
});
