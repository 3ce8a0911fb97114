import { matchRoute, type RouteName } from '@dasturxon/core/paths';

import type { Deps } from '../../hosts/deps.ts';
import { leftToPayAtom, payNowAtom } from '../../domains/payment/paying.ts';
import type { Store } from '../../store/store.ts';

/** Where checkout sends a guest and from where it has them back: the order is still being made there. */
const STEPS: ReadonlySet<RouteName> = new Set<RouteName>([
  'login',
  'login-confirm',
  'choose-address',
  'address-delivery',
  'address-pickup',
  'address-pickup2',
  'profile-address',
  'profile-address-create',
  'branches',
  'branches-map',
  'profile-cards',
  'profile-cards-create',
  'profile-cards-confirm',
  'offerta',
  'privacy',
  'terms',
]);

/** After this time, a guest who left for a provider's page no longer counts as paying. */
const PAYING_MS = 15 * 60_000;

/** Whether the order of a page is being paid: from the moment it was placed until its money has come. */
function watchPaying(store: Store, { now }: Pick<Deps, 'now'>): (orderId: string | null) => boolean {
  /** Was placed and is about to be paid: until the guest has left for the provider's page, or for elsewhere. */
  let toPay: string | null = null;

  return (orderId) => {
    const left = store.get(leftToPayAtom);
    if (toPay !== orderId) toPay = null;
    toPay = store.get(payNowAtom)?.orderId ?? toPay;
    if (left?.orderId === toPay) toPay = null;
    if (orderId === null) return false;
    return orderId === toPay || (left?.orderId === orderId && now().getTime() - left.at < PAYING_MS);
  };
}

/**
 * Returns for each visited path, in order, whether the guest is placing an order there: from checkout on, through
 * sign-in, address and card, until it is placed or given up; and on its page while it is being paid.
 */
export function watchOrdering(store: Store, deps: Pick<Deps, 'now'>): (path: string) => boolean {
  const isPaying = watchPaying(store, deps);
  let isMaking = false;

  return (path) => {
    const { name = null, params = {} } = matchRoute(path) ?? {};
    if (name === 'checkout') isMaking = true;
    else if (name === null || !STEPS.has(name)) isMaking = false;
    return isPaying((name === 'profile-orders-id' && params['id']) || null) || isMaking;
  };
}
