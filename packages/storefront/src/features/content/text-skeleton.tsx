import { Skeleton } from '@dasturxon/ui/skeleton';

import styles from './text-skeleton.module.css';

/** A page of text that is loading. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.page} role="status" aria-label={label}>
      {[0, 1].map((chapter) => (
        <div key={chapter} className={styles.chapter}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
