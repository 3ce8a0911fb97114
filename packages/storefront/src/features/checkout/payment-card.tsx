import { paymentIcon, type PaymentType } from '@dasturxon/core/payment';
import { useLingui } from '@lingui/react/macro';
import { ChoiceList } from '@dasturxon/ui/choice-list';
import { CardIcon, CashIcon } from '@dasturxon/ui/icons';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useAtomValue, useSetAtom } from 'jotai';

import { failureText } from '../../i18n/failure-words.ts';
import { languageAtom } from '../../state/language.ts';
import { changeDraftAtom } from '../../state/order-draft.ts';
import { Card } from './card.tsx';
import { usePaymentNames } from '../../state/use-payment-names.ts';
import type { usePayment } from './use-wishes.ts';

type PaymentCardProps = { payment: ReturnType<typeof usePayment>; error: string | null };

/** How it is paid: the ways that are offered here (SET-25). Without any, ordering is closed (D22). */
export function PaymentCard({ payment, error }: PaymentCardProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const nameOf = usePaymentNames();
  const change = useSetAtom(changeDraftAtom);
  const { query, methods, chosen } = payment;
  const failure = query.error ? failureText(i18n, language, query.error) : null;
  const isClosed = query.isSuccess && methods.length === 0;

  return (
    <Card
      place="payment"
      title={t`Payment`}
      error={failure ?? (isClosed ? t`Ordering is closed: there is no way to pay now.` : error)}
    >
      {query.isPending ? <SkeletonRows label={t`Loading`} count={1} /> : null}
      {methods.length > 0 ? (
        <ChoiceList<PaymentType>
          label={t`Payment`}
          hideLabel
          options={methods.map(({ type, name }) => ({
            value: type,
            title: nameOf(type, name),
            icon: paymentIcon(type) === 'cash' ? <CashIcon /> : <CardIcon />,
          }))}
          value={chosen}
          onChange={(paymentType) => change({ paymentType })}
        />
      ) : null}
    </Card>
  );
}
