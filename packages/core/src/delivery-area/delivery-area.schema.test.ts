import * as v from 'valibot';
import { expect, test } from 'vitest';

import { keepsTheWire } from '../testing/contracts/schema.contract.ts';
import { City } from './city.schema.ts';
import { Region } from './region.schema.ts';

const name = { ru: 'Ташкент', uz: 'Toshkent', eng: 'Tashkent' };

keepsTheWire({
  row: 'ENT-17 city',
  schema: City,
  fields: 'id name description latitude longitude isMain isTaximeter taximeterComment'.split(' '),
  minimal: { id: 'c', name, latitude: 41.3, longitude: 69.2 },
  full: {
    id: 'c',
    name,
    description: 'Poytaxt',
    latitude: 41.3,
    longitude: 69.2,
    isMain: true,
    isTaximeter: true,
    taximeterComment: { ru: 'По счётчику', uz: 'Taksometr', eng: 'By meter' },
  },
});

test('ENT-17 a taximeter comment keyed en is the English one', () => {
  const city = v.parse(City, {
    id: 'c',
    name,
    latitude: 41,
    longitude: 69,
    taximeterComment: { en: 'By meter' },
  });
  expect(city.taximeterComment).toEqual({ ru: '', uz: '', eng: 'By meter' });
});

keepsTheWire({
  row: 'ENT-18 region',
  schema: Region,
  fields: ['id', 'cityId', 'merchantId', 'name', 'polygon', 'color', 'price'],
  minimal: { id: 'r' },
  full: {
    id: 'r',
    cityId: 'c',
    merchantId: 'm',
    name: 'Markaz',
    polygon: [
      [69.2, 41.2],
      [69.3, 41.2],
      [69.3, 41.3],
    ],
    color: '#00f',
    price: 12_000,
  },
});

test('ENT-18 a polygon is stored longitude first: a latitude over 90 means swapped coordinates', () => {
  expect(v.safeParse(Region, { id: 'r', polygon: [[41.2, 169.2]] }).success).toBe(false);
});
