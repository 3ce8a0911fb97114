import { priceOrder, progressToFreeFee, progressToMinimum, resolveLines } from '@dasturxon/core/cart';
import { cartProducts, type Product, recommendedProducts, withoutModifiers } from '@dasturxon/core/catalog';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useApi } from '../../domains/session/api.ts';
import { useOverall } from '../../domains/menu/use-overall.ts';
import { useDeps } from '../../hosts/deps.ts';
import { useBasketQuote } from './use-basket-quote.ts';
import { elsewhereAtom, stoppedAtom, stoppedModifiersAtom } from '../../domains/menu/availability.ts';
import { cartLinesAtom } from '../../domains/cart/cart.ts';
import { serviceTypeAtom } from '../../domains/checkout/order-draft.ts';
import { orderSettingsQuery } from '../../domains/checkout/order-settings.ts';

const NONE: readonly Product[] = [];

/** The basket against today's menu: its lines with what is wrong with them, and its sums by the order's own rules. */
export function useBasket() {
  const stored = useAtomValue(cartLinesAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const { now } = useDeps();
  const overall = useOverall();
  const { fees, minimalDeliveryPrice } = useFees();

  const { lines, dropped } = useLines(overall.data?.products ?? NONE);
  const orderable = lines.filter((line) => line.errors.length === 0);
  const { delivery, promotions } = useBasketQuote(
    stored.filter(({ key }) => orderable.some((line) => line.key === key)),
  );
  const price = priceOrder({
    lines: orderable,
    serviceType,
    deliveryPrice: delivery?.price ?? null,
    serviceFee: orderable.length > 0 ? fees : null,
    now: now(),
  });
  return {
    overall,
    lines,
    dropped,
    price,
    delivery,
    promotions,
    total: totalWith(promotions, price.totalPrice),
    isEmpty: stored.length === 0,
    minimum: progressToMinimum({
      serviceType,
      totalProductPrice: price.totalProductPrice,
      minimalDeliveryPrice: delivery?.minimum ?? minimalDeliveryPrice,
    }),
    /** How far it is to an order without the service fee; null where no sum waives it. */
    freeFee: progressToFreeFee(fees, price.totalProductPrice),
    recommended: useRecommended(),
  };
}

/** With what promotions take off; the server's total once it is that of these dishes (B30). */
const totalWith = (promotions: ReturnType<typeof useBasketQuote>['promotions'], menuTotal: number): number =>
  promotions?.total ?? menuTotal - (promotions?.off ?? 0);

/** What goes well with the basket and is not in it. */
function useRecommended() {
  const { data } = useOverall();
  const stored = useAtomValue(cartLinesAtom);
  return recommendedProducts(
    data ? cartProducts(data) : [],
    stored.map((line) => line.productId),
  );
}

/** The basket's lines against today's menu, with their problems, and those that can no longer be shown. */
function useLines(products: readonly Product[]) {
  const stored = useAtomValue(cartLinesAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const stopped = useAtomValue(stoppedAtom);
  const modifiers = useAtomValue(stoppedModifiersAtom);
  const byId = new Map(products.map((product) => [product.id, withoutModifiers(product, modifiers)]));
  const { lines, dropped } = resolveLines(stored, (id) => byId.get(id), serviceType);
  const elsewhere = useAtomValue(elsewhereAtom);
  return {
    dropped,
    lines: lines.map((line) => {
      const code = stopped.has(line.product.id) ? 'product.unavailable' : elsewhere.get(line.key);
      return code ? { ...line, errors: [...line.errors, { code }] } : line;
    }),
  };
}

/** The service fee, null while it is not known, and the smallest order that is delivered. */
function useFees() {
  const fees = useQuery(orderSettingsQuery(useApi())).data ?? null;
  return { fees, minimalDeliveryPrice: fees?.minimalDeliveryPrice ?? 0 };
}
