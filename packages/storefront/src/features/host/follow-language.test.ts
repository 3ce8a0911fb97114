import { storageKey, STORED } from '@dasturxon/core/auth';
import { setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';

import { needMessages } from '../../i18n/messages.ts';
import type { HostFrame } from '../../hosts/host.ts';
import { bootAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
import { aBoot, aHost, aStorefront, aStore } from '../../testing/index.ts';
import { followLanguage } from './follow-language.ts';

const KEY = storageKey('m-1', STORED.language);

vi.mock('../../i18n/messages.ts', () => ({ needMessages: vi.fn(async () => undefined) }));

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(needMessages).mockReset();
  history.replaceState(null, '', '/');
});

/** A page of a mini-app, as its server has drawn it. */
async function open(path: string, storage: ReturnType<typeof aStore>) {
  history.replaceState(null, '', path);
  const store = createStore();
  const settings = { mainLanguage: 'uz', uzActive: true, engActive: true, ruActive: true };
  store.set(bootAtom, aBoot({ language: 'eng', settings }));
  await followLanguage({ store, deps: aHost({ storage }), i18n: setupI18n() }, null);
  return store.get(languageAtom);
}

test('BOOT-08 D77 the page that the payment leads back to has the language of the launch', async () => {
  const storage = aStore();
  expect(await open('/click/?lang=en', storage)).toBe('eng');
  expect(storage.content.get(KEY)).toBe('eng');
  expect(await open('/click/profile/orders/order-1', storage)).toBe('eng');
});

test.each(['', 'xx', 'ar'])(
  'BOOT-08 a launch in a language that is not offered (%j) is not kept',
  async (lang) => {
    const storage = aStore({ [KEY]: 'eng' });
    expect(await open(`/click/?lang=${lang}`, storage)).toBe('eng');
    expect(storage.content.get(KEY)).toBe('eng');
  },
);

/** A launch in Russian of a page that was drawn in English, while the messages fail to load this often. */
async function launchInRussian(failures: number) {
  for (let times = 0; times < failures; times += 1)
    vi.mocked(needMessages).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const storefront = aStorefront({
    boot: aBoot({
      language: 'eng',
      settings: { mainLanguage: 'uz', uzActive: true, engActive: true, ruActive: true },
    }),
    deps: { storage: aStore(), languageTag: () => 'ru' },
  });
  storefront.i18n.load('ru', { a: 'b' });
  const writeLanguage = vi.fn();
  // A partial frame: the test uses only the functions of the language.
  const frame = { readLanguage: async () => null, writeLanguage } as unknown as HostFrame;
  await import('../../domains/language/change-language.ts');
  vi.useFakeTimers();
  await followLanguage({ store: storefront.store, deps: storefront.host, i18n: storefront.i18n }, frame);
  return { store: storefront.store, writeLanguage };
}

test('BOOT-11 messages that failed to load are requested again, and no language is stored as a choice', async () => {
  const { store, writeLanguage } = await launchInRussian(2);
  expect(store.get(languageAtom)).toBe('eng');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.get(languageAtom)).toBe('eng');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(store.get(languageAtom)).toBe('ru');
  expect(writeLanguage).not.toHaveBeenCalled();
});

test('BOOT-11 NAV-03 a language that the guest has chosen meanwhile stays', async () => {
  const { store, writeLanguage } = await launchInRussian(1);
  store.set(bootAtom, { ...store.get(bootAtom)!, language: 'uz' });
  expect(writeLanguage).toHaveBeenCalledExactlyOnceWith('uz');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.get(languageAtom)).toBe('uz');
});
