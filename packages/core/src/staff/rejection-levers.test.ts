import { expect, test } from 'vitest';

import { REJECTION_REASONS } from '../order/status/rejection-reasons.ts';
import { LEVER_EFFECTS, leversOf, REJECTION_LEVERS } from './rejection-levers.ts';

test.each([
  ['TOO_BUSY', ['BUSY', 'PAUSE']],
  ['CLOSING', ['CLOSE']],
  ['NO_COURIER', ['NO_DELIVERY']],
  ['OUT_OF_STOCK', []],
  ['TOO_FAR', []],
  ['UNREACHABLE', []],
  [null, []],
  ['toString', []],
])('BO-154 the reason %s offers %j', (reason, levers) => {
  expect(leversOf(reason)).toEqual(levers);
});

test('BO-154 every lever belongs to one reason and has an effect', () => {
  expect(REJECTION_REASONS.flatMap((reason) => leversOf(reason)).toSorted()).toEqual(
    REJECTION_LEVERS.toSorted(),
  );
  expect(LEVER_EFFECTS.BUSY).toEqual({ kind: 'BUSY', minutes: 15, term: '60' });
  expect(LEVER_EFFECTS.NO_DELIVERY).toEqual({ kind: 'PAUSE', service: 'DELIVERY', term: '30' });
});
