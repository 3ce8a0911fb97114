import { type OrderDetails, payLateTip, unwrap } from '@dasturxon/core/api';
import { tipFor } from '@dasturxon/core/cart';
import { isPaidBeforehand } from '@dasturxon/core/order';
import { canTipLate, LATE_TIP_AT_LEAST, paymentIcon, type PaymentType } from '@dasturxon/core/payment';
import { useLingui } from '@lingui/react/macro';
import { ChoiceList } from '@dasturxon/ui/choice-list';
import { PaymentIcon } from '@dasturxon/ui/payment-icon';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { usePaymentPlatform } from '../../domains/checkout/platform.ts';
import { ORDER_POLL_MS, orderQuery } from '../../domains/orders/orders.ts';
import { paymentMethodsQuery } from '../../domains/payment/payment-methods.ts';
import { useApi } from '../../domains/session/api.ts';
import { useDeps } from '../../hosts/deps.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { usePaymentNames } from '../../i18n/labels/payment-labels.ts';
import { settingsAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
import { TipChips } from '../../i18n/tip-chips.tsx';
import { leaveToPay } from '../../domains/payment/leave-to-pay.ts';
import styles from './late-tip.module.css';

/** A tip for an order that has arrived, once, within a day (B35); afterwards, the thanks for it. */
export function LateTip({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const { now } = useDeps();
  const { money } = useOrderFormats();
  const { tips } = useAtomValue(settingsAtom).features;
  const title = tipFor(order.serviceType) === 'COURIER' ? t`Tip for the courier` : t`Tip for the team`;
  const sum = money(order.lateTip);
  if (order.lateTip > 0)
    return (
      <SectionCard title={title}>
        <p role="status">{t`Your tip of ${sum} has arrived. Thank you!`}</p>
      </SectionCard>
    );
  if (!canTipLate(order, { now: now(), tips })) return null;
  return <TipForm order={order} title={title} />;
}

function TipForm({ order, title }: { order: OrderDetails; title: string }) {
  const { t, i18n } = useLingui();
  const { money } = useOrderFormats();
  const language = useAtomValue(languageAtom);
  const nameOf = usePaymentNames();
  const { methods, tip, setTip, chosen, choose, pay } = useLateTip(order.id);
  if (methods.length === 0) return null;
  return (
    <SectionCard title={title}>
      <div className={styles.form}>
        <TipChips label={title} tip={tip} onChange={setTip} />
        {tip >= LATE_TIP_AT_LEAST ? (
          <>
            <ChoiceList<PaymentType>
              label={t`How to pay`}
              options={methods.map(({ type, name }) => ({
                value: type,
                title: nameOf(type, name),
                icon: <PaymentIcon name={paymentIcon(type)} />,
              }))}
              value={chosen}
              error={pay.error ? failureText(i18n, language, pay.error) : null}
              onChange={choose}
            />
            {pay.isSuccess && chosen === 'CLICK_MINI_APP' ? (
              <p role="status">{t`Confirm the payment in the Click app.`}</p>
            ) : null}
            <PrimaryButton
              price={money(tip)}
              busy={pay.isPending}
              busyLabel={t`Opening the payment`}
              onClick={() => pay.mutate()}
            >
              {t`Give the tip`}
            </PrimaryButton>
          </>
        ) : null}
      </div>
    </SectionCard>
  );
}

function useLateTip(orderId: string) {
  const api = useApi();
  const deps = useDeps();
  const { data } = useQuery(paymentMethodsQuery(api, usePaymentPlatform()));
  const methods = data?.filter(({ type }) => isPaidBeforehand(type)) ?? [];
  const [tip, setTip] = useState(0);
  const [picked, choose] = useState<PaymentType | null>(null);
  const chosen = picked ?? methods[0]?.type ?? null;
  const pay = useMutation({
    mutationFn: async () => {
      if (chosen === null) return;
      const body = { amount: tip, paymentType: chosen };
      await leaveToPay(unwrap(await api(payLateTip, { params: { orderId }, body })), deps);
    },
    onError: () => deps.haptic('error'),
  });
  // It is paid elsewhere, and a finished order has no events.
  const awaited = { enabled: pay.isSuccess, staleTime: 0, refetchInterval: ORDER_POLL_MS };
  useQuery({ ...orderQuery(api, orderId), ...awaited });
  return { methods, tip, setTip, chosen, choose, pay };
}
