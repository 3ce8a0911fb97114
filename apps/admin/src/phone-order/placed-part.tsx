import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { leftToRight } from '@dasturxon/core/format';
import { isPaidBeforehand } from '@dasturxon/core/order';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { priceText } from '../prices/price-text.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './phone-order.module.css';
import { useSendLink } from './use-call.ts';
import { OnlineButton } from '../offline/online-button.tsx';

function PaymentLink({ order }: { order: BoardOrder }) {
  const { t } = useLingui();
  const { data, error: failed, isPending, mutate } = useSendLink(order.id);
  const error = useCallError(failed);
  // The first one goes at once: the guest waits on the phone.
  useEffect(() => mutate(), [mutate]);
  const phone = leftToRight(data?.phone ?? '');
  return (
    <>
      {data && <Notice>{t`The link to pay was sent to ${phone}`}</Notice>}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      <OnlineButton isPending={isPending} onPress={() => mutate()}>
        {t`Send the link again`}
      </OnlineButton>
    </>
  );
}

/** The placed order, and the button for the next call. */
export function PlacedPart({ order, onNext }: { order: BoardOrder; onNext: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const number = order.number;
  return (
    <section className={styles['part']} aria-label={t`Order ${number}`}>
      <h2>{t`Order ${number} is placed`}</h2>
      {order.totalPrice !== null && (
        <p className={styles['total']}>
          {t`Total`} <b>{priceText(order.totalPrice, language)}</b>
        </p>
      )}
      {isPaidBeforehand(order.paymentType) && <PaymentLink order={order} />}
      <Button look="main" autoFocus onPress={onNext}>
        {t`Next call`}
      </Button>
    </section>
  );
}
