import { expect, test } from 'vitest';

import { asCombo } from '../catalog/combo.ts';
import type { Product } from '../catalog/product.schema.ts';
import { applyPromotions } from '../promo/engine/apply-promotions.ts';
import type { Promotion } from '../promo/engine/promotion.ts';
import { aModificationGroup, aModifier, aProduct, aPromo } from '../testing/index.ts';
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

const DISHES = 2_000;
const COMBOS = 500;

/** Dishes to draw from, then combos of them: to make one anew for each line takes most of the time. */
const stored = (upTo: (end: number) => number): Product[] => [
  ...Array.from({ length: DISHES }, (_, at) => aDish(upTo, at)),
  ...Array.from({ length: COMBOS }, (_, at) => aStoredCombo(upTo, at)),
];

/** What a phone or a server sells: combos filled in from its own copy of the dishes (B16). */
function sold(products: readonly Product[]): readonly Product[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return products.map((product) => asCombo(product, (id) => byId.get(id)));
}

function aDish(upTo: (end: number) => number, at: number): Product {
  return aProduct({
    id: `p${at}`,
    categoryId: `c${at % 7}`,
    costPrice: upTo(1_000_000),
    discount: upTo(101),
    additionalPrice: upTo(20_000),
    unit: UNITS[upTo(UNITS.length)]!,
    measure: MEASURES[upTo(MEASURES.length)]!,
    modificationGroups: [
      aModificationGroup({ id: `g${at}`, items: [aModifier({ id: `m${at}`, price: upTo(50_000) })] }),
    ],
  });
}

/** A combo of two or three steps; its options have no prices of their own yet. */
function aStoredCombo(upTo: (end: number) => number, at: number): Product {
  const option = (step: number, nth: number) =>
    aModifier({ id: `o${at}-${step}-${nth}`, productId: `p${upTo(DISHES)}`, extra: upTo(9_000), price: 0 });
  return aProduct({
    id: `combo${at}`,
    categoryId: `c${at % 7}`,
    costPrice: upTo(100_000),
    combo: { pricing: upTo(2) === 0 ? 'FIXED' : 'SUM', discount: upTo(101) },
    modificationGroups: Array.from({ length: 2 + upTo(2) }, (_, step) =>
      aModificationGroup({ id: `s${at}-${step}`, min: 1, max: 1, items: [option(step, 0), option(step, 1)] }),
    ),
  });
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

/** What a guest taps: dishes by their place in the menu, their counts and choices. */
type Taps = { at: number; count: number; choices: { group: number; item: number; count: number }[] }[];

function someTaps(upTo: (end: number) => number): Taps {
  return Array.from({ length: 1 + upTo(5) }, () => {
    const [count, plainCount] = [1 + upTo(9), 1 + upTo(3)];
    if (upTo(5) > 0) {
      const choices = upTo(2) === 0 ? [] : [{ group: 0, item: 0, count: plainCount }];
      return { at: upTo(DISHES), count, choices };
    }
    const choices = [0, 1, 2].map((group) => ({ group, item: upTo(2), count: 1 }));
    return { at: DISHES + upTo(COMBOS), count, choices };
  });
}

/** The lines of a basket, with the prices of one side's menu. */
const linesFrom = (products: readonly Product[], taps: Taps): OrderToPrice['lines'] =>
  taps.map(({ at, count, choices }) => {
    const product = products[at]!;
    const modifiers = choices.flatMap(({ group, item, count: many }) => {
      const modifier = product.modificationGroups[group]?.items[item];
      return modifier ? [{ modifier, count: many }] : [];
    });
    return { product, count, modifiers };
  });

function aBasket(upTo: (end: number) => number, menu: Menu): Omit<OrderToPrice, 'lines'> {
  const maybe = <T>(value: T) => (upTo(3) === 0 ? null : value);
  const fees = [{ fromSum: upTo(2_000_000), price: upTo(30_000) }];
  return {
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

/** What a side came to, to the last field; a line's dish and choices are in its key. */
const writtenOut = ({ lines, ...total }: ReturnType<typeof priceOrder>) =>
  JSON.stringify([total, lines.map(({ product: _product, modifiers: _choices, ...line }) => line)]);

const overTheWire = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

test('B-72 B16 B30 B31 B35 C1 phone and server agree on 100,000 random baskets with combos, promotions, promos, points, tiers, fees and tips, step by step', () => {
  const upTo = numbersFrom(Number(process.env.FC_SEED) || 20_261_128);
  const products = stored(upTo);
  const [onPhone, onServer] = [sold(overTheWire(products)), sold(overTheWire(products))];
  const menu = { promos: promos(upTo), promotions: promotions(upTo) };
  const tiers = tiersOf(upTo);
  const serverTiers = overTheWire(tiers);
  let differing = 0;
  let sum = 0;
  const having = { promotion: 0, combo: 0 };
  for (let nth = 0; nth < BASKETS; nth += 1) {
    const taps = someTaps(upTo);
    const { now: moment, ...rest } = aBasket(upTo, menu);
    const running = Array.from({ length: upTo(4) }, () => menu.promotions[upTo(500)]!);
    const phone = priced({ ...rest, lines: linesFrom(onPhone, taps), now: moment }, running);
    // The server has the order from the wire, and the prices from its own menu.
    const server = priced(
      { ...overTheWire(rest), lines: linesFrom(onServer, overTheWire(taps)), now: new Date(moment) },
      overTheWire(running).toReversed(),
    );
    const [tier, spent] = [upTo(50), upTo(1_000_000)];
    const points = earnedCashback(phone, earningPercent(tiers[tier]!, spent));
    const agreed = earnedCashback(server, earningPercent(serverTiers[tier]!, spent));
    const steps = server.explanation.reduce((total, { amount }) => total + amount, 0);
    const isEqual =
      writtenOut(phone) === writtenOut(server) && steps === server.totalPrice && points === agreed;
    differing += isEqual && server.totalPrice >= 0 ? 0 : 1;
    sum += server.totalPrice;
    having.promotion += server.explanation.some(({ inputs }) => 'promoId' in inputs) ? 1 : 0;
    having.combo += taps.some(({ at }) => at >= DISHES) ? 1 : 0;
  }
  expect(differing).toBe(0);
  expect(sum).toBeGreaterThan(0);
  // Enough of them have promotions and combos for the comparison to mean something.
  expect(having.promotion).toBeGreaterThan(BASKETS / 4);
  expect(having.combo).toBeGreaterThan(BASKETS / 4);
}, 300_000);
