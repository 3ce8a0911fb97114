import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { ORDER_EVENT_TYPES } from './schemas/order-history-event.schema.ts';
import { ORDER_DEVICES, ORDER_SOURCES } from './schemas/order-source.schema.ts';
import { ORDER_STATUSES } from './schemas/order-status.schema.ts';
import { DELIVERY_PROVIDERS, SERVICE_TYPES, ServiceType } from './schemas/service-type.schema.ts';

describe('enumerations', () => {
  test.each([
    ['ENUM-12 orderDevice', ORDER_DEVICES, 'CLIENT_WEB TELEGRAM_BOT'],
    [
      'ENUM-13 history events',
      ORDER_EVENT_TYPES,
      'PAID UPDATE PAID_AND_CHANGE_STATUS CHANGE_STATUS CHANGE_COURIER_STATUS CHANGE_PAYMENT_TYPE CHANGE_DELIVERY_TYPE',
    ],
    ['ENUM-14 service types', SERVICE_TYPES, 'DELIVERY PICK_UP DINE_IN YANDEX_EATS EXPRESS_24'],
    [
      'ENUM-15 order sources',
      ORDER_SOURCES,
      'LAPOSTER OPERATOR INSTAGRAM CLIENT_APP TELEGRAM_BOT CLIENT CLIENT_WEB CLIENT_IOS CLICK_MINI_APP CLIENT_ANDROID CLIENT_WEB_MOBILE CLIENT_WEB_DESKTOP INTEGRATION_APP',
    ],
    ['ENUM-16 delivery providers', DELIVERY_PROVIDERS, 'OWN YANDEX CUSTOM'],
    [
      'ENUM-21 order statuses, CANCELED with one L',
      ORDER_STATUSES,
      'OPEN ACCEPTED CANCELED CREATED COOKING DONE ON_WAY DELIVERED CLOSED ATTACHED AT_TIME',
    ],
  ])('%s', (_, values, expected) => expect(values.join(' ')).toBe(expected));
});

test('ENUM-14 TABLE and HALL are read as DINE_IN (D74)', () => {
  expect(['TABLE', 'HALL', 'PICK_UP'].map((type) => v.parse(ServiceType, type))).toEqual([
    'DINE_IN',
    'DINE_IN',
    'PICK_UP',
  ]);
});
