import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { StoppedAt } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import styles from './stop-list-screen.module.css';
import type { Subject } from './use-stops.ts';

type Props = { subject: Subject; stoppedAt: readonly StoppedAt[]; onClose: () => void };

/** The open orders that need what was just stopped; empty without any. */
export function StoppedNotice({ subject, stoppedAt, onClose }: Props) {
  const { t } = useLingui();
  const name = subject.name;
  const numbers = stoppedAt.flatMap(({ orders }) => orders.map(({ number }) => `№ ${number}`)).join(', ');
  if (numbers === '') return null;
  return (
    <Notice tone="warn">
      <div className={styles['state']}>
        <strong>{t`${name}. Orders that still need it: ${numbers}`}</strong>
        <Button onPress={onClose}>{t`Close`}</Button>
      </div>
    </Notice>
  );
}
