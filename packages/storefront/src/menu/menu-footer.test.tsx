import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aBoot, renderInStorefront } from '../testing/index.ts';
import { MenuFooter } from './menu-footer.tsx';

const localized = (eng: string) => ({ ru: '', uz: '', eng });
const ALL = {
  aboutMerchantActive: true,
  branchesActive: true,
  vacanciesActive: true,
  termsOfUseActive: true,
  privacyActive: true,
};
const show = (settings: Record<string, unknown>) =>
  renderInStorefront(<MenuFooter />, { boot: aBoot({ settings }) });
const names = () => screen.getAllByRole('link').map((link) => link.textContent);

test('SCR-16 the footer has both copyright lines, the enabled contacts and the pages of the storefront', () => {
  show({
    ...ALL,
    leftCopyWrite: localized('© Dilkash Osh'),
    rightCopyWrite: localized('Made in Tashkent'),
    phone: '+998 71 200 00 00',
    phoneActive: true,
    telegram: 'dilkash_osh',
    telegramActive: false,
  });
  expect(screen.getByText('© Dilkash Osh')).toBeTruthy();
  expect(screen.getByText('Made in Tashkent')).toBeTruthy();
  expect(screen.getByRole('link', { name: /71 200 00 00/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.queryByText(/dilkash_osh/)).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Privacy policy' }));
  expect(location.pathname).toBe('/privacy');
});

test('SCR-16 SET-02 SET-05 SET-06 SET-07 SET-08 what is switched off is not linked; offer, contacts and language stay', () => {
  show(Object.fromEntries(Object.keys(ALL).map((key) => [key, false])));
  expect(names()).toEqual(['Public offer', 'Contacts', 'Language']);
});

test('SET-24 a contact without a link is plain text; two of a kind are both shown', () => {
  show({
    contacts: [
      { type: 'email', value: 'salom@osh.uz' },
      { type: 'phone', value: '+998 90 000 00 01' },
      { type: 'phone', value: '+998 90 000 00 02' },
      { type: 'WhatsApp', value: 'https://wa.me/998900000003' },
    ],
  });
  expect(screen.getByText('salom@osh.uz').closest('a[href]')).toBeNull();
  const opened = ['+998 90 000 00 01', '+998 90 000 00 02', 'wa.me/998900000003'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(opened).toEqual(['tel:+998900000001', 'tel:+998900000002', 'https://wa.me/998900000003']);
});

test('TEN-11 with one language there is none to choose', () => {
  show({ uzActive: false, ruActive: false, engActive: true, mainLanguage: 'eng' });
  expect(names()).not.toContain('Language');
});
