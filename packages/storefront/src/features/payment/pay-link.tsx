import { type Order, unpaidExpiry } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';

import { useDeps } from '../../hosts/deps.ts';
import { go } from '../../router/navigation.ts';
import styles from './payment.module.css';
import { TimeLeft } from './time-left.tsx';

/** For a row of an order that waits for its money: until when, and the way to where it is paid (ST-03). */
export function PayLink({ order }: { order: Order }) {
  const { t } = useLingui();
  const { now } = useDeps();
  const until = unpaidExpiry(order);
  if (!until || until.getTime() <= now().getTime()) return null;
  return (
    <div className={styles.row}>
      <TimeLeft until={until.toISOString()} short />
      <PrimaryButton look={{ narrow: true, small: true }} onClick={() => go(`/profile/orders/${order.id}`)}>
        {t`Pay`}
      </PrimaryButton>
    </div>
  );
}
