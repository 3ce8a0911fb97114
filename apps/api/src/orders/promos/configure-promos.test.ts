import { endpoints, unwrap } from '@dasturxon/core/api';
import { aProduct } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { merchants } from '../../db/schema/merchants.ts';
import { promos } from '../../db/schema/promos.ts';
import { COMMANDS } from '../../management/commands.ts';
import { here, items, pickUp, quoteBody, settings } from '../../testing/order-bodies.ts';
import { aRunningApi } from '../../testing/scene.ts';

test('B30 BO-412 a file of promotions is taken whole or not at all, and is used by the next order', async () => {
  const osh = await aRunningApi({
    brand: {
      settings: settings({ promoActive: true }),
      products: [aProduct({ productBranch: here })],
      promos: [],
    },
  });
  const [merchant] = await osh.deps.db.asPlatform((tx) =>
    tx.select().from(merchants).where(eq(merchants.merchantId, osh.merchantId)),
  );
  const sub = merchant!.sub;
  const run = async (promotions?: object[]) => COMMANDS['brand-promos']!(osh.deps, { sub, promotions });
  const free = { dishes: { kind: 'FREE', paid: 2 } };
  const third = { id: 'third', name: { uz: '2+1', ru: '2+1', eng: '2+1' }, rule: free };
  const code = { id: 'salom', code: 'Salom', discountType: 'PERCENTAGE', productDiscount: 10 };
  await expect(run([third, { ...code, rule: { dayz: ['FRIDAY'] } }])).rejects.toThrow('dayz');
  await expect(run([{ id: 'nameless', productDiscount: 1 }])).rejects.toThrow('needs a name');
  expect(await run()).toBe(`${sub} has no promotions`);

  expect(await run([third, { ...code, maxUses: 5 }])).toBe(
    ['salom  SALOM  on  uses 0 of 5  taken off 0 UZS', 'third  by itself  on  uses 0  taken off 0 UZS'].join(
      '\n',
    ),
  );
  const who = await osh.person();
  const body = quoteBody(pickUp({ cartItems: items(3), promoCode: 'salom' }));
  const quote = unwrap(await who.api(endpoints.quoteOrder, { body }));
  expect(quote.totalPrice).toBe(135_000 - 45_000 - 13_500);
  expect(await run([{ ...third, isActive: false }])).toContain('third  by itself  off');

  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .update(promos)
      .set({ isAutomatic: false, data: { hasOwnCodes: true } })
      .where(eq(promos.id, 'third')),
  );
  expect(await run([third])).toContain('third  third  on');
  const plain = quoteBody(pickUp({ cartItems: items(3) }));
  expect(unwrap(await who.api(endpoints.quoteOrder, { body: plain })).totalPrice).toBe(135_000);
});
