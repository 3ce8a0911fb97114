import { expect, test } from 'vitest';

import { type MerchantLookup, checkMerchant } from './check-merchant.ts';

const found = (isActive: boolean, deleted = false): MerchantLookup => ({
  state: 'found',
  merchant: { isActive, deleted },
});
const none: MerchantLookup = { state: 'none' };
const failed: MerchantLookup = { state: 'failed' };

test.each([
  ['NAV-05 a healthy merchant', found(true), '/basket', { outcome: 'continue', goTo: null }],
  ['NAV-10 BOOT-02 an inactive one', found(false), '/basket', { outcome: 'blocked', goTo: '/blocked' }],
  ['NAV-10 already there', found(false), '/blocked', { outcome: 'blocked', goTo: null }],
  ['NAV-10 on the wrong page', found(false), '/deleted', { outcome: 'blocked', goTo: '/blocked' }],
  ['NAV-13 D8 a deleted one', found(true, true), '/', { outcome: 'deleted', goTo: '/deleted' }],
  ['NAV-13 deleted and inactive', found(false, true), '/deleted', { outcome: 'deleted', goTo: null }],
  [
    'NAV-11 BOOT-03 no such merchant',
    none,
    '/',
    { outcome: 'notAvailable', goTo: '/merchantNotAvailable', wipe: true },
  ],
  [
    'NAV-11 already there',
    none,
    '/merchantNotAvailable',
    { outcome: 'notAvailable', goTo: null, wipe: true },
  ],
  ['D59 a failed lookup wipes nothing', failed, '/', { outcome: 'retry', goTo: null }],
  ['D7 healthy again on /blocked', found(true), '/blocked', { outcome: 'continue', goTo: '/' }],
  ['D7 healthy again on /deleted', found(true), '/deleted', { outcome: 'continue', goTo: '/' }],
  ['D7 there again', found(true), '/merchantNotAvailable', { outcome: 'continue', goTo: '/' }],
])('%s', (_, lookup, path, expected) => {
  expect(checkMerchant(lookup, path)).toEqual(expected);
});
