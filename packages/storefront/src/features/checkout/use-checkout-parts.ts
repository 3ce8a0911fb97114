import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';

/** What checkout can do without until it is drawn: what shows the server's answers, what is typed into, what orders. */
export const checkoutParts = lazyModule(() => import('./checkout-parts.ts'));

export type CheckoutParts = Awaited<ReturnType<typeof checkoutParts.load>>;

/** Those parts; null until they have loaded. They load while the price and the ways to pay are asked for. */
export const useCheckoutParts = (): CheckoutParts | null => useLazyModule(checkoutParts);
