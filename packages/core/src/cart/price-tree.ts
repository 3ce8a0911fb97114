import type { Money } from '../kernel/money.ts';
import type { PriceRule, PriceStep } from './explain-order.ts';

/** The parts of a total, in the order in which they are read out. */
export const PRICE_PARTS = ['dishes', 'discounts', 'delivery', 'service', 'points', 'tip', 'other'] as const;
/** A part of a total. */
export type PricePart = (typeof PRICE_PARTS)[number];

const PART_OF: Readonly<Record<PriceRule, PricePart>> = {
  product: 'dishes',
  'product.discount': 'discounts',
  'promo.products': 'discounts',
  delivery: 'delivery',
  'promo.delivery': 'delivery',
  'service.fee': 'service',
  'service.hall': 'service',
  cashback: 'points',
  tip: 'tip',
};

/** A step as the wire has it: a rule that this version does not know is part of `other`. */
type Step = Omit<PriceStep, 'rule' | 'inputs'> & { rule: string };

/** A total as a tree: its parts, and the steps of each. Every so'm is in exactly one step. */
export type PriceTree<S extends Step> = {
  amount: Money;
  parts: { part: PricePart; amount: Money; steps: S[] }[];
};

const sumOf = (amounts: readonly { amount: Money }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** The derivation of a total from its steps (C1); parts without a step are left out. */
export function priceTree<S extends Step>(steps: readonly S[]): PriceTree<S> {
  const byPart = Map.groupBy(steps, ({ rule }) => PART_OF[rule as PriceRule] ?? 'other');
  const parts = PRICE_PARTS.flatMap((part) => {
    const own = byPart.get(part) ?? [];
    return own.length > 0 ? [{ part, amount: sumOf(own), steps: own }] : [];
  });
  return { amount: sumOf(parts), parts };
}
