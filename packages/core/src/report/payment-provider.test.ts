import { expect, test } from 'vitest';

import { MAIN_PROVIDERS, mainProvider, providersBeside } from './payment-provider.ts';

test('BO-461 the mini-app of Click is in the file of Click; every company has one file', () => {
  expect(providersBeside('CLICK_MINI_APP')).toEqual(['CLICK', 'CLICK_MINI_APP']);
  expect(mainProvider('CLICK_MINI_APP')).toBe('CLICK');
  expect(MAIN_PROVIDERS).toEqual(['CLICK', 'PAYME', 'UZUM', 'PAYNET', 'RAHMAT']);
});
