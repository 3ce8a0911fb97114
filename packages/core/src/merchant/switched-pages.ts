import type { RouteName } from '../paths/routes.ts';
import type { Feature, MerchantSettings } from './merchant-settings.ts';

/** Pages that a merchant can switch off, each with its switch (SET-02…15). Switched off, their paths answer 404. */
export const SWITCHED_PAGES = {
  about: 'aboutMerchant',
  branches: 'branches',
  'branches-map': 'branches',
  notifications: 'notifications',
  privacy: 'privacy',
  'profile-favorites': 'favourite',
  'profile-promos': 'promo',
  'profile-reservations': 'booking',
  reservations: 'booking',
  terms: 'termsOfUse',
  vacancy: 'vacancies',
  'vacancy-id': 'vacancies',
} as const satisfies Partial<Record<RouteName, Feature>>;

/** A page with a switch. */
export type SwitchedPage = keyof typeof SWITCHED_PAGES;

const isSwitched = (name: RouteName): name is SwitchedPage => Object.hasOwn(SWITCHED_PAGES, name);

/** Whether a merchant has the page: one without a switch is always there. */
export function isPageOn(name: RouteName, features: MerchantSettings['features']): boolean {
  return !isSwitched(name) || features[SWITCHED_PAGES[name]];
}
