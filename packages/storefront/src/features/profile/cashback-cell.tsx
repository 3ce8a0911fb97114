import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { GiftIcon } from '@dasturxon/ui/icons';
import { Sheet } from '@dasturxon/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { cashbackQuery } from '../../domains/account/cashback.ts';
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
          <LoyaltyCard userId={userId} history={cashback?.history ?? []} />
        </Suspense>
      </Sheet>
    </>
  );
}
