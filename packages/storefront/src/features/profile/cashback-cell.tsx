import { formatDate, leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { GiftIcon } from '@dasturxon/ui/icons';
import { Sheet } from '@dasturxon/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { cashbackQuery } from '../../domains/account/cashback.ts';
import { useDeps } from '../../hosts/deps.ts';
import { followCell } from '../../router/follow-cell.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';

const LoyaltyCard = lazyWithMessages(
  () => import('./loyalty/loyalty-card.tsx'),
  (module) => module.LoyaltyCard,
);

/** The customer's points, and over a tap how they came and went (SET-12, IMP-19). */
export function CashbackCell({ userId }: { userId: string }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const [isOpen, setOpen] = useState(false);
  const cashback = useQuery(cashbackQuery(useApi(), userId)).data;
  return (
    <>
      <Cell
        icon={<GiftIcon />}
        title={t`Cashback`}
        end={cashback ? format.money(cashback.balance) : null}
        onClick={cashback ? () => setOpen(true) : undefined}
      />
      <Sheet
        open={isOpen}
        header={{ title: t`Cashback`, closeLabel: t`Close` }}
        onClose={() => setOpen(false)}
      >
        <Suspense>
          <LoyaltyCard userId={userId} />
        </Suspense>
        {cashback && cashback.history.length > 0 ? (
          <ul>
            {cashback.history.map((entry) => (
              <li key={entry.id}>
                <Entry {...entry} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState drawing="orders" title={t`No points yet`} text={t`You earn points with every order.`} />
        )}
      </Sheet>
    </>
  );
}

type EntryProps = { amount: number; orderId: string | null; createdDate: string | null };

function Entry({ amount, orderId, createdDate }: EntryProps) {
  const { t } = useLingui();
  const { timeZone } = useDeps();
  const format = useOrderFormats();
  const sign = amount < 0 ? '−' : '+';
  const path = orderId === null ? null : `/profile/orders/${encodeURIComponent(orderId)}`;
  return (
    <Cell
      title={amount < 0 ? t`Spent on an order` : t`Earned`}
      description={leftToRight(formatDate(createdDate, { time: true }, timeZone))}
      end={<b>{format.signed(sign, Math.abs(amount))}</b>}
      href={path ?? undefined}
      onClick={path === null ? undefined : followCell(path)}
    />
  );
}
