import { ApiError } from '@dasturxon/core/api';
import { isPaidBeforehand, type OrderError } from '@dasturxon/core/order';
import type { PaymentType } from '@dasturxon/core/payment';

/** The cards of checkout, in their order; a problem is shown at its card. */
export const PLACES = [
  'lines',
  'how',
  'where',
  'when',
  'payment',
  'receiver',
  'receipt',
  'promo',
  'cashback',
  'button',
] as const;
export type Place = (typeof PLACES)[number];

const PLACE_OF: Readonly<Record<string, Place>> = {
  'order.empty': 'lines',
  'serviceType.unavailable': 'how',
  'order.timeMissing': 'when',
  'order.tableMissing': 'where',
  'branch.closed': 'when',
  'branch.holiday': 'when',
  'payment.unavailable': 'payment',
  'order.changeTooSmall': 'payment',
  'cashback.insufficient': 'cashback',
};
const PLACE_OF_KIND: Readonly<Record<string, Place>> = {
  product: 'lines',
  modifier: 'lines',
  delivery: 'where',
  address: 'where',
  branch: 'where',
  reservation: 'where',
  slot: 'when',
  promo: 'promo',
};

/** The place of an error on the page. */
function placeOf(code: string): Place {
  return PLACE_OF[code] ?? PLACE_OF_KIND[code.split('.')[0] ?? ''] ?? 'button';
}

/** The place of a failure: an error at its card, others where they occurred; null without one. */
export function placeOfFailure(failure: unknown, met: Place): Place | null {
  if (!failure) return null;
  const place = failure instanceof ApiError ? placeOf(failure.code) : 'button';
  return place === 'button' ? met : place;
}

/** The place of a check of core: that of a field at the field. */
export function placeOfError(domainError: OrderError): Place {
  if (!('field' in domainError)) return placeOf(domainError.code);
  return domainError.field === 'sendChequePhone' ? 'receipt' : 'receiver';
}

/** A promo that the server does not take: everything else is still worth a price. */
export function isPromoError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code.startsWith('promo.');
}

/** Ids of the products that an error's sentence names: the first of several reasons. */
export function refusedProducts(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return [];
  const { lines, productId } = error.data;
  const named = Array.isArray(lines)
    ? lines.map((line: { productId?: unknown; code?: unknown } | null) =>
        (line?.code ?? error.code) === error.code ? line?.productId : null,
      )
    : [productId];
  return [...new Set(named.filter((id) => typeof id === 'string'))];
}

/** Nothing is left to pay online when points paid for everything: a provider takes no payment of nothing. */
export function isUnpayable(type: PaymentType | null, total: number | null): boolean {
  return type !== null && total === 0 && isPaidBeforehand(type);
}
