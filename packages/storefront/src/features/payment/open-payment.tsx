import type { OrderDetails, OrderPayment as Payment } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { AlertIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Spinner } from '@dasturxon/ui/spinner';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';

import { failureText } from '../../i18n/labels/failure-text.ts';
import { go } from '../../router/navigation.ts';
import { lazyComponent } from '../../lazy/lazy-component.ts';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { languageAtom } from '../../store/language.ts';
import { payNowAtom } from '../../domains/payment/paying.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import type { PaymentStage } from './payment-stage.ts';
import styles from './payment.module.css';
import { TimeLeft } from './time-left.tsx';
import { usePay } from './use-pay.ts';
import { useApi } from '../../domains/session/api.ts';
import { paymentMethodsQuery } from '../../domains/payment/payment-methods.ts';
import { useSavedCards } from '../../domains/payment/saved-cards.ts';
import { usePaymentPlatform } from '../../domains/checkout/platform.ts';

const paySheet = lazyModule(() => import('./pay-sheet.tsx'));
const PaySheet = lazyComponent(paySheet.load, (module) => module.PaySheet);

type OpenProps = { order: OrderDetails; stage: PaymentStage; payment: Payment };

/** What is to be paid, until when, and how it goes (ST-03). */
export function OpenPayment({ order, stage, payment }: OpenProps) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const pay = usePay(order.id);
  const [isChoosing, setChoosing] = useState(false);
  usePayNow(order.id, pay.mutate);
  // Loaded before the tap, so that paying does not wait for code.
  useEffect(() => void paySheet.load().catch(() => undefined), []);
  const isAskedElsewhere = order.paymentType === 'CLICK_MINI_APP';
  const failure = pay.error ? failureText(i18n, language, pay.error) : null;

  return (
    <>
      {payment.isShared ? <SharedText isPaid={stage === 'none'} /> : null}
      <StageText
        stage={pay.isPending ? 'unpaid' : stage}
        isAskedElsewhere={isAskedElsewhere}
        isShared={payment.isShared}
      />
      {payment.payUntil && stage !== 'checking' ? <TimeLeft until={payment.payUntil} /> : null}
      {failure && !isChoosing ? <Failed text={failure} role="alert" /> : null}
      {payment.canPay ? (
        <PayButtons
          order={order}
          stage={stage}
          payment={payment}
          busy={pay.isPending}
          onPay={() => pay.mutate({})}
          onOther={() => setChoosing(true)}
        />
      ) : null}
      {isChoosing ? (
        <Suspense>
          <PaySheet
            order={order}
            busy={pay.isPending}
            failure={failure}
            onPay={(way) => pay.mutate(way, { onSuccess: () => setChoosing(false) })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type PayButtonsProps = OpenProps & {
  busy: boolean;
  onPay: () => void;
  onOther: () => void;
};

/** Pay, or pay again; while it is being checked there is only another way. */
function PayButtons({ order, stage, payment, busy, onPay, onOther }: PayButtonsProps) {
  const { t } = useLingui();
  const hasOther = useHasOtherWay(order);
  const format = useOrderFormats();
  return (
    <>
      {stage === 'checking' ? null : (
        <PrimaryButton
          price={format.money(payment.amount)}
          busy={busy}
          busyLabel={t`Opening the payment`}
          onClick={onPay}
        >
          {stage === 'failed' ? t`Pay again` : t`Pay`}
        </PrimaryButton>
      )}
      {hasOther && !payment.isShared ? (
        <PrimaryButton look={{ tone: 'quiet' }} onClick={onOther}>
          {t`Pay another way`}
        </PrimaryButton>
      ) : null}
    </>
  );
}

/** Several people pay the order: what is the reader's to do, and the way to the others (C6). */
function SharedText({ isPaid }: { isPaid: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <p role="status">
        {isPaid
          ? t`Your part is paid. The restaurant starts cooking as soon as everyone has paid.`
          : t`You pay your own part. The restaurant starts cooking as soon as everyone has paid.`}
      </p>
      <PrimaryButton look={{ tone: 'quiet' }} onClick={() => go('/basket')}>
        {t`See who has paid`}
      </PrimaryButton>
    </>
  );
}

function Failed({ text, role }: { text: string; role: 'alert' | 'status' }) {
  return (
    <p className={styles.failed} role={role}>
      <AlertIcon size={20} />
      {text}
    </p>
  );
}

/** Opens the payment of an order that was just placed, once. */
function usePayNow(orderId: string, start: (way: { cardId: string | null }) => void) {
  const [payNow, setPayNow] = useAtom(payNowAtom);
  useEffect(() => {
    if (payNow?.orderId !== orderId) return;
    setPayNow(null);
    start({ cardId: payNow.cardId });
  }, [payNow, orderId, setPayNow, start]);
}

type StageTextProps = {
  stage: PaymentStage;
  /** The payment prompt is in the provider's own app. */
  isAskedElsewhere: boolean;
  isShared: boolean;
};

function StageText({ stage, isAskedElsewhere, isShared }: StageTextProps) {
  const { t } = useLingui();
  if (stage === 'checking')
    return (
      <div className={styles.checking} role="status">
        <span className={styles.spinner}>
          <Spinner label={t`Checking payment…`} />
        </span>
        <p>{isAskedElsewhere ? t`Confirm the payment in the Click app.` : t`Checking payment…`}</p>
      </div>
    );
  if (stage === 'slow')
    return (
      <p role="status">
        {t`The bank is taking longer than usual. Your order is kept; this page will tell you as soon as the money arrives.`}
      </p>
    );
  if (stage === 'silent')
    return (
      <p role="status">
        {t`Your payment is not confirmed yet. If you have paid, there is no need to pay again: this page will show it within a few minutes. If you have not, pay now.`}
      </p>
    );
  if (stage === 'failed')
    return (
      <Failed
        role="status"
        text={t`The payment did not go through. Nothing was taken; try again or pay another way.`}
      />
    );
  return isShared ? null : <p>{t`The restaurant starts cooking as soon as the order is paid.`}</p>;
}

/** Whether there is a way to pay an order beside its own; without one "another way" is not offered. */
function useHasOtherWay({ paymentType }: Pick<OrderDetails, 'paymentType'>): boolean {
  const cards = useSavedCards();
  const { data } = useQuery(paymentMethodsQuery(useApi(), usePaymentPlatform()));
  // Rendered until that is known, so that the layout does not move in the usual case.
  return data?.some(({ type }) => type !== paymentType || (type === 'PAYME' && cards.length > 0)) ?? true;
}
