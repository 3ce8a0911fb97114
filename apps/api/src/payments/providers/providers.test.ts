import { expect, test } from 'vitest';

import { createTestFetch } from '../../testing/payments/test-fetch.ts';
import { aPayable } from '../../testing/payments/test-payable.ts';
import { cardKeeper, paymentProviders } from './providers.ts';

const KEYS = { merchantId: '587f72c72cac0d162c722ae2', key: 'TEST_KEY' };
const { fetch } = createTestFetch(() => 500);
const outside = { fetch, now: () => new Date() };
const real = { ...outside, address: (_: string, url: string) => () => url };
const sandbox = { ...outside, address: (name: string) => () => `http://127.0.0.1:3000/sandbox/${name}` };

test('ENUM-09 guests pay at the provider itself, and at a sandbox on the host that they are on', async () => {
  const open = async (world: typeof real) =>
    (await paymentProviders(world).get('PAYME')!.at(KEYS)!.startCheckout(aPayable())).url;
  expect(await open(real)).toMatch(/^https:\/\/checkout\.paycom\.uz\/[\w=]+$/);
  expect(await open(sandbox)).toMatch(/^https:\/\/osh\.example\/sandbox\/payme\/checkout\/[\w=]+$/);
});

test('D82 so do the numbers of their cards', () => {
  const form = (world: typeof real) => cardKeeper(world).at(KEYS)!.form('https://osh.example').url;
  expect(form(real)).toBe('https://checkout.paycom.uz/api');
  expect(form(sandbox)).toBe('https://osh.example/sandbox/payme/api');
});
