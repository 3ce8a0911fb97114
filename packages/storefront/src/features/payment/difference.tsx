import type { OrderDetails, OrderPayment as Payment } from '@dasturxon/core/api';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { usePaymentPlatform } from '../../domains/checkout/platform.ts';
import { paymentMethodsQuery } from '../../domains/payment/payment-methods.ts';
import { useApi } from '../../domains/session/api.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { languageAtom } from '../../store/language.ts';
import styles from './payment.module.css';
import { usePay } from './use-pay.ts';

/** What an agreed change added to a paid order: paid online by the order's own method, or on receipt (C.7). */
export function Difference({ order, payment }: { order: OrderDetails; payment: Payment }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const format = useOrderFormats();
  const pay = usePay(order.id);
  const { data } = useQuery(paymentMethodsQuery(useApi(), usePaymentPlatform()));
  const takesCash = data?.some(({ type }) => type === 'CASH') ?? false;
  const due = format.money(payment.due);
  if (!payment.canPay) return <p role="status">{t`To pay on receipt: ${due}`}</p>;
  return (
    <>
      <p role="status">
        {takesCash
          ? t`The change added ${due}. Pay it now, or in cash on receipt.`
          : t`The change added ${due}. Please pay it now.`}
      </p>
      {pay.error ? (
        <p className={styles.failed} role="alert">
          {failureText(i18n, language, pay.error)}
        </p>
      ) : null}
      <PrimaryButton
        price={due}
        busy={pay.isPending}
        busyLabel={t`Opening the payment`}
        onClick={() => pay.mutate({})}
      >
        {t`Pay the difference`}
      </PrimaryButton>
    </>
  );
}
