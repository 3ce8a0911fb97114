import { describe, expect, test } from 'vitest';

import { isFinal } from '../order/status/order-machine.ts';
import { ORDER_STATUSES, type OrderStatus } from '../order/schemas/order-status.schema.ts';
import { COURIER_STATUSES, type CourierStatus } from './courier-status.schema.ts';
import { orderStepsFor } from './order-steps-for.ts';

const steps = (courier: CourierStatus | null, status: OrderStatus) =>
  orderStepsFor(courier, { status, serviceType: 'DELIVERY' });

describe('D18 what a courier’s step does to the order', () => {
  test.each([
    ['PERFORMER_FOUND', 'DONE', ['ATTACHED']],
    ['PERFORMER_FOUND', 'COOKING', []],
    ['PERFORMER_FOUND', 'ON_WAY', []],
    ['PERFORMER_PICKUPED', 'ATTACHED', ['ON_WAY']],
    ['PERFORMER_PICKUPED', 'DONE', ['ON_WAY']],
    ['PERFORMER_PICKUPED', 'COOKING', ['DONE', 'ON_WAY']],
    ['PERFORMER_PICKUPED', 'DELIVERED', []],
    ['PERFORMER_DELIVERED_FINISH', 'ON_WAY', ['DELIVERED']],
    ['PERFORMER_DELIVERED_FINISH', 'DONE', ['ON_WAY', 'DELIVERED']],
    ['PERFORMER_DELIVERED_FINISH', 'CANCELED', []],
    ['PERFORMER_NOT_FOUND', 'ATTACHED', ['DONE']],
    ['CANCELLED', 'ATTACHED', ['DONE']],
    ['CANCELLED', 'ON_WAY', []],
    ['PERFORMER_RETURNING', 'ON_WAY', []],
    [null, 'DONE', []],
  ] as const)('D18 %s at %s', (courier, status, expected) => {
    expect(steps(courier, status)).toEqual(expected);
  });

  test('D18 D27 an order that has ended never moves', () => {
    for (const courier of [...COURIER_STATUSES, null])
      for (const status of ORDER_STATUSES.filter(isFinal)) expect(steps(courier, status)).toEqual([]);
  });
});
