import type { Menu } from '@dasturxon/core/catalog';
import { Branch } from '@dasturxon/core/branch';
import { City, Region } from '@dasturxon/core/delivery-area';
import { WEEKDAYS } from '@dasturxon/core/kernel';
import { Merchant, OrderSettings } from '@dasturxon/core/merchant';
import { MerchantPaymentSetting } from '@dasturxon/core/payment';
import * as v from 'valibot';

import type { WholeBrand } from '../store-brand/whole-brand.ts';
import { BENCH_BRANCH } from './bench-menu.ts';

/** The bench brand's id and its name in an address: `?vendor=bench`. */
export const BENCH_ID = 'm-bench';
export const BENCH_SUB = 'bench';

const CITY = 'bench-city';

const settings = {
  brand: 'Bench',
  title: 'Bench',
  mainLanguage: 'ru' as const,
  mainColor: '#FCE000',
  uzActive: true,
  ruActive: true,
  engActive: true,
  deliveryActive: true,
  pickupActive: true,
  cash: true,
  cancelOrderActive: true,
};

const branch = v.parse(Branch, {
  id: BENCH_BRANCH,
  cityId: CITY,
  name: { ru: 'Центр', uz: 'Markaz', eng: 'Centre' },
  latitude: 41.3111,
  longitude: 69.2797,
  address: 'Amir Temur koʻchasi 1',
  isMain: true,
  deliveryPrice: 15_000,
  workHours: WEEKDAYS.map((weekName) => ({ type: 'PICK_UP', weekName, open: '00:00', close: '00:00' })),
  settings: { pickupEnabled: true, deliveryEnabled: true },
});

const AROUND = [
  [69.1, 41.2],
  [69.4, 41.2],
  [69.4, 41.42],
  [69.1, 41.42],
];

/** A plain brand that is always open, around a menu of any size. */
export function benchBrand(menu: Menu): WholeBrand {
  const name = { ru: 'Bench', uz: 'Bench', eng: 'Bench' };
  const cash = { id: 'bench-cash', merchantId: BENCH_ID, type: 'CASH', webEnabled: true, isActive: true };
  return {
    merchant: v.parse(Merchant, { id: BENCH_ID, sub: BENCH_SUB, name, mainCityId: CITY }),
    domains: ['bench.localhost'],
    about: {},
    settings,
    clickSettings: {},
    orderSettings: v.parse(OrderSettings, { merchantId: BENCH_ID }),
    paymentMethods: [
      { id: 'bench-cash', name: 'Naqd', icon: 'cash', title: null, iikoId: null, type: 'CASH' },
    ],
    paymentSettings: [v.parse(MerchantPaymentSetting, cash)],
    cities: [
      v.parse(City, {
        id: CITY,
        name: { ru: 'Ташкент', uz: 'Toshkent', eng: 'Tashkent' },
        latitude: 41.32,
        longitude: 69.24,
      }),
    ],
    branches: [{ ...branch, tariff: null, slotCapacity: null }],
    regions: [v.parse(Region, { id: 'bench-region', cityId: CITY, name: 'Toshkent', polygon: AROUND })],
    halls: [],
    ...menu,
    rules: [],
    promos: [],
    banners: [],
    stories: [],
    policies: [],
    vacancies: [],
    extraPages: { extra: null, extra2: null, extr3: null },
  };
}
