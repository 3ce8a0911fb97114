import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What few guests open: each is drawn by `lazyWithMessages` alone. */
const LAZY = [
  'src/domains/pictures',
  'src/features/address-map/known-places.tsx',
  'src/features/basket/left-out.tsx',
  'src/features/basket/other-branch.tsx',
  'src/features/basket/prepared-order.tsx',
  'src/features/basket/without-delivery.tsx',
  'src/features/checkout/cards/cash-change.tsx',
  'src/features/checkout/cards/dish-notes.tsx',
  'src/features/checkout/cards/entrance',
  'src/features/checkout/cards/promo',
  'src/features/checkout/cards/when/slot-sheet.tsx',
  'src/features/checkout/cards/tip',
  'src/features/group',
  'src/features/notifications/push',
  'src/features/orders/cancel-order.tsx',
  'src/features/orders/edit',
  'src/features/orders/grade-order.tsx',
  'src/features/orders/last-order.tsx',
  'src/features/orders/late-tip.tsx',
  'src/features/orders/order-at-offered-branch.tsx',
  'src/features/orders/repeat/repeat-changes.tsx',
  'src/features/orders/share-order.tsx',
  'src/features/product/review-reply.tsx',
  'src/features/invitation',
  'src/features/profile/loyalty',
  'src/features/search/phrase-order.tsx',
  'src/i18n/labels/cancel-reasons.ts',
  'src/i18n/tip-chips.tsx',
  'src/screens/basket/basket-offers.tsx',
  'src/screens/basket/group-basket.tsx',
  'src/screens/order/shared-order.tsx',
  'src/screens/running-order/group-pill.tsx',
  'src/screens/running-order/last-order-pill.tsx',
];

/**
 * Three catalogues a language: what the menu page shows, sent with its bytes, what the screens show, and what few guests
 * open.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['uz', 'ru', 'en', 'ar', 'kk', 'tr', 'zh'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}/menu', include: ['src/app', 'src/menu', 'src/i18n/menu-texts'] },
    {
      path: '<rootDir>/locales/{locale}/screens',
      include: ['src/screens', 'src/features', 'src/i18n'],
      exclude: ['src/i18n/menu-texts', ...LAZY],
    },
    { path: '<rootDir>/locales/{locale}/lazy', include: LAZY },
  ],
  format: formatter({ lineNumbers: false }),
});
