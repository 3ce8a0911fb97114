import type { PricedLine } from '../../cart/price-line.ts';
import { isWeighed } from '../../cart/quantity.ts';
import { unitPrice } from '../../cart/unit-price.ts';
import { capped, type Money, percentOf, roundHalfUp } from '../../kernel/money.ts';
import { splitMoney } from '../../payment/split-money.ts';
import { promoDiscount } from '../apply-promo.ts';
import type { DishesOff } from './promo-rule.schema.ts';
import { isMeant, piecesOf, type PromotedProduct, type Promotion, type PromotionOrder } from './promotion.ts';

/** What a promotion is worth on an order's own prices: off each line, off the order, off the delivery, in so'm. */
export type Worth = { byLine: Money[]; onOrder: Money; onDelivery: Money };

/** Sum of amounts, in so'm. */
export const sumOf = (amounts: readonly Money[]): Money => amounts.reduce((sum, amount) => sum + amount, 0);

type Line = PricedLine<PromotedProduct>;

/** The cheapest pieces of the meant dishes are free; what is chosen with them is paid, and a weighed dish is no piece. */
function freePieces(off: DishesOff, lines: readonly Line[], order: PromotionOrder): Money[] {
  const pieces = lines.map(({ product, count }) =>
    isWeighed(product) || !isMeant(off, product) ? 0 : count,
  );
  const prices = lines.map(({ product }) => unitPrice(product, [], order.serviceType));
  const all = sumOf(pieces);
  let free = off.paid === 0 ? off.free : Math.floor(all / (off.paid + off.free)) * off.free;
  const amounts = lines.map(() => 0);
  const cheapestFirst = lines.map((_, at) => at).toSorted((a, b) => prices[a]! - prices[b]! || a - b);
  for (const at of cheapestFirst) {
    const taken = Math.min(free, pieces[at]!);
    amounts[at] = taken * prices[at]!;
    free -= taken;
  }
  return amounts;
}

/** How many more pieces of the meant dishes an order needs before these are cheaper or free; 0 when it has enough. */
export function missingPieces(off: DishesOff, lines: PromotionOrder['lines']): number {
  if (off.kind !== 'FREE') return Math.max(0, 1 - piecesOf(off, lines));
  const pieces = piecesOf(
    off,
    lines.filter(({ product }) => !isWeighed(product)),
  );
  return Math.max(0, (off.paid === 0 ? 1 : off.paid + off.free) - pieces);
}

function dishesOff(off: DishesOff, order: PromotionOrder): Money[] {
  const { lines } = order;
  const meant = lines.map(({ product, price }) => (isMeant(off, product) ? price : 0));
  switch (off.kind) {
    case 'PERCENTAGE':
      return meant.map((price) => percentOf(price, capped(off.value, 100)));
    case 'AMOUNT':
      return splitMoney(capped(roundHalfUp(off.value), sumOf(meant)), meant);
    case 'FREE':
      return freePieces(off, lines, order);
  }
}

/** What a promotion is worth whatever the others take off, within its own cap. */
export function worthOf(promotion: Promotion, order: PromotionOrder): Worth {
  const { rule } = promotion;
  const whole = promoDiscount(promotion, order);
  const byLine = rule?.dishes ? dishesOff(rule.dishes, order) : order.lines.map(() => 0);
  const most = rule?.maxDiscount ?? null;
  if (most === null) return { byLine, onOrder: whole.onProducts, onDelivery: whole.onDelivery };
  const ofLines = Math.min(sumOf(byLine), most);
  const onOrder = Math.min(whole.onProducts, most - ofLines);
  const onDelivery = Math.min(whole.onDelivery, most - ofLines - onOrder);
  return { byLine: splitMoney(ofLines, byLine), onOrder, onDelivery };
}
