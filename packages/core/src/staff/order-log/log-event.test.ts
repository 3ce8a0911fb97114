import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { ORDER_EVENT_TYPES } from '../../order/schemas/order-history-event.schema.ts';
import { LOG_EVENTS, logEventOf } from './log-event.ts';

test.each([
  ['CHANGE_STATUS', 'OPEN', {}, 'PLACED'],
  ['CHANGE_STATUS', 'CREATED', { reason: 'OUT_OF_STOCK' }, 'STATUS'],
  ['PAID_AND_CHANGE_STATUS', 'DONE', {}, 'STATUS'],
  ['PAID', 'CREATED', { paymentType: 'CLICK' }, 'PAID'],
  ['CHANGE_COURIER_STATUS', 'DONE', {}, 'COURIER'],
  ['UPDATE', 'ACCEPTED', { call: 1 }, 'CALL'],
  ['UPDATE', 'ACCEPTED', { cookingTime: 40 }, 'DELAY'],
  ['UPDATE', 'ACCEPTED', { reason: 'LATE' }, 'LATE'],
  ['UPDATE', 'CREATED', { reason: 'SLOW_ANSWER' }, 'SLOW_ANSWER'],
  ['UPDATE', 'ACCEPTED', { reason: 'BRANCH_CHANGED' }, 'BRANCH'],
  ['UPDATE', 'ACCEPTED', { reason: 'EDITED' }, 'EDITED'],
  ['UPDATE', 'ACCEPTED', { reason: 'REFUND' }, 'RETURNED'],
  ['UPDATE', 'ACCEPTED', { reason: 'something new' }, 'UPDATE'],
] as const)('BO-260 %s after %s with %o is %s in the log', (type, fromStatus, data, event) => {
  expect(logEventOf({ type, fromStatus, data })).toBe(event);
});

test('BO-260 any row of a history has an event of the log', () => {
  const data = fc.dictionary(fc.constantFrom('reason', 'call', 'cookingTime', 'constructor'), fc.jsonValue());
  const from = fc.option(fc.constantFrom('OPEN', 'CREATED', 'DONE'));
  fc.assert(
    fc.property(fc.constantFrom(...ORDER_EVENT_TYPES), from, data, (type, fromStatus, data) => {
      expect(LOG_EVENTS).toContain(logEventOf({ type, fromStatus, data }));
    }),
  );
});
