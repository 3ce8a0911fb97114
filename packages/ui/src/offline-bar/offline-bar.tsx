import { useLayoutEffect } from 'react';

import { OfflineIcon } from '../menu-icons/menu-icons.tsx';
import styles from './offline-bar.module.css';

/** Says that the network is gone: small, first on the page, at the top however far it is scrolled, read once by a screen reader. */
export function OfflineBar({ text }: { text: string }) {
  // Said on the root: `body:has(…)` would look through the whole page for it whenever a dish comes.
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
