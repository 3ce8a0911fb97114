import { describe, expect, test } from 'vitest';

import { boardPayment } from './board-payment.ts';

const order = { status: 'ACCEPTED', isPaid: true, paymentType: 'PAYME', kitchenSince: 'then' } as const;

describe('the payment that a card states', () => {
  test('of an order that goes on', () => {
    expect(boardPayment(order)).toBe('PAID');
    expect(boardPayment({ ...order, isPaid: false, paymentType: 'CASH' })).toBe('NOT_PAID');
  });

  test.each([
    ['RETURNING', { isPaid: true }],
    ['RETURNED', { isPaid: false }],
    ['NOT_PAID', { isPaid: false, kitchenSince: null }],
    ['NOT_PAID', { isPaid: false, paymentType: 'CASH' }],
  ] as const)('BO-170 of a cancelled order is %s: %o', (state, change) => {
    expect(boardPayment({ ...order, status: 'CANCELED', ...change })).toBe(state);
  });
});
