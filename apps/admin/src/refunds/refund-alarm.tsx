import { Badge } from '@dasturxon/admin-ui/badge';
import { isRefundOverdue, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

import { useNow } from '../time/use-now.ts';
import styles from './refunds.module.css';
import { useWaitingRefunds } from './use-refunds.ts';

/** How many refunds wait, for those who may make them; red once one has waited for ten minutes. */
export function RefundAlarm({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const { data = [] } = useWaitingRefunds(session);
  const now = useNow();
  if (data.length === 0) return null;
  const isLate = data.some((refund) => isRefundOverdue(refund, now));
  const count = data.length;
  return (
    <Link href="/refunds" className={styles['alarm'] ?? ''}>
      <span role={isLate ? 'alert' : 'status'}>
        <Badge tone={isLate ? 'bad' : 'warn'}>
          {isLate ? t`Refunds overdue: ${count}` : t`Refunds to make: ${count}`}
        </Badge>
      </span>
    </Link>
  );
}
