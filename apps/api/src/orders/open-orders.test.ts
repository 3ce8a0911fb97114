import { endpoints, unwrap } from '@dasturxon/core/api';
import { LANGUAGES } from '@dasturxon/core/kernel';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { orders } from '../db/schema/orders.ts';
import { countOrders, key, pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

/** The product's own limit: tests beside this one have none. */
const env = { OPEN_ORDERS: '3' };
const BOT = Number(process.env['FC_RUNS'] ?? 300);

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ env });
});

describe('T42 orders of one customer that are neither paid nor accepted', () => {
  test('a bot that orders without end gets three, and is told why in every language', async () => {
    const bot = await osh.person();
    const outcomes = await Promise.all(Array.from({ length: BOT }, () => place(bot, pickUp())));
    expect(outcomes.filter((one) => !one.error)).toHaveLength(3);
    expect(await countOrders(osh)).toBe(3);
    const { error } = await place(bot, pickUp());
    expect(error).toMatchObject({ status: 409, code: 'order.tooManyOpen' });
    for (const language of LANGUAGES) expect(error?.description?.[language]).toContain('3');
  });

  test('an order again under its own key is still answered, and others order beside', async () => {
    const guest = await osh.person();
    const first = key();
    const { data } = await place(guest, pickUp(), first);
    for (let n = 0; n < 3; n += 1) await place(guest, pickUp());
    expect((await place(guest, pickUp(), first)).data?.id).toBe(data?.id);
    expect((await place(await osh.person(), pickUp())).error).toBeNull();
  });

  test.each([
    ['accepted', { status: 'ACCEPTED' as const }],
    ['cancelled', { status: 'CANCELED' as const }],
    ['paid', { isPaid: true }],
  ])('one that is %s makes room for another', async (_, change) => {
    const guest = await osh.person();
    const placed = await Promise.all([1, 2, 3].map(async () => unwrap(await place(guest, pickUp()))));
    expect((await place(guest, pickUp())).error?.code).toBe('order.tooManyOpen');
    const id = placed[0]?.id ?? '';
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.update(orders).set(change).where(eq(orders.id, id)),
    );
    expect((await place(guest, pickUp())).error).toBeNull();
  });

  test('later orders count too', async () => {
    const guest = await osh.person();
    const body = pickUp({ later: true, day: '2026-05-13', time: '19:30' });
    const at = () => guest.api(endpoints.placeOrderAtTime, { body, idempotencyKey: key() });
    await Promise.all([at(), at(), at()]);
    expect((await place(guest, pickUp())).error?.code).toBe('order.tooManyOpen');
  });
});
