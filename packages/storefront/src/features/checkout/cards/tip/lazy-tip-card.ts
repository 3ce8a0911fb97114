import { lazyWithMessages } from '../../../../i18n/lazy-messages.tsx';

/** The tip, below the first screen. */
export const TipCard = lazyWithMessages(
  () => import('./tip-card.tsx'),
  (module) => module.TipCard,
);
