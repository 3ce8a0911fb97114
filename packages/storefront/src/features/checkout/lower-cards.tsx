import { useLingui } from '@lingui/react/macro';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { settingsAtom } from '../../store/boot.ts';
import { Card } from './cards/card.tsx';
import styles from './cards/checkout.module.css';
import type { useCheckout } from './use-checkout.ts';

/** What lies below the first screen of a phone: payment, promo, points, notes. Until they come their room is kept. */
export function LowerCards({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { t } = useLingui();
  const { features } = useAtomValue(settingsAtom);
  const { parts, payment } = checkout;
  if (!parts)
    return (
      <>
        <Card place="payment" title={t`Payment`}>
          <SkeletonRows label={t`Loading`} count={payment.methods.length || 1} />
        </Card>
        {features.promo ? (
          <Card place="promo" title={t`Promo code`}>
            <div className={styles.field}>
              <SkeletonRows label={t`Loading`} count={1} />
            </div>
          </Card>
        ) : null}
        <Card place="button" title={t`Notes`}>
          <SkeletonRows label={t`Loading`} count={2} />
        </Card>
      </>
    );
  return <LoadedCards checkout={checkout} parts={parts} />;
}

type LoadedProps = {
  checkout: ReturnType<typeof useCheckout>;
  parts: NonNullable<ReturnType<typeof useCheckout>['parts']>;
};

function LoadedCards({ checkout, parts }: LoadedProps) {
  const { features } = useAtomValue(settingsAtom);
  const { quoted, payment, errorAt } = checkout;
  const { PaymentCard, PromoCard, CashbackCard, TipCard, NotesCard } = parts;
  return (
    <>
      <PaymentCard payment={payment} total={quoted.quote?.totalPrice ?? null} error={errorAt('payment')} />
      {features.promo ? (
        <PromoCard
          asked={quoted.asked}
          offers={quoted.quote?.offers ?? null}
          domainError={quoted.promoError}
          error={errorAt('promo')}
        />
      ) : null}
      {features.tips ? (
        <Suspense>
          <TipCard />
        </Suspense>
      ) : null}
      {features.cashback ? <CashbackCard quote={quoted.quote} error={errorAt('cashback')} /> : null}
      <NotesCard paidBy={payment.chosen} lines={quoted.quote?.lines ?? []} />
    </>
  );
}

/** What it costs and why; until that comes, its room. */
export function PriceCard({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { t } = useLingui();
  const { parts } = checkout;
  if (parts) return <parts.ExplanationCard {...checkout} />;
  return (
    <Card place="lines" title={t`Your order`}>
      <SkeletonRows label={t`Loading the price`} />
    </Card>
  );
}
