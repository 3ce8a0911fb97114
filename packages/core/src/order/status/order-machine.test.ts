import { describe, expect, test } from 'vitest';

import { nextStatuses, pathBetween } from './order-machine.ts';
import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';
import { SERVICE_TYPES } from '../schemas/service-type.schema.ts';

describe('ST-11 D27 the table of moves', () => {
  test.each([
    ['OPEN', 'DELIVERY', ['CREATED', 'AT_TIME']],
    ['AT_TIME', 'DELIVERY', ['CREATED', 'ACCEPTED', 'CANCELED']],
    ['CREATED', 'DELIVERY', ['ACCEPTED', 'CANCELED']],
    ['ACCEPTED', 'DELIVERY', ['COOKING', 'DONE', 'CANCELED']],
    ['COOKING', 'DELIVERY', ['DONE', 'CANCELED']],
    ['DONE', 'DELIVERY', ['ATTACHED', 'ON_WAY']],
    ['DONE', 'YANDEX_EATS', ['ATTACHED', 'ON_WAY']],
    ['DONE', 'EXPRESS_24', ['ATTACHED', 'ON_WAY']],
    ['DONE', 'PICK_UP', ['CLOSED']],
    ['DONE', 'DINE_IN', ['CLOSED']],
    ['ATTACHED', 'DELIVERY', ['ON_WAY', 'DONE']],
    ['ON_WAY', 'DELIVERY', ['DELIVERED', 'CANCELED']],
    ['DELIVERED', 'DELIVERY', ['CLOSED']],
    ['CLOSED', 'DELIVERY', []],
    ['CANCELED', 'DELIVERY', []],
  ] as const)('ST-11 from %s, %s: %j', (status, serviceType, next) => {
    expect(nextStatuses(status, serviceType)).toEqual(next);
  });

  test('ENUM-21 the table has every status of the wire', () => {
    for (const status of ORDER_STATUSES)
      for (const serviceType of SERVICE_TYPES)
        expect(nextStatuses(status, serviceType)).toBeInstanceOf(Array);
  });

  test('ST-11 only the way out of DONE depends on the service type', () => {
    for (const status of ORDER_STATUSES.filter((status) => status !== 'DONE'))
      expect(nextStatuses(status, 'PICK_UP')).toEqual(nextStatuses(status, 'DELIVERY'));
  });

  test.each([
    ['CREATED', 'DELIVERED', 'DELIVERY', ['ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED']],
    ['CREATED', 'CLOSED', 'PICK_UP', ['ACCEPTED', 'DONE', 'CLOSED']],
    ['AT_TIME', 'COOKING', 'DELIVERY', ['ACCEPTED', 'COOKING']],
    ['COOKING', 'COOKING', 'DELIVERY', []],
    ['COOKING', 'CREATED', 'DELIVERY', null],
    ['CREATED', 'DELIVERED', 'PICK_UP', null],
    ['CLOSED', 'CANCELED', 'DELIVERY', null],
  ] as const)('ST-11 the shortest legal way from %s to %s, %s: %j', (from, to, serviceType, path) => {
    expect(pathBetween(from, to, serviceType)).toEqual(path);
  });
});
