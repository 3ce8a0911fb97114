import { branch, city, region, ROUND_THE_CLOCK } from '../../places.ts';

const merchantId = 'm-burger';
const cityId = 'burger-city-tashkent';

export const cities = [
  city({
    id: cityId,
    name: { uz: 'Toshkent', ru: 'Ташкент', eng: 'Tashkent' },
    at: { lat: 41.3111, lon: 69.2797 },
    isMain: true,
  }),
];

export const branches = [
  branch({
    id: 'burger-b-mirobod',
    merchantId,
    cityId,
    name: { uz: 'Bek Mirobod', ru: 'Бек Мирабад', eng: 'Bek Mirabad' },
    address: 'Toshkent, Mirobod koʻchasi, 14',
    at: { lat: 41.2936, lon: 69.2701 },
    phone: '+998 71 000 20 01',
    isMain: true,
    pickUp: { usual: ROUND_THE_CLOCK },
    delivery: { usual: ROUND_THE_CLOCK },
    deliveryPrice: 16_000,
    tariff: { base: 10_000, includedKm: 3, perKm: 2_500 },
    slotCapacity: 25,
  }),
  branch({
    id: 'burger-b-yunusobod',
    merchantId,
    cityId,
    name: { uz: 'Bek Yunusobod', ru: 'Бек Юнусабад', eng: 'Bek Yunusabad' },
    address: 'Toshkent, Yunusobod, 4-mavze, 21',
    at: { lat: 41.3641, lon: 69.2885 },
    phone: '+998 71 000 20 02',
    pickUp: {
      usual: ['10:00', '02:00'],
      other: { FRIDAY: ['10:00', '04:00'], SATURDAY: ['10:00', '04:00'] },
    },
    delivery: {
      usual: ['10:30', '01:30'],
      other: { FRIDAY: ['10:30', '03:30'], SATURDAY: ['10:30', '03:30'] },
    },
    deliveryPrice: 16_000,
    tariff: { base: 11_000, includedKm: 2, perKm: 2_800 },
    slotCapacity: 15,
  }),
];

export const regions = [
  region({
    id: 'burger-r-city',
    merchantId,
    cityId,
    name: 'Mirobod',
    color: '#C62828',
    price: 14_000,
    polygon: [
      [69.226, 41.285],
      [69.224, 41.318],
      [69.246, 41.338],
      [69.282, 41.345],
      [69.314, 41.333],
      [69.322, 41.303],
      [69.303, 41.274],
      [69.262, 41.266],
    ],
  }),
  region({
    id: 'burger-r-north',
    merchantId,
    cityId,
    name: 'Yunusobod',
    color: '#E89B4C',
    price: 18_000,
    polygon: [
      [69.246, 41.338],
      [69.282, 41.345],
      [69.314, 41.333],
      [69.34, 41.352],
      [69.318, 41.384],
      [69.272, 41.388],
      [69.25, 41.368],
    ],
  }),
];
