import { describe, expect, test } from 'vitest';

import type { OrderRow } from '../../orders/model/to-order.ts';
import { orderPage, ownOrigin, platformOfPayment } from './return-page.ts';

const at = (host: string | undefined) => ({
  header: (name: string) => (name === 'host' ? host : undefined),
});
const row = (change: Partial<OrderRow> = {}) => ({ id: 'o1', data: {}, ...change }) as OrderRow;
const atTable = row({ serviceType: 'DINE_IN', data: { tableId: 't1' } });

describe('T52 the return address of the guest', () => {
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
    ['WEB', '/profile/orders/o1'],
    ['TG', '/tg/profile/orders/o1'],
    ['CLICK', '/click/profile/orders/o1'],
  ] as const)(
    'T52 D71 D77 a caller of %s pays there, or at the table, and returns to %s',
    (platform, path) => {
      const ctx = { caller: { platform } } as Parameters<typeof platformOfPayment>[0];
      expect([platformOfPayment(ctx, row()), platformOfPayment(ctx, atTable)]).toEqual([platform, 'QR']);
      const tenant = { sub: 'osh & non' };
      const page = (host: string) =>
        orderPage({ ...at(host), ...ctx, tenant } as Parameters<typeof orderPage>[0], row());
      expect(page('osh.example')).toBe(`https://osh.example${path}`);
      expect(page('osh.localhost')).toBe(`http://osh.localhost${path}`);
      for (const plain of ['localhost:3000', '127.0.0.1', '[::1]'])
        expect(page(plain)).toBe(`http://${plain}${path}?vendor=osh%20%26%20non`);
    },
  );
});
