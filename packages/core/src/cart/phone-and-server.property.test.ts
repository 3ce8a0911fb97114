import { expect, test } from 'vitest';

import { applyPromotions } from '../promo/engine/apply-promotions.ts';
import type { Promotion } from '../promo/engine/promotion.ts';
import { aModifier, aProduct, aPromo } from '../testing/index.ts';
import { aPromotion, aPromotionOrder } from '../testing/promotion-builders.ts';
import { earningPercent } from '../loyalty/tiers.ts';
import { earnedCashback } from './earned-cashback.ts';
import { priceDeliveryFee } from './delivery-price.ts';
import { priceOrder, type OrderToPrice } from './price-order.ts';

/** Baskets that are compared: drawn by hand, since as many of fast-check's take ten times as long. */
const BASKETS = 100_000;
const now = new Date('2026-05-10T12:00:00Z');

/** Whole numbers below `end`, the same for the same seed (Numerical Recipes' generator). */
function numbersFrom(seed: number): (end: number) => number {
  let state = seed >>> 0;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const UNITS = ['COUNT', 'GRAMM', 'KG', 'LITER'] as const;
const MEASURES = [null, 0.05, 0.1, 0.25, 0.333, 1, 1.5];
const SERVICES = ['DELIVERY', 'PICK_UP', 'DINE_IN'] as const;
const KINDS = ['AMOUNT', 'PERCENTAGE'] as const;

/** Dishes to draw from: to make one anew for each line takes most of the time. */
const dishes = (upTo: (end: number) => number) => Array.from({ length: 2_000 }, (_, at) => aDish(upTo, at));

function aDish(upTo: (end: number) => number, at: number) {
  const product = aProduct({
    id: `p${at}`,
    categoryId: `c${at % 7}`,
    costPrice: upTo(1_000_000),
    discount: upTo(101),
    additionalPrice: upTo(20_000),
    unit: UNITS[upTo(UNITS.length)]!,
    measure: MEASURES[upTo(MEASURES.length)]!,
  });
  return { product, modifier: aModifier({ id: `m${at}`, price: upTo(50_000) }) };
}

const promos = (upTo: (end: number) => number) =>
  Array.from({ length: 500 }, () =>
    aPromo({
      discountType: KINDS[upTo(2)]!,
      productDiscount: upTo(200_000),
      minPrice: upTo(500_000),
      deliveryDiscount: upTo(50_000),
      isActive: upTo(4) > 0,
    }),
  );

const DISHES_OFF = ['PERCENTAGE', 'AMOUNT', 'FREE'] as const;

const promotions = (upTo: (end: number) => number) =>
  Array.from({ length: 500 }, (_, at) =>
    aPromotion({
      id: `promotion-${at}`,
      code: upTo(4) === 0 ? 'KOD' : null,
      priority: upTo(3),
      discountType: KINDS[upTo(2)]!,
      productDiscount: upTo(2) === 0 ? 0 : upTo(60),
      deliveryDiscount: upTo(2) === 0 ? 0 : upTo(100),
      minPrice: upTo(300_000),
      rule: {
        services: upTo(3) === 0 ? ['DELIVERY'] : [],
        orderNumbers: upTo(5) === 0 ? [1] : [],
        dishes: {
          kind: DISHES_OFF[upTo(3)]!,
          categoryIds: [`c${upTo(7)}`],
          value: upTo(90),
          paid: upTo(3),
        },
        maxDiscount: upTo(3) === 0 ? upTo(200_000) : null,
        isExclusive: upTo(5) === 0,
      },
    }),
  );

const tiersOf = (upTo: (end: number) => number) =>
  Array.from({ length: 50 }, () => ({
    cashbackPercent: upTo(10),
    cashbackTiers: [`${upTo(9)}00000: ${upTo(30)}`, `${upTo(9)}00000: ${upTo(30)}`],
  }));

type Menu = {
  dishes: ReturnType<typeof dishes>;
  promos: ReturnType<typeof promos>;
  promotions: Promotion[];
};

/** A basket with its promotions, priced from what an order and a brand's promotions are. */
function priced(order: OrderToPrice, promotions: readonly Promotion[]) {
  const { deliveryPrice: fee, serviceType } = order;
  const about = aPromotionOrder(order.lines, { serviceType });
  const price =
    fee === null || typeof fee === 'number' ? fee : priceDeliveryFee(fee, about.totalProductPrice).price;
  const deliveryPrice = serviceType === 'DELIVERY' ? (price ?? 0) : 0;
  return priceOrder({
    ...order,
    promotions: applyPromotions(promotions, { ...about, deliveryPrice }),
  });
}

function aBasket(upTo: (end: number) => number, menu: Menu): OrderToPrice {
  const aLine = () => {
    const { product, modifier } = menu.dishes[upTo(menu.dishes.length)]!;
    return {
      product,
      count: 1 + upTo(9),
      modifiers: upTo(2) === 0 ? [] : [{ modifier, count: 1 + upTo(3) }],
    };
  };
  const maybe = <T>(value: T) => (upTo(3) === 0 ? null : value);
  const fees = [{ fromSum: upTo(2_000_000), price: upTo(30_000) }];
  return {
    lines: Array.from({ length: 1 + upTo(5) }, aLine),
    serviceType: SERVICES[upTo(3)]!,
    deliveryPrice: maybe({ price: upTo(50_000), sumFees: fees, zone: 'Markaz', metres: upTo(40_000) }),
    promo: maybe(menu.promos[upTo(menu.promos.length)]!),
    cashback: maybe(upTo(500_000)),
    cashbackBalance: maybe(upTo(500_000)),
    serviceFee: maybe({ isServiceFeeEnabled: true, serviceFeeAmount: upTo(20_000) }),
    hallFee: maybe(upTo(50_000)),
    tip: maybe(upTo(100_000)),
    now,
  };
}

test('B30 B31 B35 C1 phone and server agree on 100,000 random baskets with promotions, promos, points, tiers, fees and tips, step by step', () => {
  const upTo = numbersFrom(Number(process.env.FC_SEED) || 20_261_128);
  const menu = {
    dishes: dishes(upTo),
    promos: promos(upTo),
    promotions: promotions(upTo),
    tiers: tiersOf(upTo),
  };
  const overTheWire = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;
  const onServer = overTheWire(menu.tiers);
  let differing = 0;
  let sum = 0;
  let promoted = 0;
  for (let at = 0; at < BASKETS; at += 1) {
    const { now: moment, ...rest } = aBasket(upTo, menu);
    const running = Array.from({ length: upTo(4) }, () => menu.promotions[upTo(500)]!);
    // The server has the order from the wire.
    const phone = priced({ ...rest, now: moment }, running);
    const server = priced({ ...overTheWire(rest), now: new Date(moment) }, overTheWire(running).toReversed());
    const [tiers, spent] = [menu.tiers[upTo(50)]!, upTo(1_000_000)];
    const points = earnedCashback(phone, earningPercent(tiers, spent));
    const agreed = earnedCashback(server, earningPercent(onServer[menu.tiers.indexOf(tiers)]!, spent));
    const steps = server.explanation.reduce((total, { amount }) => total + amount, 0);
    const isEqual =
      JSON.stringify(phone) === JSON.stringify(server) && steps === server.totalPrice && points === agreed;
    differing += isEqual && server.totalPrice >= 0 ? 0 : 1;
    sum += server.totalPrice;
    promoted += server.explanation.some(({ inputs }) => 'promoId' in inputs) ? 1 : 0;
  }
  expect(differing).toBe(0);
  expect(sum).toBeGreaterThan(0);
  // Enough of them have promotions for the comparison to mean something.
  expect(promoted).toBeGreaterThan(BASKETS / 4);
}, 120_000);
