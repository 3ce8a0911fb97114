import type { LineIdentity } from '@dasturxon/core/cart';
import type { Money } from '@dasturxon/core/kernel';
import type { Quote } from '@dasturxon/core/order';
import { takenOff } from '@dasturxon/core/promo';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useApi } from '../../domains/session/api.ts';
import { quoteQuery } from '../../domains/checkout/quote.ts';
import { useDeps } from '../../hosts/deps.ts';
import { nearestBranchAtom } from '../../domains/branches/nearest-branch.ts';
import { orderDraftAtom, serviceTypeAtom } from '../../domains/checkout/order-draft.ts';
import { PLATFORM_OF } from '../../domains/checkout/platform.ts';
import { toPricedDraft, toOrderDraft } from '../../domains/checkout/to-order-draft.ts';

/** The zone's terms for the basket; `cheaper`: the next sum of dishes that lowers the price (B12). */
type DeliveryPrice = {
  price: Money | null;
  minimum: Money | undefined;
  cheaper: Quote['cheaperDelivery'];
};

/** What applies by itself to the basket (B30), and the total with it; `total` is null without any, and while it is not that of these dishes. */
export type BasketPromotions = {
  /** What is used, what is missing to the next, and what a code would take off. */
  offers: Quote['offers'];
  off: Money;
  total: Money | null;
};

/**
 * The server's price of the basket. `delivery`: of bringing it to the chosen address, where `price` is null if the driver's
 * meter decides; null for other services and without an address. Both are null while the server has not answered.
 */
export function useBasketQuote(lines: readonly (LineIdentity & { count: number })[]): {
  delivery: DeliveryPrice | null;
  promotions: BasketPromotions | null;
} {
  const { shell } = useDeps();
  const draft = useAtomValue(orderDraftAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const nearest = useAtomValue(nearestBranchAtom);
  const isBrought = serviceType === 'DELIVERY' && Boolean(draft.address);
  // A promo, points or a tip change nothing of the delivery's own price, and could be refused.
  const plain = { ...draft, promoCode: '', cashback: 0, tip: 0 };
  const quoted = toOrderDraft(plain, {
    lines,
    serviceType,
    deliveryBranchId: nearest?.isChosen ? nearest.id : null,
    later: false,
    payment: null,
    receiver: null,
    sendCheque: false,
    platform: PLATFORM_OF[shell],
    isMobile: false,
  });
  const { data, isPlaceholderData } = useQuery(quoteQuery(useApi(), toPricedDraft(quoted)));
  if (lines.length === 0 || !data) return { delivery: null, promotions: null };
  const delivery = {
    price: data.isTaximeter ? null : data.deliveryPrice,
    minimum: data.minimal.amount,
    cheaper: data.cheaperDelivery,
  };
  const off = takenOff(data.promotions);
  return {
    delivery: isBrought ? delivery : null,
    promotions: { offers: data.offers, off, total: off > 0 && !isPlaceholderData ? data.totalPrice : null },
  };
}
