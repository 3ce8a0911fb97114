import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { priceOrder } from '../../cart/price-order.ts';
import type { OrderedLine } from '../../cart/unit-price.ts';
import { aModifier, aProduct } from '../../testing/index.ts';
import { aPromotion, aPromotionOrder } from '../../testing/promotion-builders.ts';
import { promotions } from '../../testing/properties/any-promotions.ts';
import { applyPromotions, takenOff } from './apply-promotions.ts';
import { checkPromotion } from './check-promotion.ts';
import { offerPromotions } from './offer-promotions.ts';
import type { PromotedProduct, Promotion, PromotionOrder } from './promotion.ts';
import { sumOf, worthOf } from './promotion-worth.ts';

const line: fc.Arbitrary<OrderedLine<PromotedProduct>> = fc
  .record({
    id: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
    unit: fc.constantFrom('COUNT' as const, 'COUNT' as const, 'KG' as const),
    discount: fc.nat(100),
    count: fc.integer({ min: 1, max: 7 }),
    extra: fc.nat(20_000),
  })
  .map(({ id, count, extra, ...product }) => ({
    product: aProduct({
      id,
      categoryId: id === 'p4' ? 'c2' : 'c1',
      costPrice: 10_000 * Number(id[1]) + 333,
      ...product,
    }),
    count,
    modifiers: [{ modifier: aModifier({ id: `m-${extra}`, price: extra }), count: 1 }],
  }));

const orders: fc.Arbitrary<PromotionOrder> = fc
  .record({
    lines: fc.uniqueArray(line, { selector: ({ product }) => product.id, maxLength: 4 }),
    serviceType: fc.constantFrom('DELIVERY' as const, 'PICK_UP' as const),
    deliveryPrice: fc.nat(40_000),
    ordersBefore: fc.constantFrom(null, 0, 1, 2),
  })
  .map(({ lines, deliveryPrice, ...rest }) =>
    aPromotionOrder(lines, { ...rest, deliveryPrice: rest.serviceType === 'DELIVERY' ? deliveryPrice : 0 }),
  );

/** What a set of promotions takes off, written another way: line by line, then the order, then the delivery. */
function offOf(set: readonly Promotion[], order: PromotionOrder): number {
  const worths = set.map((promotion) => worthOf(promotion, order));
  const ofLines = order.lines.map(({ price }, at) =>
    Math.min(price, sumOf(worths.map(({ byLine }) => byLine[at]!))),
  );
  const dishes = sumOf(ofLines) + sumOf(worths.map(({ onOrder }) => onOrder));
  const delivery = sumOf(worths.map(({ onDelivery }) => onDelivery));
  return Math.min(order.totalProductPrice, dishes) + Math.min(order.deliveryPrice, delivery);
}

const subsets = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((all, one) => [...all, ...all.map((set) => [...set, one])], [[]]);

test('B30 no permitted combination takes more off than the one that is chosen', () => {
  fc.assert(
    fc.property(promotions, orders, (all, order) => {
      const met = all.filter((promotion) => checkPromotion(promotion, order).ok);
      const isAlone = ({ rule }: Promotion) => rule?.isExclusive === true;
      const permitted = subsets(met).filter((set) => set.length <= 1 || !set.some(isAlone));
      const best = Math.max(...permitted.map((set) => offOf(set, order)));
      expect(takenOff(applyPromotions(all, order))).toBe(best);
    }),
  );
});

test('B30 a result never falls below nothing, stays inside dishes, delivery and caps, and is whole', () => {
  fc.assert(
    fc.property(promotions, orders, (all, order) => {
      const applied = applyPromotions(all, order);
      for (const { promoId, onProducts, onDelivery } of applied) {
        const cap = all.find(({ id }) => id === promoId)?.rule?.maxDiscount ?? Infinity;
        expect(Number.isSafeInteger(onProducts) && Number.isSafeInteger(onDelivery)).toBe(true);
        expect(Math.min(onProducts, onDelivery)).toBeGreaterThanOrEqual(0);
        expect(onProducts + onDelivery).toBeLessThanOrEqual(cap);
      }
      expect(sumOf(applied.map(({ onProducts }) => onProducts))).toBeLessThanOrEqual(order.totalProductPrice);
      expect(sumOf(applied.map(({ onDelivery }) => onDelivery))).toBeLessThanOrEqual(order.deliveryPrice);
    }),
  );
});

test('B30 the order in which promotions are read changes nothing, and one more is never worse for the guest', () => {
  fc.assert(
    fc.property(promotions, orders, fc.nat(), (all, order, at) => {
      const applied = applyPromotions(all, order);
      expect(applyPromotions(all.toReversed(), order)).toEqual(applied);
      const fewer = all.filter((_, index) => index !== at % Math.max(1, all.length));
      expect(takenOff(applyPromotions(fewer, order))).toBeLessThanOrEqual(takenOff(applied));
    }),
  );
});

test('B30 C1 the price has each promotion as a step of its own, and the steps add up to the total', () => {
  fc.assert(
    fc.property(promotions, orders, fc.nat(100_000), (all, order, cashback) => {
      const applied = applyPromotions(all, order);
      const { lines, serviceType, deliveryPrice, clock } = order;
      const terms = { lines, serviceType, deliveryPrice, cashback, now: clock.now };
      const [with_, without] = [priceOrder({ ...terms, promotions: applied }), priceOrder(terms)];
      expect(with_.totalPrice).toBeGreaterThanOrEqual(0);
      expect(with_.totalPrice + with_.cashback).toBe(
        without.totalPrice + without.cashback - takenOff(applied),
      );
      expect(sumOf(with_.explanation.map(({ amount }) => amount))).toBe(with_.totalPrice);
      for (const { promoId, onProducts, onDelivery } of applied) {
        const steps = with_.explanation.filter(({ inputs }) => inputs['promoId'] === promoId);
        expect(sumOf(steps.map(({ amount }) => amount))).toBe(0 - onProducts - onDelivery);
      }
    }),
  );
});

test('B30 with the dishes that an offer names as missing it takes something off', () => {
  const tea = aProduct({ id: 'tea', categoryId: 'c9', costPrice: 9_000 });
  const rules = fc.record({
    kind: fc.constantFrom('FREE' as const, 'PERCENTAGE' as const, 'AMOUNT' as const),
    value: fc.integer({ min: 50, max: 100 }),
    paid: fc.nat(4),
    free: fc.integer({ min: 1, max: 2 }),
  });
  fc.assert(
    fc.property(rules, fc.nat(6), (rule, has) => {
      const promotion = aPromotion({ rule: { dishes: { ...rule, productIds: ['tea'] } } });
      const withTea = (count: number) => aPromotionOrder(count > 0 ? [{ product: tea, count }] : []);
      const [offer] = offerPromotions([promotion], withTea(has), null);
      const { state, error } = offer!;
      if (state === 'APPLIED') return;
      const missing = error?.code === 'promo.unmet' && error.reason === 'dishes' ? error.missing : 0;
      expect(missing).toBeGreaterThan(0);
      expect(takenOff(applyPromotions([promotion], withTea(has + missing - 1)))).toBe(0);
      expect(takenOff(applyPromotions([promotion], withTea(has + missing)))).toBeGreaterThan(0);
    }),
  );
});
