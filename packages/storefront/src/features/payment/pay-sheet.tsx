import type { OrderDetails } from '@dasturxon/core/api';
import { paymentIcon, type PaymentType } from '@dasturxon/core/payment';
import { useLingui } from '@lingui/react/macro';
import { ChoiceList } from '@dasturxon/ui/choice-list';
import { PaymentIcon } from '@dasturxon/ui/payment-icon';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { useSavedCards } from '../../domains/payment/saved-cards.ts';
import { paymentMethodsQuery } from '../../domains/payment/payment-methods.ts';
import { paymentEffect, usePaymentNames } from '../../i18n/labels/payment-labels.ts';
import { usePaymentPlatform } from '../../domains/checkout/platform.ts';
import type { PayWith } from './use-pay.ts';

type PaySheetProps = {
  order: OrderDetails;
  busy: boolean;
  failure: string | null;
  onPay: (way: PayWith) => void;
  onClose: () => void;
};

const CARD = 'card:';

/**
 * Other payment methods for an unpaid order: another provider, a saved card, or on receipt. Each describes what
 * follows.
 */
export function PaySheet({ order, busy, failure, onPay, onClose }: PaySheetProps) {
  const { t } = useLingui();
  const { isPending, options } = useWays(order);
  const [chosen, setChosen] = useState<string>(order.paymentType);

  const confirm = () =>
    onPay(
      chosen.startsWith(CARD)
        ? {
            cardId: chosen.slice(CARD.length),
            ...(order.paymentType !== 'PAYME' && { type: 'PAYME' as const }),
          }
        : chosen === order.paymentType
          ? {}
          : // What is no card is one of the merchant's ways to pay.
            { type: chosen as PaymentType },
    );

  return (
    <Sheet
      open
      header={{ title: t`How to pay`, closeLabel: t`Close` }}
      onClose={onClose}
      footer={
        <PrimaryButton busy={busy} busyLabel={t`Opening the payment`} disabled={isPending} onClick={confirm}>
          {t`Continue`}
        </PrimaryButton>
      }
    >
      {isPending ? <SkeletonRows label={t`Loading`} count={2} /> : null}
      <ChoiceList<string>
        label={t`How to pay`}
        hideLabel
        options={options}
        value={chosen}
        error={failure}
        onChange={setChosen}
      />
    </Sheet>
  );
}

function useWays({ serviceType }: Pick<OrderDetails, 'serviceType'>) {
  const { i18n } = useLingui();
  const nameOf = usePaymentNames();
  const cards = useSavedCards();
  const { data = [], isPending } = useQuery(paymentMethodsQuery(useApi(), usePaymentPlatform()));
  const options = data.flatMap(({ type, name }) => [
    ...(type === 'PAYME'
      ? cards.map(({ id, number, type: brand }) => ({
          value: CARD + id,
          title: [brand, number].filter(Boolean).join(' '),
          icon: <PaymentIcon name="card" />,
        }))
      : []),
    {
      value: type,
      title: nameOf(type, name),
      icon: <PaymentIcon name={paymentIcon(type)} />,
      description: paymentEffect(i18n, type, serviceType),
    },
  ]);
  return { isPending, options };
}
