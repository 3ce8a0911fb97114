import { expect, test } from 'vitest';

import * as address from './address/index.ts';
import * as auth from './auth/index.ts';
import * as cart from './cart/index.ts';
import * as catalog from './catalog/index.ts';
import * as format from './format/index.ts';
import * as merchant from './merchant/index.ts';
import * as paths from './paths/index.ts';
import * as promo from './promo/index.ts';
import * as search from './search/index.ts';
import * as time from './time/index.ts';

const MANY = 100_000;
const many = <T>(make: (at: number) => T): T[] => Array.from({ length: MANY }, (_, at) => make(at));
const moment = { now: new Date('2026-05-11T07:00:00Z'), zone: 'Asia/Tashkent' };
const hours = {
  type: 'PICK_UP',
  weekName: 'MONDAY',
  open: '10:00',
  close: '11:00',
  isDayOff: false,
} as const;
const name = { ru: 'Плов', uz: 'Osh', eng: 'Plov' };

const LONG: readonly (readonly [string, () => unknown])[] = [
  [
    'a menu of 100,000 products is built and searched',
    () => {
      const products = many((at) => ({ id: `p${at}`, name: name, categoryId: `c${at % 9}`, priority: -at }));
      const categories = many((at) => ({ id: `c${at}`, groupId: 'g' }));
      // Only what a menu is built from; each whole product would take the test's memory.
      const menu = catalog.buildMenu({ groups: [], categories, products } as never, { language: 'uz' });
      return search.searchMenu(search.indexMenu(menu), 'osh '.repeat(1000), 'uz');
    },
  ],
  [
    'an order of 100,000 lines is priced',
    () => {
      const lines = many((at) => ({ product: { id: `p${at}`, costPrice: at }, count: 1 }));
      return cart.priceOrder({ lines, serviceType: 'PICK_UP', deliveryPrice: 0, now: moment.now });
    },
  ],
  [
    'a week of 10,000 opening hours is asked',
    () => {
      const branch = { workHours: many(() => hours).slice(0, 10_000) };
      return [
        time.nextOpening({ ...moment, branch, serviceType: 'DELIVERY' }),
        time.isBranchOpenNow(branch, 'PICK_UP', moment.now, moment.zone),
      ];
    },
  ],
  [
    'a chain of 100,000 choices falls when its first is taken away',
    () => {
      const item = (at: number) => ({
        id: `m${at}`,
        isAvailable: true,
        max: 1,
        dependsOn: at === 0 ? [] : [`m${at - 1}`],
      });
      // Only what choices are made by.
      const product = { modificationGroups: [{ id: 'g', min: 0, max: 0, items: many(item) }] } as never;
      const choices = many((at) => ({ id: `m${at}`, count: 1 }));
      expect(catalog.chooseModifier(product, choices, { id: 'm0', count: 0 })).toEqual([]);
    },
  ],
  [
    '100,000 stored addresses, lines and accounts are read',
    () => [
      address.parseGuestAddresses(many(() => ({ id: 'a', latitude: 1, longitude: 1 }))),
      cart.parseCart({ epoch: 0, entries: Object.fromEntries(many((at) => [at, { productId: `p${at}` }])) }),
      // Only the fields that identify an account.
      auth.signOutSession(many(() => ({ token: 't', orderRequest: null })) as never, 't'),
    ],
  ],
  [
    'a million characters are a phone, a code, a path, a date and a search',
    () => {
      const long = 'aʻ1/'.repeat(250_000);
      return [
        ...[format.formatPhone, format.maskPhone, format.normalizePhone].map((read) => read(long)),
        ...[promo.normalizePromoCode, paths.stripPathPrefix, paths.safeRedirectPath, paths.matchRoute].map(
          (read) => read(long),
        ),
        paths.stripPathPrefix('/ru'.repeat(300_000)),
        paths.localPath('/\\'.repeat(500_000)),
        format.formatDate(long, {}, 'Asia/Tashkent'),
        search.rememberSearch([], long),
        merchant.contactLink({ type: 'telegram', value: long }),
        merchant.hostName(long),
      ];
    },
  ],
];

test.each(LONG)(
  '%s',
  (_, act) => {
    expect(act).not.toThrow();
  },
  180_000,
);
