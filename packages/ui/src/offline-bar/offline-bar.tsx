import { useLayoutEffect } from 'react';

import { OfflineIcon } from '../menu-icons/menu-icons.tsx';
import styles from './offline-bar.module.css';

/** Shows that the network is gone: small, first on the page, fixed at the top, read once by a screen reader. */
export function OfflineBar({ text }: { text: string }) {
  // Set on the root: `body:has(…)` would search the whole page whenever a dish is added.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['offline'] = '';
    return () => void delete dataset['offline'];
  }, []);
  return (
    <p className={styles.bar} role="status">
      <OfflineIcon size={16} />
      {text}
    </p>
  );
}
