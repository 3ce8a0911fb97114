import { Hall } from '@dasturxon/core/content';
import * as v from 'valibot';

import { branch, city, ROUND_THE_CLOCK } from '../../places.ts';

const merchantId = 'm-qahva';
const cityId = 'qahva-city-tashkent';

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
    id: 'qahva-b-oybek',
    merchantId,
    cityId,
    name: { uz: 'Oybek', ru: 'Ойбек', eng: 'Oybek' },
    address: 'Toshkent, Afrosiyob koʻchasi, 11',
    at: { lat: 41.2973, lon: 69.2733 },
    phone: '+998 71 000 30 01',
    isMain: true,
    booking: true,
    pickUp: { usual: ROUND_THE_CLOCK },
    dineIn: { usual: ROUND_THE_CLOCK },
    slotCapacity: 30,
  }),
  branch({
    id: 'qahva-b-xadra',
    merchantId,
    cityId,
    name: { uz: 'Xadra', ru: 'Хадра', eng: 'Khadra' },
    address: 'Toshkent, Navoiy koʻchasi, 31',
    at: { lat: 41.3262, lon: 69.2426 },
    phone: '+998 71 000 30 02',
    booking: true,
    pickUp: {
      usual: ['07:30', '23:00'],
      other: { SATURDAY: ['09:00', '01:00'], SUNDAY: ['09:00', '23:00'] },
    },
    dineIn: {
      usual: ['07:30', '22:30'],
      other: { SATURDAY: ['09:00', '00:30'], SUNDAY: ['09:00', '22:30'] },
    },
    slotCapacity: 20,
  }),
  branch({
    id: 'qahva-b-botanika',
    merchantId,
    cityId,
    name: { uz: 'Botanika bogʻi', ru: 'Ботанический сад', eng: 'Botanical Garden' },
    address: 'Toshkent, Bogʻishamol koʻchasi, 5',
    at: { lat: 41.3406, lon: 69.3341 },
    phone: '+998 71 000 30 03',
    pickUp: { usual: ['08:00', '20:00'], off: ['SUNDAY'] },
    slotCapacity: 8,
  }),
];

const tables = (hallId: string, chairs: readonly number[]) =>
  chairs.map((count, i) => ({ id: `${hallId}-t${i + 1}`, hallId, name: String(i + 1), chairs: count }));

export const halls = [
  v.parse(Hall, {
    id: 'qahva-h-bar',
    branchId: 'qahva-b-oybek',
    name: { uz: 'Bar', ru: 'Бар', eng: 'Bar' },
    tables: tables('qahva-h-bar', [1, 1, 1, 1]),
  }),
  v.parse(Hall, {
    id: 'qahva-h-main',
    branchId: 'qahva-b-oybek',
    name: { uz: 'Asosiy zal', ru: 'Основной зал', eng: 'Main room' },
    tables: tables('qahva-h-main', [2, 2, 2, 4, 4, 6]),
  }),
  v.parse(Hall, {
    id: 'qahva-h-quiet',
    branchId: 'qahva-b-oybek',
    name: { uz: 'Sokin xona', ru: 'Тихая комната', eng: 'Quiet room' },
    price: 10_000,
    tables: tables('qahva-h-quiet', [2, 4]),
  }),
  v.parse(Hall, {
    id: 'qahva-h-terrace',
    branchId: 'qahva-b-xadra',
    name: { uz: 'Ayvon', ru: 'Терраса', eng: 'Terrace' },
    tables: tables('qahva-h-terrace', [2, 2, 4, 4]),
  }),
];
