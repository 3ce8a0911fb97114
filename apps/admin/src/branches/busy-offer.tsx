import { Notice } from '@dasturxon/admin-ui/notice';
import { busyMinutesAt } from '@dasturxon/core/branch';
import { lateKitchens } from '@dasturxon/core/kitchen';
import { localize } from '@dasturxon/core/kernel';
import type { BoardOrder, StaffBranch, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { useNow } from '../time/use-now.ts';
import styles from './branch-pauses.module.css';
import { useSetBusy } from './use-busy.ts';

type Props = { session: StaffSession; putBranch: (branch: StaffBranch) => void };

function BusyOffer({ branch, putBranch }: Pick<Props, 'putBranch'> & { branch: StaffBranch }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const busy = useSetBusy(branch.id, putBranch);
  const error = useCallError(busy.error);
  const name = localize(branch.name, language) || branch.id;
  return (
    <Notice tone="warn">
      <div className={styles['banner']}>
        <p>
          <strong>{t`${name}: the last orders were more than 10 minutes late.`}</strong>
          {error !== '' && <span className={styles['details']}>{error}</span>}
        </p>
        <OnlineButton isPending={busy.isPending} onPress={() => busy.mutate({ minutes: 15, term: '60' })}>
          {t`+15 min for an hour`}
        </OnlineButton>
      </div>
    </Notice>
  );
}

/** Offers a busy time for each branch whose kitchen runs late and is not busy yet (C.8). */
export function BusyOffers({
  session,
  orders,
  putBranch,
}: Props & { orders: ReadonlyMap<string, BoardOrder> }) {
  const now = useNow();
  if (!session.permissions.includes('branch.pause')) return null;
  const late = lateKitchens(orders.values(), now);
  return session.branches
    .filter((branch) => late.has(branch.id) && busyMinutesAt(branch, now) === 0)
    .map((branch) => <BusyOffer key={branch.id} branch={branch} putBranch={putBranch} />);
}
