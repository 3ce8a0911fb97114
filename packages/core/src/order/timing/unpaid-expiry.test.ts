import { describe, expect, test } from 'vitest';

import { PAYMENT_TYPES } from '../../payment/payment.schema.ts';
import { anOrder } from '../../testing/index.ts';
import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';
import { isPaidBeforehand, unpaidExpiry } from './unpaid-expiry.ts';

const placed = { timestamp: '2026-05-13T07:00:00.000Z', isPaid: false, paymentType: 'PAYME' } as const;

describe('ST-03 T48 an order that was to be paid beforehand', () => {
  test('ST-03 waits half an hour for its money', () => {
    const expiry = unpaidExpiry(anOrder({ ...placed, status: 'CREATED' }));
    expect(expiry).toEqual(new Date('2026-05-13T07:30:00.000Z'));
    expect(unpaidExpiry(anOrder({ ...placed, status: 'AT_TIME' }))).toEqual(expiry);
  });

  test('ST-03 is left alone once it is paid, or once the staff has taken it up all the same', () => {
    expect(unpaidExpiry(anOrder({ ...placed, status: 'CREATED', isPaid: true }))).toBeNull();
    for (const status of ORDER_STATUSES.filter((one) => one !== 'CREATED' && one !== 'AT_TIME'))
      expect(unpaidExpiry(anOrder({ ...placed, status }))).toBeNull();
  });

  test('ENUM-09 cash, the terminal and what is settled by hand never expire', () => {
    const onTheSpot = PAYMENT_TYPES.filter((type) => !isPaidBeforehand(type));
    expect(onTheSpot).toEqual(['CASH', 'TERMINAL', 'OTHER']);
    for (const paymentType of onTheSpot)
      expect(unpaidExpiry(anOrder({ ...placed, paymentType, status: 'CREATED' }))).toBeNull();
  });
});
