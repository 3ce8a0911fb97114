import type { MenuTemplate, SetupStep, SubCheck } from '@dasturxon/core/onboarding';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a short name cannot be taken. */
export const SUB_PROBLEMS: Readonly<Record<NonNullable<SubCheck['problem']>, MessageDescriptor>> = {
  shape: msg`Use small Latin letters, digits and single dashes, as choyxona or toy-oshi.`,
  reserved: msg`This address belongs to the platform. Choose another one.`,
  taken: msg`Another restaurant has this address. Choose another one.`,
};

/** What a menu to begin with is called. */
export const TEMPLATE_LABELS: Readonly<Record<MenuTemplate, MessageDescriptor>> = {
  osh: msg`National dishes`,
  fastfood: msg`Lavash and burgers`,
  cafe: msg`Coffee house`,
  pizza: msg`Pizza`,
  sushi: msg`Sushi and wok`,
  bakery: msg`Bakery`,
};

/** The titles of the steps. */
export const STEP_TITLES: Readonly<Record<SetupStep, MessageDescriptor>> = {
  look: msg`Look`,
  menu: msg`Menu`,
  branch: msg`Branch and hours`,
  zone: msg`Delivery zone`,
  payments: msg`Payments`,
  board: msg`Orders on your device`,
  publish: msg`Publish`,
  test: msg`Test order`,
  checkUp: msg`Check-up`,
};
