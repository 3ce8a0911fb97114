import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { keepsTheWire } from '../testing/contracts/schema.contract.ts';
import {
  AddressDetails,
  emptyAddressDetails,
  formatAddressDetails,
  parseAddressDetails,
} from './address-details.schema.ts';
import { Address, ADDRESS_INPUT_MODES, ADDRESS_TYPES } from './address.schema.ts';
import { FoundPlace } from './found-place.schema.ts';

const when = '2026-03-10T09:00:00Z';

describe('enumerations', () => {
  test('ENUM-10 address types and input modes', () => {
    expect(ADDRESS_TYPES).toEqual(['HOUSE', 'APARTMENT']);
    expect(ADDRESS_INPUT_MODES).toEqual(['COORDINATES', 'SAVED', 'TARGET', 'MAP']);
  });
});

keepsTheWire({
  row: 'ENT-32 address',
  schema: Address,
  fields:
    'id type name streetName details description latitude longitude cityId houseNumber comment createdDate lastModifiedDate'.split(
      ' ',
    ),
  minimal: { latitude: 41.3, longitude: 69.2 },
  full: {
    id: 'a',
    type: 'APARTMENT',
    name: 'Uy',
    streetName: 'Navoiy',
    details: '{"office":"12"}',
    description: 'Ko‘k darvoza',
    latitude: 41.3,
    longitude: 69.2,
    cityId: 'c',
    houseNumber: '15',
    comment: 'Qo‘ng‘iroq qiling',
    createdDate: when,
    lastModifiedDate: when,
  },
});

keepsTheWire({
  row: 'ENT-33 address details',
  schema: AddressDetails,
  fields: ['office', 'domophone', 'entrance', 'floor', 'comment'],
  minimal: {},
  full: { office: '12', domophone: '34', entrance: '2', floor: '5', comment: 'chapda' },
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['broken JSON', '{"office":'],
  ['a list', '[1]'],
  ['a number', '5'],
  ['a wrong type', '{"office":{"a":1}}'],
  ['too long a text', JSON.stringify({ office: 'x'.repeat(201) })],
])('ENT-32 details that are %s read as empty', (_, text) => {
  expect(parseAddressDetails(text)).toEqual(emptyAddressDetails());
});

test('ENT-32 details keep what was written, and an empty form is no text at all', () => {
  expect(formatAddressDetails(emptyAddressDetails())).toBeNull();
  expect(formatAddressDetails({ office: '12', floor: ' ' })).toBe('{"office":"12"}');
  const text = fc.string({ maxLength: 200 }).filter((line) => line.trim() !== '' || line === '');
  const details = fc.record({ office: text, domophone: text, entrance: text, floor: text, comment: text });
  fc.assert(
    fc.property(details, (given) => {
      expect(parseAddressDetails(formatAddressDetails(given))).toEqual(given);
    }),
  );
});

test('ENT-32 any text at all is read without a throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Object.keys(parseAddressDetails(text))).toHaveLength(5);
    }),
  );
});

keepsTheWire({
  row: 'ENT-33 search result',
  schema: FoundPlace,
  fields: ['name', 'lat', 'lon', 'display_name'],
  minimal: { name: 'Chorsu', lat: 41.3, lon: 69.2, display_name: 'Chorsu, Toshkent' },
  full: { name: 'Chorsu', lat: 41.3, lon: 69.2, display_name: 'Chorsu, Toshkent' },
});

test('ENT-33 coordinates written as text are read as numbers', () => {
  const place = v.parse(FoundPlace, { name: 'Chorsu', lat: '41.3', lon: '69.2', display_name: '' });
  expect(place).toMatchObject({ lat: 41.3, lon: 69.2 });
});
