import { useLingui } from '@lingui/react/macro';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { settingsAtom } from '../../store/boot.ts';
import { Card } from './cards/card.tsx';
import { PAYMENT_ROWS } from './cards/payment-rows.ts';
import type { WhoErrors } from './cards/who-fields.tsx';
import type { useCheckout } from './use-checkout.ts';

type CardsProps = { checkout: ReturnType<typeof useCheckout> };
type LoadedProps = CardsProps & { parts: NonNullable<CardsProps['checkout']['parts']> };

/** How it is paid; until that comes its room is kept. */
export function PaymentPlace({ checkout }: CardsProps) {
  const { t } = useLingui();
  const { parts, payment, quoted, errorAt } = checkout;
  const total = quoted.quote?.totalPrice ?? null;
  if (parts) return <parts.PaymentCard payment={payment} total={total} error={errorAt('payment')} />;
  return (
    <Card place="payment" title={t`Payment`}>
      <SkeletonRows label={t`Loading`} count={PAYMENT_ROWS} />
    </Card>
  );
}

type LowerCardsProps = CardsProps & { whoErrors: WhoErrors };

/** What few need, folded: who, promo, tip, points, notes. It comes when the payment above has its height. */
export function LowerCards({ checkout, whoErrors }: LowerCardsProps) {
  const { parts, payment } = checkout;
  if (!parts || payment.query.isPending) return null;
  return (
    <>
      <parts.WhoCard errors={whoErrors} paidBy={payment.chosen} />
      <LoadedCards checkout={checkout} parts={parts} />
    </>
  );
}

function LoadedCards({ checkout, parts }: LoadedProps) {
  const { features } = useAtomValue(settingsAtom);
  const { quoted, payment, errorAt } = checkout;
  const { PromoCard, CashbackCard, TipCard, NotesCard } = parts;
  return (
    <>
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
