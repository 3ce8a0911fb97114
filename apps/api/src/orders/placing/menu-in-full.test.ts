import { endpoints, unwrap } from '@dasturxon/core/api';
import { aMenuRule, aModificationGroup, aModifier, aProduct } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { products } from '../../db/schema/catalog.ts';
import { staffPerson } from '../../testing/back-office/back-office-scene.ts';
import { here, key, pickUp, place, quoteBody } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

/** Noon on a Wednesday in Tashkent. */
const NOON = new Date('2026-05-13T07:00:00Z');

const dish = (id: string, costPrice: number) =>
  aProduct({ id, costPrice, productBranch: here, name: { uz: id, ru: id, eng: id } });
const step = (id: string, options: string[]) =>
  aModificationGroup({
    id,
    min: 1,
    max: 1,
    items: options.map((productId) => aModifier({ id: `${id}-${productId}`, productId, price: 0 })),
  });
const combo = aProduct({
  id: 'combo',
  costPrice: 0,
  productBranch: here,
  combo: { pricing: 'SUM', discount: 10 },
  modificationGroups: [step('main', ['burger', 'wrap']), step('drink', ['cola'])],
});
const lunch = aProduct({
  id: 'lunch',
  costPrice: 0,
  productBranch: here,
  combo: { pricing: 'SUM', discount: 0 },
  modificationGroups: [step('first', ['soup'])],
});
const rule = (id: string, productIds: string[], change: Parameters<typeof aMenuRule>[0]) =>
  aMenuRule({ id, productIds, categoryIds: [], ...change });

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({
    now: NOON,
    brand: {
      products: [
        combo,
        dish('burger', 30_000),
        dish('wrap', 25_000),
        dish('cola', 10_000),
        lunch,
        { ...dish('soup', 20_000), amount: 5 },
        dish('egg', 20_000),
        dish('shake', 30_000),
      ],
      rules: [
        rule('breakfast', ['egg'], { from: '07:00', until: '11:00' }),
        rule('happy', ['shake'], { kind: 'PRICE', discount: 20, from: '12:00', until: '13:00' }),
      ],
    },
  });
  guest = await osh.person();
});

const order = (productId: string, modifiers: { id: string; count: number }[] = [], change = {}) =>
  pickUp({ cartItems: [{ productId, count: 1, modifiers }], ...change });
const quote = (body: ReturnType<typeof order>) => guest.api(endpoints.quoteOrder, { body: quoteBody(body) });
const meal = (main: string) => [
  { id: `main-${main}`, count: 1 },
  { id: 'drink-cola', count: 1 },
];

describe('B21 dishes by the hour, priced by the server', () => {
  test('a happy hour lowers the quote and the order alike, and the menu carries its rules', async () => {
    expect(unwrap(await quote(order('shake'))).totalPrice).toBe(24_000);
    const answer = unwrap(await place(guest, order('shake', [], { totalPrice: 24_000 })));
    expect(answer.cartItems[0]).toMatchObject({ discount: 20, unitPrice: 24_000 });
    const { rules } = unwrap(await guest.api(endpoints.getOverall));
    expect(rules.map(({ id }) => id).toSorted()).toEqual(['breakfast', 'happy']);
  });

  test('breakfast is refused at noon and can be ordered for the next morning', async () => {
    expect((await quote(order('egg'))).error?.code).toBe('product.unavailable');
    const tomorrow = { later: true, day: '2026-05-14', time: '08:00' };
    expect(unwrap(await quote(order('egg', [], tomorrow))).totalPrice).toBe(20_000);
    const noon = await quote(order('egg', [], { ...tomorrow, time: '12:00' }));
    expect(noon.error?.code).toBe('product.unavailable');
  });
});

describe('B16 combos, priced by the server', () => {
  test('a combo by sum costs its dishes less the percentage, and its line names them', async () => {
    expect(unwrap(await quote(order('combo', meal('wrap')))).totalPrice).toBe(31_500);
    const placed = unwrap(await place(guest, order('combo', meal('burger'), { totalPrice: 36_000 })));
    expect(placed.cartItems[0]!.modifiers).toMatchObject([
      { productId: 'burger', worth: 30_000, price: 27_000 },
      { productId: 'cola', worth: 10_000, price: 9_000 },
    ]);
  });

  test('a step that is not answered is refused', async () => {
    const body = order('combo', [{ id: 'main-burger', count: 1 }]);
    expect((await quote(body)).error?.code).toBe('modifier.tooFew');
  });

  test('D19 a cancelled combo gives the stock of its dishes back', async () => {
    const soupLeft = () =>
      osh.deps.db.inTenant(osh.merchantId, async (tx) => {
        const [row] = await tx
          .select({ amount: products.amount })
          .from(products)
          .where(eq(products.id, 'soup'));
        return row?.amount;
      });
    const cartItems = [{ productId: 'lunch', count: 2, modifiers: [{ id: 'first-soup', count: 1 }] }];
    const { id } = unwrap(await place(guest, pickUp({ cartItems, totalPrice: 40_000 })));
    expect(await soupLeft()).toBe(3);
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: { reason: 'x' } }));
    expect(await soupLeft()).toBe(5);
  });

  test('the stop of one option closes it, the stop of all options of a step closes the combo', async () => {
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    const stop = async (id: string) =>
      unwrap(
        await operator.api(endpoints.stopProduct, {
          params: { id },
          body: { term: '1H', reason: null },
          idempotencyKey: key(),
        }),
      );
    const stops = async () =>
      unwrap(await guest.api(endpoints.getStopList, { query: { branchId: 'branch-1' } }));
    await stop('burger');
    expect(await stops()).toEqual({ productIds: ['burger'], modifierIds: ['main-burger'] });
    expect((await quote(order('combo', meal('burger')))).error?.code).toBe('modifier.unavailable');
    expect((await quote(order('combo', meal('wrap')))).error).toBeNull();
    await stop('wrap');
    expect((await stops()).productIds).toEqual(['burger', 'combo', 'wrap']);
    expect((await quote(order('combo', meal('wrap')))).error?.code).toBe('product.unavailable');
  });
});
