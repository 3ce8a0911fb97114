import { expect, test } from 'vitest';

import { CALL_CENTER, ORDER_SOURCES } from '../order/schemas/order-source.schema.ts';
import { ORDER_CHANNELS, orderChannel } from './order-channel.ts';

const plain = { serviceType: 'PICK_UP', table: null, source: null } as const;

test.each([
  ['CLIENT_WEB_MOBILE', 'WEB'],
  ['CLIENT_WEB_DESKTOP', 'WEB'],
  ['TELEGRAM_BOT', 'TELEGRAM'],
  ['CLICK_MINI_APP', 'CLICK'],
  ['CLIENT_IOS', 'APP'],
  [CALL_CENTER, 'PHONE'],
  ['OPERATOR', 'PHONE'],
  ['INTEGRATION_APP', 'OTHER'],
] as const)('BO-150 the channel of %s is %s', (source, channel) => {
  expect(orderChannel({ ...plain, source })).toBe(channel);
});

test('BO-150 a table and an aggregator go before the app that was used; an unknown origin has no channel', () => {
  const source = 'TELEGRAM_BOT';
  expect(orderChannel({ serviceType: 'DINE_IN', table: '7', source })).toBe('TABLE');
  expect(orderChannel({ serviceType: 'DINE_IN', table: null, source })).toBe('TELEGRAM');
  expect(orderChannel({ ...plain, serviceType: 'YANDEX_EATS', source: 'INTEGRATION_APP' })).toBe(
    'YANDEX_EATS',
  );
  expect(orderChannel({ ...plain, serviceType: 'EXPRESS_24' })).toBe('EXPRESS_24');
  expect(orderChannel(plain)).toBeNull();
});

test('BO-150 every origin of the contract has a channel', () => {
  for (const source of [...ORDER_SOURCES, CALL_CENTER] as const)
    expect(ORDER_CHANNELS).toContain(orderChannel({ ...plain, source }));
});
