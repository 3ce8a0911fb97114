import { endpoints, unwrap } from '@dasturxon/core/api';
import { aPromo } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { orders } from '../db/schema/orders.ts';
import { promos } from '../db/schema/promos.ts';
import { pickUp, place, settings } from '../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({
    env: { OPEN_ORDERS: '3', SANDBOX: '0' },
    brand: {
      settings: settings({ promoActive: true }),
      promos: [aPromo({ code: 'ONCE', productDiscount: 10_000 })],
    },
  });
  await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.update(promos).set({ oncePerUser: true }));
});

/** Deletes the account and signs in with the same phone again. */
async function startedOver(guest: Person, phone: string): Promise<Person> {
  unwrap(await guest.api(endpoints.deleteAccount));
  return osh.person({ phone });
}

const accept = (id: string) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(orders).set({ status: 'ACCEPTED' }).where(eq(orders.id, id)),
  );

describe('T26 T33 T42 limits per person survive the deletion of the account', () => {
  test('T42 open orders of the deleted account count for the next account of the phone', async () => {
    const phone = aPhone();
    const first = await osh.person({ phone });
    const placed = await Promise.all([1, 2, 3].map(async () => unwrap(await place(first, pickUp()))));
    const second = await startedOver(first, phone);
    expect((await place(second, pickUp())).error?.code).toBe('order.tooManyOpen');
    expect((await place(await osh.person(), pickUp())).error).toBeNull();
    await accept(placed[0]!.id);
    expect((await place(second, pickUp())).error).toBeNull();
  });

  test('T33 a promo for one use per person is used up for the next account of the phone', async () => {
    const phone = aPhone();
    const first = await osh.person({ phone });
    const body = pickUp({ promoCode: 'ONCE', totalPrice: 80_000 });
    await accept(unwrap(await place(first, body)).id);
    const second = await startedOver(first, phone);
    expect((await place(second, body)).error?.code).toBe('promo.usedUp');
    const basket = { code: 'ONCE', totalProductPrice: 90_000, deliveryPrice: 0 };
    expect((await second.api(endpoints.validatePromo, { body: basket })).error?.code).toBe('promo.usedUp');
    expect((await place(await osh.person(), body)).error).toBeNull();
  });

  test('T42 cancelled orders of the deleted account count for the next account of the phone', async () => {
    const phone = aPhone();
    let guest = await osh.person({ phone });
    for (let n = 0; n < 5; n += 1) {
      const { id } = unwrap(await place(guest, pickUp()));
      const cancel = { params: { id }, body: { reason: null, reasonComment: null } };
      for (let again = 0; again < 2; again += 1) unwrap(await guest.api(endpoints.cancelOrder, cancel));
    }
    guest = await startedOver(guest, phone);
    expect((await place(guest, pickUp())).error?.code).toBe('request.rateLimited');
  });

  test('T26 the hash of the phone contains no phone and differs from brand to brand', async () => {
    const phone = aPhone();
    const other = await aRunningApi();
    const hashes = await Promise.all(
      [osh, other].map(async (scene) => {
        const { id } = unwrap(await place(await scene.person({ phone }), pickUp()));
        const { rows } = await scene.deps.db.executeSql('select phone_hash from orders where id = $1', [id]);
        return String(rows[0]?.['phone_hash']);
      }),
    );
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('T42 an order needs a proven phone', () => {
  test.each(['TG', 'CLICK', 'WEB'] as const)(
    'a guest of %s without a phone cannot place an order by calling the API',
    async (platform) => {
      const guest = await osh.person({ platform, phone: null });
      const { error } = await place(guest, pickUp());
      expect(error).toMatchObject({ status: 403, code: 'order.phoneMissing' });
      expect(Object.values(error?.description ?? {}).every((text) => Boolean(text?.trim()))).toBe(true);
      const body = pickUp({ later: true, day: '2026-05-13', time: '19:30' });
      const later = await guest.api(endpoints.placeOrderAtTime, {
        body,
        idempotencyKey: crypto.randomUUID(),
      });
      expect(later.error?.code).toBe('order.phoneMissing');
    },
  );
});
