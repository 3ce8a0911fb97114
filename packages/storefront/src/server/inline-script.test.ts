import { storageKey, STORED } from '@dasturxon/core/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { aPageInput } from '../testing/page-input.ts';
import { INLINE_SCRIPTS, inlineScriptData } from './inline-script.ts';
import type { PageInput } from './page-input.ts';

const root = document.documentElement;
const GROUND = '--vkui--color_background_content';
const theme = (bg_color: string) => `tgWebAppThemeParams=${encodeURIComponent(JSON.stringify({ bg_color }))}`;
const launched = storageKey(aPageInput().brand.merchant.id, STORED.launch);

/** Runs the inline script of a page as its element does. */
function run(input: PageInput): void {
  const element = document.createElement('script');
  Object.assign(element.dataset, inlineScriptData(input));
  Object.defineProperty(document, 'currentScript', { configurable: true, value: element });
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's inline script runs as it stands in the page
  new Function(INLINE_SCRIPTS[input.shell])();
  Object.defineProperty(document, 'currentScript', { configurable: true, value: null });
}

/** Runs the scripts in the head of a page at this address, and returns the scheme of the first picture. */
function firstPicture(
  shell: 'tg' | 'click' | 'web',
  address: string,
  hostSettings: Record<string, unknown> = {},
) {
  delete root.dataset['scheme'];
  root.style.removeProperty(GROUND);
  history.replaceState(null, '', address);
  run(aPageInput({ shell, brand: { hostSettings } }));
  return root.dataset['scheme'];
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.cookie = 'click-theme=; max-age=0';
  document.cookie = 'site-theme=; path=/; max-age=0';
  delete root.dataset['scheme'];
  root.style.removeProperty(GROUND);
});

test.each([
  ['', undefined],
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
  ['black', undefined],
])('a browser’s page is in the theme that its visitor chose: %j', (choice, scheme) => {
  if (choice) document.cookie = `site-theme=${choice}; path=/`;
  expect(firstPicture('web', '/')).toBe(scheme);
});

test('a visitor who wants the device’s theme has it where the merchant’s look is dark', () => {
  document.cookie = 'site-theme=system; path=/';
  root.dataset['scheme'] = 'dark';
  run(aPageInput());
  expect(root.dataset['scheme']).toBeUndefined();
});

test('the mini-apps follow their hosts, whatever was chosen in a browser', () => {
  document.cookie = 'site-theme=dark; path=/';
  expect(firstPicture('tg', '/tg/basket')).toBeUndefined();
  expect(firstPicture('click', '/click/basket')).toBeUndefined();
});

test('Telegram’s colours are there from the first picture on: of the launch, and of what the tab keeps of it', () => {
  expect(firstPicture('tg', `/tg/#tgWebAppVersion=8.0&${theme('#1c1c1d')}`)).toBe('dark');
  expect(root.style.getPropertyValue(GROUND)).toBe('#1c1c1d');
  expect(firstPicture('tg', '/tg/basket')).toBeUndefined();
  sessionStorage.setItem(launched, `tgWebAppVersion=8.0&${theme('#17212b')}`);
  expect(firstPicture('tg', '/tg/basket')).toBe('dark');
  expect(root.style.getPropertyValue(GROUND)).toBe('#17212b');
});

test('a new launch wins over the tab, a reload of an old one does not', () => {
  sessionStorage.setItem(launched, `tgWebAppVersion=8.0&${theme('#17212b')}`);
  const address = `/tg/#tgWebAppVersion=8.0&${theme('#ffffff')}`;
  expect(firstPicture('tg', address)).toBe('light');
  expect(firstPicture('tg', `${address}&taken=1`)).toBe('dark');
});

test('D77 Click’s theme is there from the first picture on: of a cookie, of the address, of the tab', () => {
  expect(firstPicture('click', '/click/?theme=dark')).toBe('dark');
  expect(firstPicture('click', '/click/profile/orders/order-1')).toBeUndefined();
  sessionStorage.setItem(launched, 'theme=dark');
  expect(firstPicture('click', '/click/profile/orders/order-1')).toBe('dark');
  expect(firstPicture('click', '/click/?theme=sepia')).toBe('dark');
  expect(firstPicture('click', '/click/?theme=light')).toBe('light');
  document.cookie = 'click-theme=dark';
  expect(firstPicture('click', '/click/?theme=light')).toBe('dark');
});

test('D77 it is read from the configured places; invalid values are skipped', () => {
  const themeSources = [{ kind: 'query', name: 'skin' }];
  expect(firstPicture('click', '/click/?skin=dark&theme=light', { themeSources })).toBe('dark');
  expect(firstPicture('click', '/click/?theme=light', { themeSources })).toBeUndefined();
  for (const nonsense of ['oops', [{ kind: 'bridge', name: 'x' }], [{ kind: 'query', name: '</script>' }]])
    expect(firstPicture('click', '/click/?theme=dark', { themeSources: nonsense })).toBe('dark');
});
