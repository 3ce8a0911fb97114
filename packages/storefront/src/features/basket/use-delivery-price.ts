import type { LineIdentity } from '@dasturxon/core/cart';
import type { Money } from '@dasturxon/core/kernel';
import type { Quote } from '@dasturxon/core/order';
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

/**
 * The server's price of delivering the basket to the chosen address; `price` is null where the driver's meter decides.
 * Null for other services, without an address, and while the server has not answered.
 */
export function useDeliveryPrice(lines: readonly (LineIdentity & { count: number })[]): DeliveryPrice | null {
  const { shell } = useDeps();
  const draft = useAtomValue(orderDraftAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const nearest = useAtomValue(nearestBranchAtom);
  const isWanted = serviceType === 'DELIVERY' && Boolean(draft.address) && lines.length > 0;
  // A promo or points change nothing of the delivery's own price, and could be refused.
  const plain = { ...draft, promoCode: '', cashback: 0 };
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
  const { data } = useQuery({ ...quoteQuery(useApi(), toPricedDraft(quoted)), enabled: isWanted });
  if (!isWanted || !data) return null;
  return {
    price: data.isTaximeter ? null : data.deliveryPrice,
    minimum: data.minimal.amount,
    cheaper: data.cheaperDelivery,
  };
}
