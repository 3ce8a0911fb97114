import type { CashbackEntry } from '@dasturxon/core/api';
import { formatDate, leftToRight } from '@dasturxon/core/format';
import type { PointsReason } from '@dasturxon/core/loyalty';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { EmptyState } from '@dasturxon/ui/empty-state';

import { useDeps } from '../../../hosts/deps.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import { followCell } from '../../../router/follow-cell.ts';
import styles from './loyalty-card.module.css';

/** How a guest's points came and went, the newest first, each with its order (IMP-19, B61). */
export function PointsHistory({ history }: { history: readonly CashbackEntry[] }) {
  const { t } = useLingui();
  if (history.length === 0)
    return (
      <EmptyState drawing="orders" title={t`No points yet`} text={t`You earn points with every order.`} />
    );
  return (
    <ul>
      {history.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function useReasonName({ amount, reason }: CashbackEntry): string {
  const { t } = useLingui();
  const names = {
    SPENT: t`Spent on an order`,
    EARNED: t`Earned`,
    STAMPS: t`Free dish, returned as points`,
    FRIEND_ORDERED: t`For a friend’s first order`,
    WELCOME: t`Gift for your first order`,
    RETURNED: t`Points returned`,
    TAKEN_BACK: t`Taken back after a refund`,
    ADJUSTED: t`Balance correction`,
  } satisfies Record<PointsReason, string>;
  // A newer server may know more reasons.
  const known: Partial<Record<string, string>> = names;
  return known[reason ?? ''] ?? (amount < 0 ? names.SPENT : names.EARNED);
}

/** The order, the moment, and the balance after it. */
function About({ entry }: { entry: CashbackEntry }) {
  const { t } = useLingui();
  const { timeZone } = useDeps();
  const format = useOrderFormats();
  const balance = entry.balance ?? null;
  const left = format.money(balance ?? 0);
  return (
    <>
      {entry.orderNumber ? (
        <>
          <bdi>{t`№ ${entry.orderNumber}`}</bdi>
          {' · '}
        </>
      ) : null}
      {leftToRight(formatDate(entry.createdDate, { time: true }, timeZone))}
      {balance === null ? null : <span className={styles.balance}>{t`Balance: ${left}`}</span>}
    </>
  );
}

function Entry({ entry }: { entry: CashbackEntry }) {
  const format = useOrderFormats();
  const { amount, orderId } = entry;
  const name = useReasonName(entry);
  const sign = amount < 0 ? '−' : '+';
  const path = orderId === null ? null : `/profile/orders/${encodeURIComponent(orderId)}`;
  return (
    <Cell
      title={name}
      description={<About entry={entry} />}
      end={<b>{format.signed(sign, Math.abs(amount))}</b>}
      href={path ?? undefined}
      onClick={path === null ? undefined : followCell(path)}
    />
  );
}
