import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { propertySeed } from './property-seed.ts';

test.each([
  ['', { seed: 20_260_513 }],
  ['random', {}],
  ['-1248851527', { seed: -1_248_851_527 }],
])('FC_SEED %j configures %j', (given, config) => {
  expect(propertySeed(given)).toEqual(config);
});

test('a misspelled FC_SEED fails instead of running with another seed', () => {
  expect(() => propertySeed('ranodm')).toThrow('FC_SEED');
});

test.skipIf(process.env['FC_SEED'])('without FC_SEED every property runs with the fixed seed', () => {
  expect(fc.readConfigureGlobal()).toMatchObject(propertySeed());
});
