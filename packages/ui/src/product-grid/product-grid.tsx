import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { CardSize } from '../product-card/product-card.tsx';
import styles from './product-grid.module.css';

export type ProductGridProps = {
  size?: CardSize;
  /** One row that scrolls sideways instead of columns. */
  across?: boolean;
  children: ReactNode;
};

/** The list of ProductCards: columns by size and width of the window. */
export function ProductGrid({ size = 'MEDIUM', across, children }: ProductGridProps) {
  return <ul className={clsx(styles.grid, styles[size], across && styles.across)}>{children}</ul>;
}
