import { lineKey } from '../cart/line-key.ts';
import type { Money } from '../kernel/money.ts';
import type { CartItem, OrderLine } from '../order/schemas/order-line.schema.ts';
import type { PaymentPart } from '../payment/payment-parts.ts';
import { splitMoney } from '../payment/split-money.ts';
import type { GroupMember } from './group-order.schema.ts';

type Parts = readonly Pick<GroupMember, 'lines'>[];

/** The sums of a placed order; `tip` is missing in old ones. */
export type SharedSums = {
  totalPrice: Money;
  deliveryPrice: Money;
  deliveryDiscount: Money;
  servicePrice?: Money | null | undefined;
  tip?: Money | null | undefined;
};

type PricedLine = Pick<OrderLine, 'productId' | 'count' | 'price'> & {
  modifiers: readonly { id: string; count: number }[];
};

/** What each part's dishes cost: the price of each line of the order by the pieces that each part has of it. */
function dishesOf(parts: Parts, lines: readonly PricedLine[]): Money[] {
  const counts = parts.map((part) => countsOf(part.lines));
  const sums = parts.map(() => 0);
  for (const line of lines) {
    const key = lineKey(line);
    const prices = splitMoney(
      line.price,
      counts.map((count) => count.get(key) ?? 0),
    );
    for (const [index, price] of prices.entries()) sums[index]! += price;
  }
  return sums;
}

function countsOf(lines: readonly CartItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(lineKey(line), (counts.get(lineKey(line)) ?? 0) + line.count);
  return counts;
}

/** Splits by weights, equally among `takers` where nothing has a weight. */
const splitOr = (amount: Money, weights: readonly number[], takers: readonly number[]): Money[] =>
  splitMoney(amount, weights.some((weight) => weight > 0) ? weights : takers);

/**
 * What each part owes of a placed order, in whole so'm. Delivery, service fee and tip are divided equally among those
 * who ordered something; the rest of the total, thus with every discount, in proportion to the price of their dishes. The
 * shares sum to the total exactly; an empty part owes nothing.
 */
export function groupShares(parts: Parts, lines: readonly PricedLine[], sums: SharedSums): Money[] {
  const takers = parts.map((part) => (part.lines.length > 0 ? 1 : 0));
  const brought = Math.max(0, sums.deliveryPrice - sums.deliveryDiscount);
  const common = Math.min(sums.totalPrice, brought + (sums.servicePrice ?? 0) + (sums.tip ?? 0));
  const equal = splitMoney(common, takers);
  const own = splitOr(sums.totalPrice - common, dishesOf(parts, lines), takers);
  return parts.map((_, index) => equal[index]! + own[index]!);
}

/** What each person pays of a placed order (C6): their share with their pieces of each line. Who owes nothing has no part. */
export function groupPaymentParts(
  members: readonly Pick<GroupMember, 'id' | 'isHost' | 'lines'>[],
  lines: readonly PricedLine[],
  sums: SharedSums,
): PaymentPart[] {
  const counts = members.map((member) => countsOf(member.lines));
  return groupShares(members, lines, sums)
    .map((amount, index) => ({ amount, of: members[index]!, counts: counts[index]! }))
    .filter(({ amount }) => amount > 0)
    .map(({ amount, of, counts: own }, part) => ({
      part,
      memberId: of.id,
      isHost: of.isHost,
      amount,
      counts: lines.map((line) => own.get(lineKey(line)) ?? 0),
      state: 'OPEN',
    }));
}
