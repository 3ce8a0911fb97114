import { type Order, unpaidExpiry } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';

import { useDeps } from '../../hosts/deps.ts';
import { go } from '../../router/navigation.ts';
import styles from './payment.module.css';
import { TimeLeft } from './time-left.tsx';

/** For the row of an unpaid order: until when it waits, and the link to its payment (ST-03). */
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
