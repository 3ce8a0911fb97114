import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { ClickAccount } from './click/click-account.ts';
import { PaymeAccount } from './payme/payme-account.ts';
import { PaynetAccount } from './paynet/paynet-account.ts';
import { UzumAccount } from './uzum/uzum-account.ts';

const LONG = 'x'.repeat(200);

/** A whole contract, and what of it is a text of one to 200 letters. */
const CONTRACTS = [
  ['Click', ClickAccount, { serviceId: '1', merchantId: 'm', secretKey: 's' }, ['merchantId', 'secretKey']],
  ['Paynet', PaynetAccount, { serviceId: 1, username: 'u', password: 'p' }, ['username', 'password']],
] as const;

describe.each(CONTRACTS)('SET-25 a contract with %s', (_, schema, whole, texts) => {
  test('SET-25 needs each of its parts, and no other', () => {
    expect(v.is(schema, whole)).toBe(true);
    for (const name of Object.keys(whole)) expect(v.is(schema, { ...whole, [name]: undefined })).toBe(false);
  });

  test.each(texts)('SET-25 takes one letter to 200 of its %s', (name) => {
    for (const text of ['x', LONG]) expect(v.is(schema, { ...whole, [name]: text })).toBe(true);
    for (const text of ['', `${LONG}x`]) expect(v.is(schema, { ...whole, [name]: text })).toBe(false);
  });
});

test('SET-25 Click’s is by default without the Merchant API, by the link and from any address', () => {
  const [, schema, whole] = CONTRACTS[0];
  expect(v.parse(schema, whole)).toEqual({ ...whole, merchantUserId: '', miniAppMode: 'link', networks: [] });
  expect(v.is(schema, { ...whole, merchantUserId: LONG })).toBe(true);
  expect(v.is(schema, { ...whole, merchantUserId: `${LONG}x` })).toBe(false);
});

test('SET-25 Payme’s is by default a real account that keeps cards', () => {
  const whole = { merchantId: 'm', key: 'k' };
  expect(v.parse(PaymeAccount, whole)).toEqual({
    ...whole,
    field: 'order_id',
    isTest: false,
    keepsCards: true,
    networks: [],
  });
  for (const bad of [{ merchantId: '' }, { key: '' }, { field: 'x'.repeat(33) }])
    expect(v.is(PaymeAccount, { ...whole, ...bad })).toBe(false);
});

describe('SET-25 a contract with Uzum', () => {
  const bank = { serviceId: 1, username: 'u', password: 'p' };
  const checkout = { terminalId: 't', apiKey: 'k' };

  test('SET-25 is the bank’s, the page’s, or both', () => {
    for (const whole of [{ bank }, { checkout }, { bank, checkout }])
      expect(v.is(UzumAccount, whole)).toBe(true);
    expect(v.is(UzumAccount, {})).toBe(false);
  });

  test('SET-25 has texts of one letter to 200, and a page for twenty minutes', () => {
    const named = (apiKey: string) => v.is(UzumAccount, { checkout: { ...checkout, apiKey } });
    expect(['x', LONG, '', `${LONG}x`].map(named)).toEqual([true, true, false, false]);
    expect(v.parse(UzumAccount, { checkout }).checkout).toMatchObject({
      timeoutSeconds: 1200,
      viewType: 'REDIRECT',
    });
    for (const [timeoutSeconds, is] of [
      [599, false],
      [600, true],
      [1800, true],
      [1801, false],
    ] as const)
      expect(v.is(UzumAccount, { checkout: { ...checkout, timeoutSeconds } })).toBe(is);
  });
});
