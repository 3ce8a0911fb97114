import { clsx } from 'clsx';

import { ProductGrid } from '../product-grid/product-grid.tsx';
import type { CardSize } from '../product-card/product-card.tsx';
import styles from './skeleton.module.css';

export type SkeletonProps = { shape?: 'line' | 'title' | 'block' | 'card' | 'row' | 'SMALL' | 'BIG' };

/** A grey placeholder for loading content; it appears only after 200 ms. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={clsx(styles.skeleton, styles[shape])} aria-hidden="true" />;
}

export type SkeletonListProps = { /** Read aloud: "Loading". */ label: string; count?: number };

/** Rows that are loading. */
export function SkeletonRows({ label, count = 4 }: SkeletonListProps) {
  return (
    <div role="status" aria-label={label} className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="row" />
      ))}
    </div>
  );
}

/** Product cards that are loading, as tall as the real ones. */
export function SkeletonCards({
  label,
  count = 6,
  size = 'MEDIUM',
}: SkeletonListProps & { size?: CardSize }) {
  return (
    <div role="status" aria-label={label}>
      <ProductGrid size={size}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Skeleton shape={size === 'MEDIUM' ? 'card' : size} />
          </li>
        ))}
      </ProductGrid>
    </div>
  );
}
