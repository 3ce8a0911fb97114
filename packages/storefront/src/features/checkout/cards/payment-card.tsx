import { offeredHandover } from '@dasturxon/core/order';
import { paymentIcon } from '@dasturxon/core/payment';
import { useLingui } from '@lingui/react/macro';
import { ChoiceList } from '@dasturxon/ui/choice-list';
import { PaymentIcon } from '@dasturxon/ui/payment-icon';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';

import { failureText } from '../../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../../store/language.ts';
import { paymentEffect, usePaymentNames } from '../../../i18n/labels/payment-labels.ts';
import { lazyWithMessages } from '../../../i18n/lazy-messages.tsx';
import { changeDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import { Card } from './card.tsx';
import { PAYMENT_ROWS } from './payment-rows.ts';
import { isUnpayable } from './problems.ts';
import type { usePayment } from '../quote/use-order-draft.ts';

// Only cash at the door needs change, once the total is known.
const CashChange = lazyWithMessages(
  () => import('./cash-change.tsx'),
  (module) => module.CashChange,
);

type Payment = ReturnType<typeof usePayment>;
type PaymentCardProps = { payment: Payment; total: number | null; error: string | null };

const CARD = 'card:';

/** How it is paid: the ways that are offered here and the saved cards (SET-25). */
export function PaymentCard({ payment, total, error }: PaymentCardProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const change = useSetAtom(changeDraftAtom);
  const { query, methods, chosen, card } = payment;
  const failure = query.error ? failureText(i18n, language, query.error) : null;
  const options = useOptions(payment, total);
  const serviceType = useAtomValue(serviceTypeAtom);
  const isChangeOffered = chosen !== null && offeredHandover({ serviceType, paymentType: chosen }).changeFrom;

  const choose = (value: string) =>
    value.startsWith(CARD)
      ? change({ paymentType: 'PAYME', cardId: value.slice(CARD.length) })
      : change({ paymentType: value, cardId: null });

  return (
    <Card place="payment" title={t`Payment`} error={failure ?? error}>
      {query.isPending ? <SkeletonRows label={t`Loading`} count={PAYMENT_ROWS} /> : null}
      {methods.length > 0 ? (
        <ChoiceList<string>
          label={t`Payment`}
          hideLabel
          options={options}
          value={card ? CARD + card.id : chosen}
          onChange={choose}
        />
      ) : null}
      {total !== null && isChangeOffered ? (
        <Suspense fallback={<SkeletonRows label={t`Loading`} count={1} />}>
          <CashChange total={total} hasCardError={error !== null} />
        </Suspense>
      ) : null}
    </Card>
  );
}

function useOptions({ methods, cards }: Payment, total: number | null) {
  const { t, i18n } = useLingui();
  const nameOf = usePaymentNames();
  const serviceType = useAtomValue(serviceTypeAtom);
  return methods.flatMap(({ type, name }) => {
    const disabled = isUnpayable(type, total);
    const description = disabled ? t`There is nothing to pay online` : null;
    const saved = type === 'PAYME' ? cards : [];
    return [
      ...saved.map(({ id, number, type: brand, name: own }) => ({
        value: CARD + id,
        title: [brand, number].filter(Boolean).join(' '),
        icon: <PaymentIcon name="card" />,
        description: description ?? own,
        disabled,
      })),
      {
        value: type,
        title: nameOf(type, name),
        icon: <PaymentIcon name={paymentIcon(type)} />,
        description: description ?? paymentEffect(i18n, type, serviceType),
        disabled,
      },
    ];
  });
}
