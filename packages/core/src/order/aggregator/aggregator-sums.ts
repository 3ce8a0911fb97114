import { type Money, roundHalfUp } from '../../kernel/money.ts';

/** A line as an aggregator sends it: so'm, perhaps with a fraction. */
export type AggregatorLine = {
  price: number;
  quantity: number;
  modifications: readonly { price: number; quantity: number }[];
};

/** The sums of an aggregator's order, in whole so'm. */
export type AggregatorSums = {
  /** Whether the sent prices have the modifications in them. */
  hasModifications: boolean;
  /** Of one unit with its modifications, and of the whole line. */
  lines: readonly { unitPrice: Money; price: Money }[];
  productPrice: Money;
  /** What the stated sum is less than the lines, and what it is more. */
  discount: Money;
  fee: Money;
};

/** How the price of an item is read: with its modifications in it, or without. The protocol leaves it open. */
type Reading = (line: AggregatorLine) => number;
const WITH: Reading = ({ price }) => price;
const WITHOUT: Reading = ({ price, modifications }) =>
  price + modifications.reduce((sum, one) => sum + one.price * one.quantity, 0);

const priced = (lines: readonly AggregatorLine[], read: Reading) =>
  lines.map((line) => ({
    unitPrice: roundHalfUp(read(line)),
    price: roundHalfUp(read(line) * line.quantity),
  }));

const sumOf = (lines: readonly { price: Money }[]): Money => lines.reduce((sum, { price }) => sum + price, 0);

/**
 * The sums of an order by the aggregator's own prices, which its guest has paid. The reading whose lines give the stated
 * sum counts, else the nearer one; what is left then is a discount or a fee, so that the total is always what was stated.
 */
export function aggregatorSums(lines: readonly AggregatorLine[], itemsCost: number): AggregatorSums {
  const stated = roundHalfUp(itemsCost);
  const readings = [WITH, WITHOUT].map((read) => priced(lines, read));
  const off = (one: (typeof readings)[number]) => Math.abs(sumOf(one) - stated);
  const best = readings.reduce((one, other) => (off(other) < off(one) ? other : one));
  const productPrice = sumOf(best);
  return {
    hasModifications: best === readings[0],
    lines: best,
    productPrice,
    discount: Math.max(0, productPrice - stated),
    fee: Math.max(0, stated - productPrice),
  };
}
