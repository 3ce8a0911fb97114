import type { CardSize } from './product-card.tsx';

/** From this width on (CSS px) the numbers apply. */
export type CardMetrics = { minWidth: number; columns: number; heightRem: number };

/** What product-card.module.css and product-grid.module.css do, in numbers, for sizing the part of a menu that is not drawn. */
export const CARD_METRICS: Record<CardSize, readonly CardMetrics[]> = {
  BIG: [
    { minWidth: 0, columns: 1, heightRem: 19.25 },
    { minWidth: 600, columns: 2, heightRem: 19.25 },
    { minWidth: 1024, columns: 3, heightRem: 20.75 },
  ],
  MEDIUM: [
    { minWidth: 0, columns: 2, heightRem: 16.25 },
    { minWidth: 600, columns: 3, heightRem: 17.75 },
    { minWidth: 1024, columns: 4, heightRem: 18.75 },
  ],
  SMALL: [
    { minWidth: 0, columns: 1, heightRem: 6.5 },
    { minWidth: 600, columns: 2, heightRem: 6.5 },
    { minWidth: 1024, columns: 3, heightRem: 6.5 },
  ],
};
