import { expect, test } from 'vitest';

import { parseSettings } from './merchant-settings.ts';
import { isPageOn, SWITCHED_PAGES, type SwitchedPage } from './switched-pages.ts';

const features = (flat: Record<string, unknown>) => parseSettings(flat).features;
const SWITCH: Readonly<Record<SwitchedPage, string>> = {
  about: 'aboutMerchantActive',
  branches: 'branchesActive',
  'branches-map': 'branchesActive',
  notifications: 'notificationsActive',
  privacy: 'privacyActive',
  'profile-favorites': 'favouriteActive',
  'profile-promos': 'promoActive',
  'profile-reservations': 'bookingActive',
  reservations: 'bookingActive',
  terms: 'termsOfUseActive',
  vacancy: 'vacanciesActive',
  'vacancy-id': 'vacanciesActive',
};

test.each(Object.keys(SWITCHED_PAGES) as SwitchedPage[])(
  'SET-02 SET-15 %s is there while its switch is on',
  (page) => {
    expect(isPageOn(page, features({ [SWITCH[page]]: true }))).toBe(true);
    expect(isPageOn(page, features({ [SWITCH[page]]: false }))).toBe(false);
  },
);

test.each(['index', 'offerta', 'contact', 'profile'] as const)('D72 %s has no switch', (page) => {
  const allOff = Object.fromEntries(Object.values(SWITCH).map((name) => [name, false]));
  expect(isPageOn(page, features(allOff))).toBe(true);
});
