import { unwrap } from '@dasturxon/core/api';
import { aPromo } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { promos } from '../db/schema/promos.ts';
import { pickUp, place, settings } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { moveBelongings } from './move-belongings.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({
    brand: {
      settings: settings({ promoActive: true }),
      promos: [aPromo({ code: 'ONCE', productDiscount: 10_000 })],
    },
  });
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.update(promos).set({ oncePerUser: true }).where(eq(promos.code, 'ONCE')),
  );
});

const withPromo = pickUp({ promoCode: 'ONCE', totalPrice: 80_000 });

test('T33 a promo for once is not had twice by way of an account without a phone', async () => {
  const [nameless, owner] = [await osh.person(), await osh.person()];
  unwrap(await place(nameless, withPromo));
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    moveBelongings(tx, { merchantId: osh.merchantId, from: nameless.userId, into: owner.userId }),
  );
  expect((await place(owner, withPromo)).error?.code).toBe('promo.usedUp');
});

test('two accounts that have both used it become one that has', async () => {
  const [nameless, owner] = [await osh.person(), await osh.person()];
  for (const one of [nameless, owner]) unwrap(await place(one, withPromo));
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    moveBelongings(tx, { merchantId: osh.merchantId, from: nameless.userId, into: owner.userId }),
  );
  expect((await place(owner, withPromo)).error?.code).toBe('promo.usedUp');
});
