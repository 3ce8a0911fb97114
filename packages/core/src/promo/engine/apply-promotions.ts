import type { Money } from '../../kernel/money.ts';
import type { AppliedPromotion } from '../applied-promotion.schema.ts';
import { checkPromotion } from './check-promotion.ts';
import type { Promotion, PromotionOrder } from './promotion.ts';
import { sumOf, type Worth, worthOf } from './promotion-worth.ts';

type Candidate = { promotion: Promotion; worth: Worth };

/** Numbers first, ids by their characters: the same on every machine. */
const byPriority = (one: Candidate, other: Candidate) =>
  one.promotion.priority - other.promotion.priority || (one.promotion.id < other.promotion.id ? -1 : 1);

/** The terms that a step names; null where the amount does not follow from them alone. */
function namedTerms({
  rule,
  discountType,
  productDiscount = 0,
  deliveryDiscount = 0,
}: Promotion): AppliedPromotion['terms'] {
  const isPlain = !rule?.dishes && (rule?.maxDiscount ?? null) === null;
  return isPlain ? { discountType, productDiscount, deliveryDiscount } : null;
}

/**
 * What promotions take off together. Each counts on the order's own prices, so that no order among them matters for the sum: a
 * line is never lowered by more than its price, the dishes by more than their sum, and the delivery by more than its price.
 */
function together(candidates: readonly Candidate[], order: PromotionOrder): AppliedPromotion[] {
  const left = order.lines.map(({ price }) => price);
  const ofLines = candidates.map(({ worth }) =>
    sumOf(
      worth.byLine.map((amount, at) => {
        const taken = Math.min(amount, left[at]!);
        left[at]! -= taken;
        return taken;
      }),
    ),
  );
  let dishes = order.totalProductPrice - sumOf(ofLines);
  let delivery = order.deliveryPrice;
  return candidates.map(({ promotion, worth }, at) => {
    const onOrder = Math.min(worth.onOrder, dishes);
    const onDelivery = Math.min(worth.onDelivery, delivery);
    dishes -= onOrder;
    delivery -= onDelivery;
    const { id: promoId, code, name } = promotion;
    return {
      promoId,
      code,
      name,
      onProducts: ofLines[at]! + onOrder,
      onDelivery,
      doublesCashback: promotion.rule?.doublesCashback === true,
      terms: namedTerms(promotion),
    };
  });
}

/** What promotions take off an order in all, in so'm. */
export const takenOff = (applied: readonly AppliedPromotion[]): Money =>
  sumOf(applied.map(({ onProducts, onDelivery }) => onProducts + onDelivery));

/** Whether an order with these promotions earns its points twice. */
export const doublesCashback = (applied: readonly AppliedPromotion[]): boolean =>
  applied.some((one) => one.doublesCashback);

/** Of the sets that take most off, the first that earns points twice, else the first. */
function bestOf(results: readonly AppliedPromotion[][]): AppliedPromotion[] {
  const most = Math.max(...results.map(takenOff));
  const equal = results.filter((result) => takenOff(result) === most);
  return equal.find(doublesCashback) ?? equal[0] ?? [];
}

/** The one promotion that earns points twice: one that takes something off anyway, else the first. */
function doublerOf(applied: readonly AppliedPromotion[]): AppliedPromotion | undefined {
  const all = applied.filter((one) => one.doublesCashback);
  return all.find((one) => takenOff([one]) > 0) ?? all[0];
}

/**
 * The promotions that an order has (B30): of those whose conditions it meets, all that combine, or one exclusive promotion
 * alone, whichever takes more off; of equal ones what earns points twice, then the first. No permitted combination takes off more. A promotion that takes
 * nothing off and does not double the points is left out, and not used up; a code that is worth nothing here stays, as it was entered.
 */
export function applyPromotions(promotions: readonly Promotion[], order: PromotionOrder): AppliedPromotion[] {
  const candidates = promotions
    .filter((promotion) => checkPromotion(promotion, order).ok)
    .map((promotion) => ({ promotion, worth: worthOf(promotion, order) }))
    .toSorted(byPriority);
  const isAlone = ({ promotion }: Candidate) => promotion.rule?.isExclusive === true;
  const sets = [candidates.filter((one) => !isAlone(one)), ...candidates.filter(isAlone).map((one) => [one])];
  const best = bestOf(sets.map((set) => together(set, order)));
  const doubler = doublerOf(best);
  const worthless = new Set(
    candidates
      .filter(({ worth }) => sumOf([...worth.byLine, worth.onOrder, worth.onDelivery]) === 0)
      .map(({ promotion }) => promotion.id),
  );
  return best.filter(
    (one) => takenOff([one]) > 0 || one === doubler || (one.code !== null && worthless.has(one.promoId)),
  );
}
