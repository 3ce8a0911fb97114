import { endpoints, unwrap } from '@dasturxon/core/api';
import { LANGUAGES } from '@dasturxon/core/kernel';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';

import { serviceGauges } from '../management/service-gauges.ts';
import { countOrders, key, pickUp, settings } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { settings: settings({ cashbackActive: true }) } });
  guest = await osh.person({ cashback: 20_000 });
  await osh.deps.db.executeSql(`
    create function refuse_writes() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
});

/** From here on the database refuses to write into this table, as it does when the disk is full. */
const fill = (table: string) =>
  osh.deps.db.executeSql(
    `create trigger full_disk before insert or update on ${table} for each statement execute function refuse_writes()`,
  );
const filled: string[] = [];
async function diskIsFullAt(table: string) {
  await fill(table);
  filled.push(table);
}
async function makeRoom() {
  for (const table of filled.splice(0))
    await osh.deps.db.executeSql(`drop trigger if exists full_disk on ${table}`);
}
afterEach(makeRoom);

const order = (idempotencyKey: string) =>
  osh.request('/orders/v1/orders', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${guest.token}`,
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify(pickUp({ cashback: 20_000, totalPrice: 70_000 })),
  });

describe('F14 a disk that is full while an order is placed', () => {
  // The first, the middle and the last thing that an order writes.
  test.each(['users', 'order_lines', 'idempotency_keys', 'outbox'])(
    'at %s: 503 with a code and Retry-After, no partial write, and the same key works afterwards',
    async (table) => {
      const [once, before] = [key(), await countOrders(osh)];
      const balance = async () => unwrap(await guest.api(endpoints.getCashback)).balance;
      const had = await balance();
      await diskIsFullAt(table);
      const response = await order(once);
      const text = await response.text();
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
      const body = JSON.parse(text) as { code: string; description: Record<string, string> };
      expect(body.code).toBe('server.unavailable');
      for (const language of LANGUAGES) expect(body.description[language]).toMatch(/\S/);
      expect(text).not.toMatch(/extend file|device|53100/);
      expect([await countOrders(osh), await balance()]).toEqual([before, had]);

      await makeRoom();
      const again = await order(once);
      expect(again.status).toBe(200);
      const { id } = (await again.json()) as { id: string };
      expect([await countOrders(osh), await balance()]).toEqual([before + 1, had - 20_000]);
      unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: { reason: 'x' } }));
      expect(await balance()).toBe(had);
    },
  );

  test('readiness is false until writes work again; reads continue', async () => {
    await diskIsFullAt('applied_migrations');
    const ready = await osh.app.request('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'not ready', database: true, writable: false });
    expect((await guest.api(endpoints.getMe)).error).toBeNull();
    expect(await serviceGauges(osh.deps), 'the alarm').toMatchObject({ database_writable: 0 });
    await makeRoom();
    expect((await osh.app.request('/readyz')).status).toBe(200);
    expect(await serviceGauges(osh.deps)).toMatchObject({ database_writable: 1 });
  });
});
