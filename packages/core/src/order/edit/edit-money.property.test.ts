import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { priceOrder } from '../../cart/price-order.ts';
import type { OrderedLine } from '../../cart/unit-price.ts';
import { fiscalLines } from '../../fiscal/fiscal-lines.ts';
import { applyPromotions } from '../../promo/engine/apply-promotions.ts';
import { anOrderLine } from '../../testing/index.ts';
import { aPromotionOrder } from '../../testing/promotion-builders.ts';
import { promotions as anyPromotions } from '../../testing/properties/any-promotions.ts';
import { lines as anyLines, orders } from '../../testing/properties/any-order-to-price.ts';
import type { OrderLine } from '../schemas/order-line.schema.ts';
import { BORNE_AT_MOST } from './can-edit.ts';
import {
  type HandoverPrice,
  lineChanges,
  type OrderToEdit,
  canBearRise,
  priceEdit,
  soldAgain,
} from './price-edit.ts';
import { settleEdit } from './settle-edit.ts';

const now = new Date('2026-05-10T12:00:00Z');
const CODES = { mxik: '10202001002000000', packageCode: '1500734', vatPercent: 12 };

type Sold = OrderToEdit & { lines: OrderLine[] };
type Price = ReturnType<typeof priceOrder>;

function soldLines(price: Price): OrderLine[] {
  return price.lines.map((line, index) =>
    anOrderLine({
      id: `line-${index + 1}`,
      productId: line.product.id,
      unit: line.product.unit ?? 'COUNT',
      measure: line.product.measure ?? null,
      count: line.count,
      costPrice: line.product.costPrice,
      discount: line.product.discount ?? 0,
      unitPrice: line.unitPrice,
      price: line.price,
      modifiers: line.modifiers.map(({ modifier, count }) => ({
        id: modifier.id,
        name: { uz: modifier.id, ru: modifier.id, eng: modifier.id },
        price: modifier.price ?? 0,
        count,
        productId: null,
        worth: 0,
      })),
    }),
  );
}

/** An order with promotions, or with a promo as orders were placed before promotions were kept. */
const placed = fc
  .tuple(
    orders.filter(({ lines }) => lines.length > 0),
    anyPromotions,
  )
  .map(([order, some]): Sold => {
    const { serviceType, lines } = order;
    const deliveryPrice = priceOrder({ ...order, promo: null }).deliveryPrice;
    const promotions = order.promo
      ? []
      : applyPromotions(some, { ...aPromotionOrder(lines, { serviceType }), deliveryPrice });
    const price = priceOrder({ ...order, promotions });
    const promo =
      order.promo && 'discountType' in order.promo && price.promoError === null ? order.promo : null;
    return {
      ...price,
      serviceType,
      promo: promo as OrderToEdit['promo'],
      promotions,
      borne: 0,
      lines: soldLines(price),
    };
  });

/** Some of the sold lines in other counts, and some new ones. */
const edits = fc.record({
  counts: fc.array(fc.nat(5), { minLength: 8, maxLength: 8 }),
  added: anyLines,
  bears: fc.boolean(),
  /** Another service or address, and what bringing it costs. */
  handover: fc.option(
    fc.record({
      serviceType: fc.constantFrom('DELIVERY' as const, 'PICK_UP' as const),
      deliveryPrice: fc.option(fc.nat(60_000)),
    }),
  ),
});
type Edit = typeof edits extends fc.Arbitrary<infer T> ? T : never;

const linesAfter = (sold: Sold, { counts, added }: Edit): OrderedLine[] => [
  ...sold.lines.flatMap((line, at) => {
    const count = counts[at % counts.length]!;
    return count === 0 ? [] : [soldAgain(line, count)];
  }),
  ...added,
];

function after(sold: Sold, edit: Edit) {
  const { handover } = edit;
  const about = { order: sold, lines: linesAfter(sold, edit), now, handover };
  const { price, promotions, borne } = priceEdit(about, edit);
  const serviceType = handover?.serviceType ?? sold.serviceType;
  const edited = { ...sold, ...price, serviceType, promotions, borne, lines: soldLines(price) };
  return { price, edited: edited satisfies Sold };
}

describe('C.7 the money of an edit', () => {
  test('C.7 the same lines cost what they were sold for, whatever the menu costs now', () => {
    fc.assert(
      fc.property(placed, (sold) => {
        const same = sold.lines.map((line) => soldAgain(line, line.count));
        const { price, borne } = priceEdit({ order: sold, lines: same, now }, { bears: true });
        expect(price.totalPrice).toBe(sold.totalPrice);
        expect(price.cashback).toBe(sold.cashback);
        expect(price.lines.map((line) => line.price)).toEqual(sold.lines.map((line) => line.price));
        expect(price.totalProductDiscount).toBe(sold.totalProductDiscount);
        expect(borne).toBe(0);
        expect(lineChanges(sold.lines, soldLines(price))).toEqual([]);
      }),
    );
  });

  test('C.7 1 000 random edits one after another keep paid − refunded + due = total', () => {
    fc.assert(
      fc.property(placed, fc.array(edits, { maxLength: 6 }), (first, chain) => {
        let sold = first;
        let money = { total: sold.totalPrice, held: sold.totalPrice, due: 0 };
        let refunded = 0;
        for (const edit of chain) {
          sold = after(sold, edit).edited;
          const { refund, due } = settleEdit(money, sold.totalPrice);
          expect(refund).toBeGreaterThanOrEqual(0);
          expect(refund).toBeLessThanOrEqual(money.held);
          expect(refund === 0 || due === 0).toBe(true);
          refunded += refund;
          money = { total: sold.totalPrice, held: money.held - refund, due };
          expect(first.totalPrice - refunded + due).toBe(sold.totalPrice);
          expect(money.held).toBe(first.totalPrice - refunded);
        }
      }),
    );
  });

  test('BO-290 C.7 another hand-over changes the price by the delivery alone, and a way back restores it', () => {
    const fees = fc.record({ there: fc.nat(60_000), before: fc.nat(60_000) });
    fc.assert(
      fc.property(placed, fees, (sold, { there, before }) => {
        const order: OrderToEdit = { ...sold, promo: null, promotions: [] };
        const lines = sold.lines.map((line) => soldAgain(line, line.count));
        const priceOf = (of: OrderToEdit, handover: HandoverPrice) =>
          priceEdit({ order: of, lines, now, handover }, { bears: false }).price;
        const brought = (deliveryPrice: number) => ({ serviceType: 'DELIVERY' as const, deliveryPrice });
        const first = priceOf(
          { ...order, cashback: 0, totalProductDiscount: order.productDiscount, deliveryDiscount: 0 },
          brought(before),
        );
        const placedAt: OrderToEdit = { ...order, ...first, serviceType: 'DELIVERY' as const };
        const after = priceOf(placedAt, brought(there));
        expect(after.totalPrice - first.totalPrice).toBe(there - before);
        const pickedUp = priceOf({ ...placedAt, ...after }, { serviceType: 'PICK_UP', deliveryPrice: there });
        expect(pickedUp.totalPrice).toBe(first.totalPrice - before);
        expect(pickedUp.deliveryPrice).toBe(0);
        const back = priceOf({ ...placedAt, ...pickedUp, serviceType: 'PICK_UP' }, brought(before));
        expect(back.totalPrice).toBe(first.totalPrice);
      }),
    );
  });

  test('C.7 what was returned as a courtesy is neither collected again nor returned twice', () => {
    fc.assert(
      fc.property(
        fc.record({ total: fc.nat(1_000_000), courtesy: fc.nat(1_000_000), due: fc.nat(1_000_000) }),
        fc.nat(1_000_000),
        ({ total, courtesy: wanted, due: owed }, newTotal) => {
          const due = Math.min(owed, total);
          const courtesy = Math.min(wanted, total - due);
          const held = total - due - courtesy;
          const settled = settleEdit({ total, held, due }, newTotal);
          expect(held - settled.refund + settled.due).toBe(Math.max(0, newTotal - courtesy));
        },
      ),
    );
  });

  test('C.7 a total that falls returns spent points first, and no edit takes more of them', () => {
    fc.assert(
      fc.property(placed, edits, (sold, edit) => {
        const { edited } = after(sold, { ...edit, bears: false });
        const back = sold.cashback - edited.cashback;
        const drop = sold.totalPrice + sold.cashback - (edited.totalPrice + edited.cashback);
        expect(back).toBe(Math.min(sold.cashback, Math.max(0, drop)));
      }),
    );
  });

  test('C.7 a restaurant bears a rise of at most the limit, and then the guest pays what he paid', () => {
    fc.assert(
      fc.property(placed, edits, (sold, edit) => {
        const plain = after(sold, { ...edit, bears: false }).edited;
        const { edited } = after(sold, { ...edit, bears: true });
        const rise = plain.totalPrice - sold.totalPrice;
        if (rise <= 0 || rise > BORNE_AT_MOST) expect(edited.totalPrice).toBe(plain.totalPrice);
        else expect(edited.totalPrice + edited.borne).toBeGreaterThanOrEqual(sold.totalPrice);
        expect(edited.borne).toBeLessThanOrEqual(BORNE_AT_MOST);
      }),
    );
  });

  test('C.7 the limit of what a restaurant bears is for all edits of an order together', () => {
    expect(canBearRise(BORNE_AT_MOST, 0)).toBe(true);
    expect(canBearRise(500, BORNE_AT_MOST - 500)).toBe(true);
    expect(canBearRise(501, BORNE_AT_MOST - 500)).toBe(false);
    expect(canBearRise(0, 0)).toBe(false);
  });

  test('C.7 T47 the lines of the fiscal receipt of an edited order sum to its total, to the tiyin', () => {
    fc.assert(
      fc.property(placed, fc.array(edits, { minLength: 1, maxLength: 3 }), (first, chain) => {
        const order = chain.reduce((sold, edit) => after(sold, edit).edited, first);
        const answer = fiscalLines({
          products: order.lines.map(({ count, price }) => ({ title: 'Osh', count, price, codes: CODES })),
          services: [
            {
              title: 'Yetkazib berish',
              count: 1,
              price: order.deliveryPrice - order.deliveryDiscount,
              codes: CODES,
            },
            { title: 'Xizmat haqi', count: 1, price: order.servicePrice, codes: CODES },
          ],
          tips: [{ title: 'Choychaqa', count: 1, price: order.tip, codes: CODES }],
          promoOnProducts: order.totalProductDiscount - order.productDiscount,
          cashback: order.cashback,
          paid: order.totalPrice,
        });
        const sum = answer.ok
          ? answer.value.reduce((total, { price, count, discount }) => total + price * count - discount, 0)
          : answer;
        expect(sum).toBe(order.totalPrice * 100);
      }),
    );
  });
});
