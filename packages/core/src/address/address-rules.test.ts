import { describe, expect, test } from 'vitest';

import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { anAddress } from '../testing/index.ts';
import { formatAddressDetails, readAddressDetails } from './address-details.schema.ts';
import { addressOverlayFor, type AddressOverlay, deletionOf } from './address-overlay.ts';
import { addressLine, addressText } from './address-text.ts';
import { frontEndId, isFrontEndId, toSentAddress } from './front-end-id.ts';
import { keptDetails, needsLandmark, newLocationForm } from './new-location-form.ts';
import { saveButton } from './save-button.ts';

test.each<[string, ServiceType, boolean, number, AddressOverlay]>([
  ['GEO-05 pick-up', 'PICK_UP', false, 0, 'branches'],
  ['GEO-05 pick-up, signed in with addresses', 'PICK_UP', true, 3, 'branches'],
  ['GEO-05 dine-in', 'DINE_IN', true, 3, 'branches'],
  ['GEO-06 signed in', 'DELIVERY', true, 0, 'list'],
  ['GEO-06 a guest with a saved address', 'DELIVERY', false, 1, 'list'],
  ['GEO-07 a guest without one', 'DELIVERY', false, 0, 'map'],
])('%s opens the right overlay', (_, serviceType, isSignedIn, savedCount, overlay) => {
  expect(addressOverlayFor({ serviceType, isSignedIn, savedCount })).toBe(overlay);
});

describe('deleting a saved address', () => {
  const home = anAddress({ id: 'home' });
  test('GEO-10 a customer’s is deleted on the server, a guest’s on the device', () => {
    expect(deletionOf(home, null, true).deleteFrom).toBe('server');
    expect(deletionOf(home, null, false).deleteFrom).toBe('device');
  });

  test.each([
    ['the current address', home, 'map'],
    ['another address of the same house', anAddress({ id: 'neighbour' }), 'list'],
    ['the place on the map that is current', anAddress({ id: null }), 'map'],
    ['another place than the one on the map', anAddress({ id: null, latitude: 41.4 }), 'list'],
    ['an address while none is current', null, 'list'],
  ])('GEO-11 when it is %s', (_, current, open) => {
    expect(deletionOf(home, current, true).open).toBe(open);
  });
});

test.each([
  [true, 'Navoiy', { enabled: true, label: 'save' }],
  [true, null, { enabled: false, label: 'save' }],
  [true, '  ', { enabled: false, label: 'save' }],
  [false, 'Navoiy', { enabled: false, label: 'outOfServiceZone' }],
  [false, null, { enabled: false, label: 'outOfServiceZone' }],
])('GEO-15 OV-06 area check passed %j, street %j: Save is %j', (passesAreaCheck, streetName, button) => {
  expect(saveButton({ passesAreaCheck, streetName })).toEqual(button);
});

test.each([
  ['12', '12'],
  [' 12A ', '12A'],
  [null, ''],
])('GEO-16 of house number %j the form makes office %j and clears the rest', (houseNumber, office) => {
  expect(newLocationForm({ houseNumber })).toEqual({
    name: '',
    details: { office, domophone: '', entrance: '', floor: '', comment: '' },
  });
});

test.each([
  ['Navoiy', '15', 'Navoiy [15]'],
  [' Navoiy ', ' 15 ', 'Navoiy [15]'],
  ['Navoiy', null, 'Navoiy'],
  ['Navoiy', ' ', 'Navoiy'],
  [null, '15', ''],
  [' ', '15', ''],
  [null, null, ''],
])('OV-04 street %j, house %j: %j', (streetName, houseNumber, text) => {
  expect(addressText({ streetName, houseNumber })).toBe(text);
  expect(addressLine({ streetName, houseNumber })).toBe(text.replace(' [', ', ').replace(']', ''));
});

describe('ids made by the front end', () => {
  test('VAL-09 are known by their prefix', () => {
    expect(frontEndId('1a')).toBe('front-1a');
    expect(['front-1a', 'a-front-1', 'address-1', null, undefined].map(isFrontEndId)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('VAL-09 an address is sent without such an id, and with the id of the backend', () => {
    expect(toSentAddress({ id: 'front-1', name: 'Uy' })).toEqual({ name: 'Uy' });
    expect(toSentAddress({ id: 'address-1', name: 'Uy' })).toEqual({ id: 'address-1', name: 'Uy' });
  });

  test('VAL-09 an address without an id is sent without one', () => {
    expect(Object.keys(toSentAddress({ id: null, name: 'Uy' }))).toEqual(['name']);
    expect(Object.keys(toSentAddress<{ id?: null; name: string }>({ name: 'Uy' }))).toEqual(['name']);
    expect(Object.keys(toSentAddress({ id: 'front-1', name: 'Uy' }))).toEqual(['name']);
  });

  test('GEO-16 an untouched suggestion of an office is no flat', () => {
    const { details } = newLocationForm({ houseNumber: '7' });
    expect(keptDetails(details, { isOfficeTouched: false, houseNumber: '7' }).office).toBe('');
    expect(keptDetails(details, { isOfficeTouched: true, houseNumber: '7' }).office).toBe('7');
  });

  test.each([
    ['suggested and saved by an old form', '{"office":"7","floor":"2"}', '7', ''],
    ['suggested, with spaces', '{"office":" 7 "}', ' 7', ''],
    ['another number than the house', '{"office":"12"}', '7', '12'],
    ['of a place without a house number', '{"office":"12"}', null, '12'],
    ['typed by the guest', '{"office":"7","isOfficeTyped":true}', '7', '7'],
  ])('GEO-16 an office %s is printed as a flat or not', (_, details, houseNumber, flat) => {
    expect(readAddressDetails({ details, houseNumber }).office).toBe(flat);
  });

  test('GEO-16 a typed office that equals the house number is still the flat after saving', () => {
    const details = { ...newLocationForm({ houseNumber: '7' }).details, office: '7' };
    const kept = keptDetails(details, { isOfficeTouched: true, houseNumber: '7' });
    const saved = { details: formatAddressDetails(kept), houseNumber: '7' };
    expect(readAddressDetails(saved).office).toBe('7');
    expect(formatAddressDetails({ ...kept, office: '' })).toBeNull();
  });

  test.each([
    ['7', '', '', false],
    [' ', '', 'Behind the school', false],
    [null, '12', '', false],
    [null, ' ', ' ', true],
  ])(
    'GEO-16 of house %j, office %j and landmark %j one is asked for: %s',
    (houseNumber, office, comment, asks) => {
      expect(needsLandmark({ houseNumber }, { office, comment })).toBe(asks);
    },
  );
});
