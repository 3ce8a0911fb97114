import { Hall } from '@dasturxon/core/content';
import * as v from 'valibot';

import { branch, city, region, ROUND_THE_CLOCK } from '../../places.ts';

const merchantId = 'm-osh';
const TASHKENT = 'osh-city-tashkent';
const SAMARKAND = 'osh-city-samarkand';

export const cities = [
  city({
    id: TASHKENT,
    name: { uz: 'Toshkent', ru: 'Ташкент', eng: 'Tashkent' },
    at: { lat: 41.3111, lon: 69.2797 },
    isMain: true,
  }),
  city({
    id: SAMARKAND,
    name: { uz: 'Samarqand', ru: 'Самарканд', eng: 'Samarkand' },
    at: { lat: 39.6547, lon: 66.9758 },
  }),
];

export const branches = [
  branch({
    id: 'osh-b-markaz',
    merchantId,
    cityId: TASHKENT,
    name: { uz: 'Amir Temur xiyoboni', ru: 'Сквер Амира Темура', eng: 'Amir Temur Square' },
    address: 'Toshkent, Amir Temur shoh koʻchasi, 42',
    at: { lat: 41.3142, lon: 69.2856 },
    phone: '+998 71 000 10 01',
    isMain: true,
    booking: true,
    pickUp: { usual: ROUND_THE_CLOCK },
    delivery: { usual: ROUND_THE_CLOCK },
    dineIn: { usual: ['07:00', '24:00'] },
    deliveryPrice: 15_000,
    tariff: { base: 12_000, includedKm: 3, perKm: 2_500 },
    slotCapacity: 20,
  }),
  branch({
    id: 'osh-b-chilonzor',
    merchantId,
    cityId: TASHKENT,
    name: { uz: 'Chilonzor choyxonasi', ru: 'Чайхана на Чиланзаре', eng: 'Chilanzar teahouse' },
    address: 'Toshkent, Bunyodkor shoh koʻchasi, 18',
    at: { lat: 41.2757, lon: 69.2041 },
    phone: '+998 71 000 10 02',
    booking: true,
    pickUp: {
      usual: ['08:00', '23:00'],
      other: { FRIDAY: ['08:00', '02:00'], SATURDAY: ['08:00', '02:00'] },
      off: ['MONDAY'],
    },
    delivery: {
      usual: ['09:00', '22:30'],
      other: { FRIDAY: ['09:00', '01:00'], SATURDAY: ['09:00', '01:00'] },
      off: ['MONDAY'],
    },
    dineIn: { usual: ['08:00', '23:00'], off: ['MONDAY'] },
    deliveryPrice: 17_000,
    tariff: { base: 14_000, includedKm: 2, perKm: 3_000 },
    slotCapacity: 12,
  }),
  branch({
    id: 'osh-b-registon',
    merchantId,
    cityId: SAMARKAND,
    name: { uz: 'Registon', ru: 'Регистан', eng: 'Registan' },
    address: 'Samarqand, Registon koʻchasi, 7',
    at: { lat: 39.6542, lon: 66.9706 },
    phone: '+998 66 000 10 03',
    booking: true,
    pickUp: { usual: ['08:00', '23:00'] },
    delivery: { usual: ['09:00', '22:30'] },
    dineIn: { usual: ['08:00', '23:00'] },
    deliveryPrice: 12_000,
    tariff: { base: 9_000, includedKm: 3, perKm: 2_000 },
    slotCapacity: 12,
  }),
];

const zone = { merchantId, cityId: TASHKENT };

export const regions = [
  region({
    ...zone,
    id: 'osh-r-markaz',
    name: 'Mirobod, Amir Temur',
    color: '#2F6FB5',
    price: 12_000,
    polygon: [
      [69.2195, 41.3005],
      [69.229, 41.329],
      [69.248, 41.3445],
      [69.279, 41.352],
      [69.311, 41.344],
      [69.3285, 41.3225],
      [69.324, 41.2985],
      [69.301, 41.284],
      [69.27, 41.2815],
      [69.242, 41.287],
    ],
  }),
  region({
    ...zone,
    id: 'osh-r-chilonzor',
    name: 'Chilonzor, Yakkasaroy',
    color: '#3E8E5A',
    price: 15_000,
    sumFees: [
      { fromSum: 150_000, price: 8_000 },
      { fromSum: 250_000, price: 0 },
    ],
    polygon: [
      [69.165, 41.296],
      [69.182, 41.31],
      [69.2195, 41.3005],
      [69.242, 41.287],
      [69.27, 41.2815],
      [69.266, 41.264],
      [69.244, 41.252],
      [69.212, 41.2505],
      [69.183, 41.259],
      [69.167, 41.276],
    ],
  }),
  region({
    ...zone,
    id: 'osh-r-yunusobod',
    name: 'Yunusobod, Mirzo Ulugʻbek',
    color: '#B5672F',
    price: null,
    polygon: [
      [69.248, 41.3445],
      [69.279, 41.352],
      [69.311, 41.344],
      [69.3285, 41.3225],
      [69.356, 41.33],
      [69.352, 41.358],
      [69.32, 41.379],
      [69.285, 41.386],
      [69.256, 41.372],
    ],
  }),
  region({
    merchantId,
    cityId: SAMARKAND,
    id: 'osh-r-samarqand',
    name: 'Samarqand',
    color: '#2F6FB5',
    price: 9_000,
    polygon: [
      [66.915, 39.648],
      [66.926, 39.672],
      [66.956, 39.683],
      [66.989, 39.676],
      [67.005, 39.659],
      [66.993, 39.638],
      [66.962, 39.63],
      [66.932, 39.633],
    ],
  }),
];

const tables = (hallId: string, chairs: readonly number[]) =>
  chairs.map((count, i) => ({ id: `${hallId}-t${i + 1}`, hallId, name: String(i + 1), chairs: count }));

export const halls = [
  v.parse(Hall, {
    id: 'osh-h-aivan',
    branchId: 'osh-b-markaz',
    name: { uz: 'Ayvon', ru: 'Айван', eng: 'Veranda' },
    tables: tables('osh-h-aivan', [4, 4, 6, 8]),
  }),
  v.parse(Hall, {
    id: 'osh-h-toy',
    branchId: 'osh-b-markaz',
    name: { uz: 'Mehmonxona', ru: 'Мехмонхона', eng: 'Guest room' },
    price: 30_000,
    tables: tables('osh-h-toy', [12, 20]),
  }),
  v.parse(Hall, {
    id: 'osh-h-supa',
    branchId: 'osh-b-chilonzor',
    name: { uz: 'Tapchanlar', ru: 'Топчаны', eng: 'Tapchans' },
    tables: tables('osh-h-supa', [6, 6, 8]),
  }),
  v.parse(Hall, {
    id: 'osh-h-registon',
    branchId: 'osh-b-registon',
    name: { uz: 'Katta zal', ru: 'Большой зал', eng: 'Great hall' },
    tables: tables('osh-h-registon', [2, 4, 4, 10]),
  }),
];
