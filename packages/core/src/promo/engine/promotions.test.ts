import { describe, expect, test } from 'vitest';

import { aModifier, aProduct } from '../../testing/index.ts';
import { aPromotion, aPromotionOrder } from '../../testing/promotion-builders.ts';
import { applyPromotions } from './apply-promotions.ts';
import { checkPromotion } from './check-promotion.ts';
import { offerPromotions } from './offer-promotions.ts';
import type { Promotion, PromotionOrder } from './promotion.ts';

const pizza = aProduct({ id: 'pizza', categoryId: 'pizzas', costPrice: 60_000 });
const small = aProduct({ id: 'small', categoryId: 'pizzas', costPrice: 40_000 });
const cola = aProduct({ id: 'cola', categoryId: 'drinks', costPrice: 12_000 });
const cheese = { modifier: aModifier({ id: 'cheese', price: 5_000 }), count: 1 };

/** Two pizzas with cheese, a small one and two colas: 194 000 so'm. */
const basket = [
  { product: pizza, count: 2, modifiers: [cheese] },
  { product: small, count: 1 },
  { product: cola, count: 2 },
];
const order = (change: Partial<PromotionOrder> = {}) => aPromotionOrder(basket, change);
const off = (promotions: Promotion[], about = order()) =>
  applyPromotions(promotions, about).map(({ promoId, onProducts, onDelivery }) => [
    promoId,
    onProducts,
    onDelivery,
  ]);

type Rule = Parameters<typeof aPromotion>[0] & object;
const pizzas = { categoryIds: ['pizzas'] };

describe('B30 actions', () => {
  test.each<[string, Rule, number, number]>([
    ['percent off the order', { discountType: 'PERCENTAGE', productDiscount: 10 }, 19_400, 0],
    ['an amount off the order', { productDiscount: 20_000 }, 20_000, 0],
    ['free delivery', { discountType: 'PERCENTAGE', deliveryDiscount: 100 }, 0, 15_000],
    ['percent off dishes', { rule: { dishes: { kind: 'PERCENTAGE', value: 50, ...pizzas } } }, 85_000, 0],
    ['an amount off dishes', { rule: { dishes: { kind: 'AMOUNT', value: 30_000, ...pizzas } } }, 30_000, 0],
    [
      'never more than the dishes',
      { rule: { dishes: { kind: 'AMOUNT', value: 900_000, ...pizzas } } },
      170_000,
      0,
    ],
    ['the cheapest of three free', { rule: { dishes: { kind: 'FREE', paid: 2, ...pizzas } } }, 40_000, 0],
    ['no free piece of three in 3+1', { rule: { dishes: { kind: 'FREE', paid: 3, ...pizzas } } }, 0, 0],
    ['a free dish', { rule: { dishes: { kind: 'FREE', productIds: ['cola'] } } }, 12_000, 0],
    [
      'a free dish without its paid choices',
      { rule: { dishes: { kind: 'FREE', productIds: ['pizza'] } } },
      60_000,
      0,
    ],
    [
      'no more than its cap',
      { rule: { maxDiscount: 25_000, dishes: { kind: 'PERCENTAGE', value: 50, ...pizzas } } },
      25_000,
      0,
    ],
  ])('%s', (_name, promotion, onProducts, onDelivery) => {
    const expected = onProducts + onDelivery > 0 ? [['promotion-1', onProducts, onDelivery]] : [];
    expect(off([aPromotion(promotion)])).toEqual(expected);
  });
});

describe('B30 conditions', () => {
  test.each<[string, Rule['rule'], Partial<PromotionOrder>, object | null]>([
    ['a first order', { orderNumbers: [1] }, {}, null],
    ['not the first', { orderNumbers: [1] }, { ordersBefore: 1 }, { reason: 'otherOrder' }],
    ['not signed in', { orderNumbers: [1] }, { ordersBefore: null }, { reason: 'signIn' }],
    ['each fifth', { everyNth: 5 }, { ordersBefore: 9 }, null],
    ['two orders to the fifth', { everyNth: 5 }, { ordersBefore: 7 }, { reason: 'orders', missing: 2 }],
    ['its weekday', { days: ['WEDNESDAY'] }, {}, null],
    ['another weekday', { days: ['FRIDAY'] }, {}, { reason: 'day' }],
    ['before its hours', { from: '15:00', until: '17:00' }, {}, { reason: 'hours', from: '15:00' }],
    [
      'the night of the day before',
      { days: ['TUESDAY'], from: '22:00', until: '02:00' },
      { at: { weekday: 'WEDNESDAY', minute: 60 } },
      null,
    ],
    ['another service', { services: ['PICK_UP'] }, {}, { reason: 'service', service: 'PICK_UP' }],
    ['its zone', { zoneIds: ['zone-1'] }, {}, null],
    ['no zone', { zoneIds: ['zone-1'] }, { zoneId: null }, { reason: 'zone' }],
    ['another branch', { branchIds: ['branch-2'] }, {}, { reason: 'branch' }],
    ['another platform', { platforms: ['TG'] }, {}, { reason: 'platform' }],
    ['enough dishes', { contains: [{ ...pizzas, count: 3 }] }, {}, null],
    ['two pizzas missing', { contains: [{ ...pizzas, count: 5 }] }, {}, { reason: 'dishes', missing: 2 }],
  ])('%s', (_name, rule = {}, change, expected) => {
    const answer = checkPromotion(aPromotion({ productDiscount: 1_000, rule }), order(change));
    if (expected === null) expect(answer).toEqual({ ok: true, value: true });
    else expect(answer).toMatchObject({ ok: false, code: 'promo.unmet', ...expected });
  });

  test('the minimum is named when it alone is missing', () => {
    const promotion = aPromotion({ minPrice: 200_000, rule: { services: ['PICK_UP'] } });
    expect(checkPromotion(promotion, order())).toMatchObject({ code: 'promo.unmet' });
    expect(checkPromotion({ ...promotion, rule: null }, order())).toMatchObject({
      code: 'promo.belowMinimum',
      missing: 6_000,
    });
  });
});

describe('B30 combination', () => {
  const tenth = aPromotion({ id: 'tenth', discountType: 'PERCENTAGE', productDiscount: 10 });
  const twoPlusOne = aPromotion({ id: '2+1', rule: { dishes: { kind: 'FREE', paid: 2, ...pizzas } } });
  const half = (isExclusive: boolean) =>
    aPromotion({ id: 'half', discountType: 'PERCENTAGE', productDiscount: 50, rule: { isExclusive } });

  test('promotions count on the prices of the basket and add up', () => {
    expect(off([tenth, twoPlusOne])).toEqual([
      ['2+1', 40_000, 0],
      ['tenth', 19_400, 0],
    ]);
  });

  test('an exclusive promotion is used alone, when it is better', () => {
    expect(off([tenth, twoPlusOne, half(true)])).toEqual([['half', 97_000, 0]]);
    const small = aPromotion({ id: 'small', productDiscount: 5_000, rule: { isExclusive: true } });
    expect(off([tenth, small])).toEqual([['tenth', 19_400, 0]]);
  });

  test('a dish is never free twice: what takes nothing off is not used', () => {
    const free = aPromotion({
      id: 'free',
      priority: 1,
      rule: { dishes: { kind: 'FREE', productIds: ['small'] } },
    });
    expect(off([twoPlusOne, free])).toEqual([['2+1', 40_000, 0]]);
  });

  test('a code that is worth nothing here stays; one that adds nothing is left out', () => {
    const code = aPromotion({
      id: 'code',
      code: 'YETKAZ',
      discountType: 'PERCENTAGE',
      deliveryDiscount: 100,
    });
    const pickUp = order({ serviceType: 'PICK_UP', deliveryPrice: 0 });
    expect(off([code], pickUp)).toEqual([['code', 0, 0]]);
    expect(off([{ ...code, id: 'all', code: null, priority: -1 }, code])).toEqual([['all', 0, 15_000]]);
  });

  test('offers: used, usable with what it would take off, and not yet with the reason', () => {
    const code = aPromotion({ id: 'code', code: 'MINUS', productDiscount: 7_000 });
    const alone = aPromotion({
      id: 'alone',
      code: 'ALONE',
      productDiscount: 100,
      rule: { isExclusive: true },
    });
    const big = aPromotion({ id: 'big', minPrice: 206_000, productDiscount: 1_000 });
    const elsewhere = aPromotion({ id: 'else', productDiscount: 1_000, rule: { branchIds: ['branch-2'] } });
    const offers = offerPromotions([tenth, code, alone, big, elsewhere], order(), null);
    expect(
      offers.map(({ promotion, state, off: amount, error }) => [promotion.id, state, amount, error]),
    ).toEqual([
      ['tenth', 'APPLIED', 19_400, null],
      ['code', 'USABLE', 7_000, null],
      ['alone', 'NOT_YET', 0, { code: 'promo.notCombined' }],
      ['big', 'NOT_YET', 0, { code: 'promo.belowMinimum', missing: 12_000 }],
    ]);
    const free = aPromotion({ id: 'f', code: 'YETKAZ', discountType: 'PERCENTAGE', deliveryDiscount: 100 });
    expect(offerPromotions([free], order({ serviceType: 'PICK_UP', deliveryPrice: 0 }), null)).toEqual([]);
    const [, chosen] = offerPromotions([tenth, code], order(), code);
    expect(chosen).toMatchObject({ state: 'APPLIED', off: 7_000 });
  });

  test.each<[string, Rule['rule'], number]>([
    ['the sixth pizza of 5+1', { dishes: { kind: 'FREE', paid: 5, ...pizzas } }, 3],
    ['a free dish that is not in the basket', { dishes: { kind: 'FREE', productIds: ['tea'] } }, 1],
    [
      'a cheaper dish that is not in the basket',
      { dishes: { kind: 'AMOUNT', value: 5_000, productIds: ['tea'] } },
      1,
    ],
  ])('%s is missing, and the guest reads it', (_name, rule = {}, missing) => {
    const error = { code: 'promo.unmet', reason: 'dishes', missing };
    expect(offerPromotions([aPromotion({ rule })], order(), null)).toMatchObject([
      { state: 'NOT_YET', off: 0, error },
    ]);
  });
});
