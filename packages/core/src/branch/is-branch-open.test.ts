import { expect, test } from 'vitest';

import { aBranch, hours } from '../testing/index.ts';
import { isBranchOpen } from './is-branch-open.ts';

test.each([
  ['no hours at all', [], false],
  ['hours for today', [hours('MONDAY')], true],
  ['hours for another day', [hours('TUESDAY')], false],
  ['today is a day off', [hours('MONDAY', { isDayOff: true })], false],
  ['only delivery hours', [hours('MONDAY', { type: 'DELIVERY' })], false],
  ['delivery has a day off', [hours('MONDAY'), hours('MONDAY', { type: 'DELIVERY', isDayOff: true })], true],
  ['another day is off', [hours('MONDAY'), hours('SUNDAY', { isDayOff: true })], true],
  ['two spans, one marked as a day off', [hours('MONDAY'), hours('MONDAY', { isDayOff: true })], false],
  ['open at any time of day', [hours('MONDAY', { open: '23:58', close: '23:59' })], true],
  ['no times given', [hours('MONDAY', { open: null, close: null })], true],
])('VAL-15 D38 on MONDAY, %s', (_, workHours, open) => {
  expect(isBranchOpen(aBranch({ workHours }), 'MONDAY')).toBe(open);
});

test('VAL-15 D38 work hours beat the times of the branch itself', () => {
  expect(isBranchOpen(aBranch({ workHours: [], open: '09:00', close: '23:00' }), 'MONDAY')).toBe(false);
});
