import type { CashbackEntry, Loyalty } from '@dasturxon/core/api';
import { ProgressNote } from '@dasturxon/ui/progress-note';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { loyaltyQuery } from '../../../domains/account/cashback.ts';
import { useApi } from '../../../domains/session/api.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import { InviteFriend } from './invite-friend.tsx';
import styles from './loyalty-card.module.css';
import { PointsHistory } from './points-history.tsx';

type LoyaltyCardProps = { userId: string; history: readonly CashbackEntry[] };

/** How the guest earns points now, what is missing to more, stamp cards, the invitation to friends, and the history (B31). */
export function LoyaltyCard({ userId, history }: LoyaltyCardProps) {
  const { data } = useQuery(loyaltyQuery(useApi(), userId));
  return (
    <>
      <div className={styles.cards}>
        {data ? <Tier loyalty={data} /> : null}
        <StampCards stamps={data?.stamps ?? []} />
        <InviteFriend userId={userId} />
      </div>
      <PointsHistory history={history} />
    </>
  );
}

function Tier({ loyalty: { percent, spent, days, next } }: { loyalty: Loyalty }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  if (percent === 0 && !next) return null;
  const missing = next ? format.money(next.missing) : '';
  const nextPercent = next?.percent ?? 0;
  return (
    <SectionCard title={t`You earn ${percent}% of every order`}>
      {next ? (
        <ProgressNote
          text={t`${missing} more in ${days} days, and you earn ${nextPercent}%`}
          value={spent}
          max={next.fromSum}
        />
      ) : null}
    </SectionCard>
  );
}

function StampCards({ stamps }: { stamps: NonNullable<Loyalty['stamps']> }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  return stamps.map(({ categoryId, name, have, every }) => (
    <SectionCard key={categoryId} title={format.name(name)}>
      <ProgressNote
        text={t`${have} of ${every}: one of every ${every} dishes comes back as points`}
        value={have}
        max={every}
      />
    </SectionCard>
  ));
}
