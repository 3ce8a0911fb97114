import { endpoints, unwrap } from '@dasturxon/core/api';
import { aPromo } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { savedCards } from '../db/schema/payments.ts';
import { promos } from '../db/schema/promos.ts';
import { pickUp, place, settings } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { cardMark } from '../users/card-mark.ts';
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

test('T33 a promo for one use is not used twice through an account without a phone', async () => {
  const [nameless, owner] = [await osh.person(), await osh.person()];
  unwrap(await place(nameless, withPromo));
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    moveBelongings(osh.deps, tx, { merchantId: osh.merchantId, from: nameless.userId, into: owner.userId }),
  );
  expect((await place(owner, withPromo)).error?.code).toBe('promo.usedUp');
});

test('two accounts that both used it become one that used it', async () => {
  const [nameless, owner] = [await osh.person(), await osh.person()];
  for (const one of [nameless, owner]) unwrap(await place(one, withPromo));
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    moveBelongings(osh.deps, tx, { merchantId: osh.merchantId, from: nameless.userId, into: owner.userId }),
  );
  expect((await place(owner, withPromo)).error?.code).toBe('promo.usedUp');
});

test('D64 ENT-44 saved cards move to the account and still pay; a card saved by both exists once', async () => {
  const [nameless, owner] = [await osh.person(), await osh.person()];
  const { merchantId } = osh;
  const save = (userId: string, lastFour: string) => {
    const known = { userId, type: 'UZCARD', expire: '03/99' };
    const mark = cardMark(osh.deps, { ...known, lastFour });
    const sealedToken = osh.deps.secrets.seal({ token: `${userId} ${lastFour}` }, merchantId);
    const row = { merchantId, id: osh.deps.newId(), provider: 'PAYME' as const, sealedToken, mark };
    return osh.deps.db.inTenant(merchantId, (tx) =>
      tx.insert(savedCards).values({ ...known, ...row, maskedNumber: `•••• ${lastFour}` }),
    );
  };
  for (const four of ['1111', '2222']) await save(nameless.userId, four);
  await save(owner.userId, '2222');
  await osh.deps.db.inTenant(merchantId, (tx) =>
    moveBelongings(osh.deps, tx, { merchantId, from: nameless.userId, into: owner.userId }),
  );
  const cards = unwrap(await owner.api(endpoints.listCards));
  expect(cards.map(({ number }) => number).toSorted()).toEqual(['•••• 1111', '•••• 2222']);
  expect((await nameless.api(endpoints.listCards)).error?.status).toBe(401);
  await expect(save(owner.userId, '1111')).rejects.toThrow();
});
