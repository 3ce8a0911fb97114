import { afterEach, expect, test, vi } from 'vitest';

import { describeHost } from '../testing/host-contract.ts';
import { browserHost } from './browser-host.ts';

afterEach(() => vi.unstubAllGlobals());

describeHost('browserHost', () => ({ host: browserHost() }));

test('TEN-15 a browser host has no window and no language', async () => {
  const host = browserHost();
  expect(await host.loadFrame()).toBeNull();
  expect(host.languageTag()).toBeNull();
});

test('MENU-11 where nothing can share, the website’s address of the page is copied, also inside a mini-app', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  history.replaceState(null, '', '/click/product/p-1');
  expect(await browserHost().share({ title: 'Plov', path: '/product/p-1' })).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/product/p-1`);
});
