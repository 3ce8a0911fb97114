import {
  type LineRefusal,
  priceOrder,
  progressToFreeFee,
  progressToMinimum,
  resolveLines,
} from '@dasturxon/core/cart';
import { cartProducts, recommendedProducts } from '@dasturxon/core/catalog';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useApi } from '../../data/api.ts';
import { overallQuery } from '../../data/menu.ts';
import { orderSettingsQuery } from '../../data/order-settings.ts';
import { useDeps } from '../../deps.ts';
import { stoppedAtom } from '../../state/availability.ts';
import { pageAtom } from '../../state/boot.ts';
import { cartLinesAtom } from '../../state/cart.ts';
import { serviceTypeAtom } from '../../state/order-draft.ts';

const UNAVAILABLE: LineRefusal = { code: 'product.unavailable' };

/** The basket against today's menu: its lines with what is wrong with them, and its sums by the order's own rules. */
export function useBasket() {
  const api = useApi();
  const { shell } = useAtomValue(pageAtom);
  const stored = useAtomValue(cartLinesAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const stopped = useAtomValue(stoppedAtom);
  const { now } = useDeps();
  const overall = useQuery(overallQuery(api, shell === 'web' ? 'WEB' : 'TG'));
  const settings = useQuery(orderSettingsQuery(api));

  const products = new Map((overall.data?.products ?? []).map((product) => [product.id, product]));
  const resolved = resolveLines(stored, (id) => products.get(id), serviceType);
  const lines = resolved.lines.map((line) =>
    stopped.has(line.product.id) ? { ...line, refusals: [...line.refusals, UNAVAILABLE] } : line,
  );
  const orderable = lines.filter((line) => line.refusals.length === 0);
  const price = priceOrder({
    lines: orderable,
    serviceType,
    deliveryPrice: 0,
    now: now(),
  });
  const minimalDeliveryPrice = settings.data?.minimalDeliveryPrice ?? 0;

  return {
    overall,
    lines,
    dropped: resolved.dropped,
    price,
    isEmpty: stored.length === 0,
    minimum: progressToMinimum({
      serviceType,
      totalProductPrice: price.totalProductPrice,
      minimalDeliveryPrice,
    }),
    /** How far it is to an order without the service fee; null where no sum waives it. */
    freeFee: progressToFreeFee(settings.data ?? null, price.totalProductPrice),
    recommended: recommendedProducts(
      overall.data ? cartProducts(overall.data) : [],
      stored.map((line) => line.productId),
    ),
  };
}
