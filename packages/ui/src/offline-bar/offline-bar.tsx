import { OfflineIcon } from '../menu-icons/menu-icons.tsx';
import styles from './offline-bar.module.css';

/** Says that the network is gone: small, at the top, read once by a screen reader. */
export function OfflineBar({ text }: { text: string }) {
  return (
    <p className={styles.bar} role="status">
      <OfflineIcon size={16} />
      {text}
    </p>
  );
}
