import { useLingui } from '@lingui/react/macro';

import styles from './offline.module.css';
import { useIsWaiting } from './use-offline.ts';

/** A clock: a write on this order or product waits for the network. */
export function WaitingMark({ subject }: { subject: string }) {
  const { t } = useLingui();
  if (!useIsWaiting(subject)) return null;
  return (
    <span className={styles['mark']} data-waiting>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden>
        <circle cx="8" cy="8" r="6.5" strokeWidth="1.5" />
        <path d="M8 4.5V8l2.5 1.5" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      {t`Not sent yet`}
    </span>
  );
}
