import { PROVIDER_ZONE } from '@dasturxon/core/payment';
import { describe, expect, test } from 'vitest';

import { isBasicAuth } from '../protocol/basic-auth.ts';
import { isFromAddress } from '../protocol/from-address.ts';
import { fillLink } from '../protocol/link-template.ts';
import { isSignedByMulticard, signMulticard } from './multicard/multicard-sign.ts';
import { parseLocalStamp, localStamp } from '@dasturxon/core/time';

describe('T44 Multicard’s signatures', () => {
  const signed = {
    storeId: '6',
    uuid: '4f0c2f0e-7a8b-11f0-8a55-0242ac120002',
    invoiceId: '1007',
    amount: 12_500_000,
  };

  test.each([
    ['md5', '5ec949d24bd8a35a96f1fd025b19658b'],
    ['sha1', '367340d82381c1573ddcd7e39fe77a8eb7fbdaf4'],
  ] as const)('T44 %s, by the store’s contract', (style, sign) => {
    const secret = 'TEST_SECRET_KEY';
    expect(signMulticard(style, signed, secret)).toBe(sign);
    expect(isSignedByMulticard(sign, { style, signed, secret })).toBe(true);
    const other = style === 'md5' ? 'sha1' : 'md5';
    expect(isSignedByMulticard(sign, { style: other, signed, secret })).toBe(false);
    const more = { ...signed, amount: 12_500_001 };
    expect(isSignedByMulticard(sign, { style, signed: more, secret })).toBe(false);
  });
});

describe('T44 HTTP Basic', () => {
  const known = { user: 'Paycom', password: 'TEST_KEY' };

  test('T44 the known user and password', () => {
    expect(isBasicAuth('Basic UGF5Y29tOlRFU1RfS0VZ', known)).toBe(true);
  });

  test.each([
    null,
    '',
    'Basic',
    'Basic UGF5Y29tOlRFU1RfS0V',
    'basic UGF5Y29tOlRFU1RfS0VZ',
    'Bearer TEST_KEY',
  ])('T44 not %s', (header) => {
    expect(isBasicAuth(header, known)).toBe(false);
  });
});

test.each([
  ['213.230.106.112', true],
  ['::ffff:213.230.106.127', true],
  ['213.230.106.128', false],
  ['10.0.0.1', true],
  ['10.0.0.2', false],
  ['', false],
  ['fe80::1', false],
])('T44 a call from %s: %s', (address, isAllowed) => {
  expect(isFromAddress(address, ['213.230.106.112/28', '10.0.0.1', 'nonsense/8', '10.0.0.2/33'])).toBe(
    isAllowed,
  );
  expect(isFromAddress(address, [])).toBe(true);
});

describe('T46 times of Tashkent', () => {
  test('T46 written and read, days first too', () => {
    const moment = new Date(1_772_350_496_000);
    expect(localStamp(moment, PROVIDER_ZONE)).toBe('2026-03-01 12:34:56');
    expect(parseLocalStamp('2026-03-01 12:34:56', PROVIDER_ZONE)).toEqual(moment);
    expect(parseLocalStamp('01.03.2026 12:34:56', PROVIDER_ZONE)).toEqual(moment);
  });

  test.each([
    '',
    '2026-02-30 00:00:00',
    '2026-03-01T12:34:56',
    '1.3.2026 12:34:56',
    '2026-03-01 24:00:00',
    'x',
  ])('T46 %j is refused', (text) => {
    expect(parseLocalStamp(text, PROVIDER_ZONE)).toBeNull();
  });
});

test('T52 values in a link are encoded, and an unknown name is empty', () => {
  const link = fillLink('https://app.paynet.uz/', '?m={merchant}&c={order}&x={nothing}&r={back}', {
    merchant: 'a&b',
    order: '1007',
    back: 'https://merchant.example/?a=1',
  });
  expect(link).toBe('https://app.paynet.uz/?m=a%26b&c=1007&x=&r=https%3A%2F%2Fmerchant.example%2F%3Fa%3D1');
});
