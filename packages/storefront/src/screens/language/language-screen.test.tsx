import { anOverall } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { languageAtom } from '../../store/language.ts';
import { aBoot, aStore, renderInStorefront } from '../../testing/index.ts';
import { LanguageScreen } from './language-screen.tsx';

function atLanguages() {
  const storage = aStore();
  const storefront = renderInStorefront(<LanguageScreen />, {
    boot: aBoot({ settings: { uzActive: true, arActive: true, engActive: true, ruActive: false } }),
    deps: { storage },
    answers: { 'GET /products/v1/overall': anOverall() },
  });
  return { ...storefront, storage };
}

test('SCR-22 TEN-10 the languages of the merchant, each named in itself', async () => {
  atLanguages();
  expect(await screen.findByRole('radio', { name: 'العربية' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('radio', { name: 'Русский' })).toBeNull();
});

test('FMT-08 NAV-03 choosing one switches messages, direction and the server’s choice', async () => {
  const { store, storage, i18n } = atLanguages();
  fireEvent.click(await screen.findByRole('radio', { name: 'العربية' }));
  await waitFor(() => expect(store.get(languageAtom)).toBe('ar'));
  expect(i18n.locale).toBe('ar');
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.lang).toBe('ar');
  expect(document.cookie).toContain('lang=ar');
  expect(storage.content.get('dasturxon:m-1:language')).toBe('ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'اللغة' })).toBeTruthy();
});
