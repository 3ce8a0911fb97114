import { describe, expect, test } from 'vitest';

import type { OrderRow } from '../../orders/model/to-order.ts';
import { orderPage, ownOrigin, platformOf } from './return-page.ts';

const at = (host: string | undefined) => ({
  header: (name: string) => (name === 'host' ? host : undefined),
});
const row = (change: Partial<OrderRow> = {}) =>
  ({ id: 'o1', paymentType: 'PAYME', data: {}, ...change }) as OrderRow;
const telegram = { data: { orderDevice: 'TELEGRAM_BOT' } };
const click = { paymentType: 'CLICK_MINI_APP', data: { orderDevice: 'TELEGRAM_BOT' } };

describe('T52 where the guest comes back to', () => {
  test.each([
    ['osh.example', 'https://osh.example'],
    ['OSH.Example:8443', 'https://osh.example:8443'],
    ['localhost.example', 'https://localhost.example'],
    ['127.0.0.1.example', 'https://127.0.0.1.example'],
    ['osh.localhost:3000', 'http://osh.localhost:3000'],
    ['osh.test', 'http://osh.test'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    [undefined, 'http://localhost'],
  ])('T52 the host of the request, %s, is %s', (host, origin) => {
    expect(ownOrigin(at(host) as Parameters<typeof ownOrigin>[0])).toBe(origin);
  });

  test.each([
    [{}, 'WEB', '/profile/orders/o1'],
    [telegram, 'TG', '/tg/profile/orders/o1'],
    [click, 'CLICK', '/click/profile/orders/o1'],
  ])('T52 D77 an order of %j is one of %s, and its page is %s', (change, platform, path) => {
    expect(platformOf(row(change))).toBe(platform);
    const tenant = { sub: 'osh & non' };
    const page = (host: string) =>
      orderPage({ ...at(host), tenant } as Parameters<typeof orderPage>[0], row(change));
    expect(page('osh.example')).toBe(`https://osh.example${path}`);
    expect(page('osh.localhost')).toBe(`http://osh.localhost${path}`);
    for (const plain of ['localhost:3000', '127.0.0.1', '[::1]'])
      expect(page(plain)).toBe(`http://${plain}${path}?vendor=osh%20%26%20non`);
  });
});
