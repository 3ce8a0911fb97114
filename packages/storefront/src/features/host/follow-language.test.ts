import { storageKey, STORED } from '@dasturxon/core/auth';
import { setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';

import { bootAtom } from '../../state/boot.ts';
import { languageAtom } from '../../state/language.ts';
import { aBoot, aHost, aStore } from '../../testing/index.ts';
import { followLanguage } from './follow-language.ts';

const KEY = storageKey('m-1', STORED.language);

afterEach(() => history.replaceState(null, '', '/'));

/** A page of a mini-app, as its server has drawn it. */
async function open(path: string, storage: ReturnType<typeof aStore>) {
  history.replaceState(null, '', path);
  const store = createStore();
  const settings = { mainLanguage: 'uz', uzActive: true, engActive: true, ruActive: true };
  store.set(bootAtom, aBoot({ language: 'eng', settings }));
  await followLanguage({ store, deps: aHost({ storage }), i18n: setupI18n() }, null);
  return store.get(languageAtom);
}

test('BOOT-08 D77 the language that the launch asked for is spoken on the page that the payment leads back to', async () => {
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
