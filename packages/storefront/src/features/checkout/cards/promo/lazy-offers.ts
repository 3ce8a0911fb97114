import { lazyWithMessages } from '../../../../i18n/lazy-messages.tsx';

/** The promotions beside the order, below the first screen. */
export const Offers = lazyWithMessages(
  () => import('./offers.tsx'),
  (module) => module.Offers,
);
