import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { BoardOrder, RefundTerms, StaffSession } from '@dasturxon/core/staff';
import { isWithinRefundLimit } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { priceText } from '../prices/price-text.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import styles from './refunds.module.css';
import { mayRefund, useRefund, useRefundTerms } from './use-refunds.ts';

type Props = { order: BoardOrder; session: StaffSession };

function RefundForm({
  order,
  terms,
  onClose,
}: {
  order: BoardOrder;
  terms: RefundTerms;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [text, setText] = useState(String(terms.atMost));
  const [reason, setReason] = useState('');
  const refund = useRefund(order);
  const error = useCallError(refund.error);
  const amount = Number(text.replaceAll(/\D/g, ''));
  const isGood = isWithinRefundLimit(terms, amount);
  const [most, sum] = [priceText(terms.atMost, language), priceText(amount, language)];
  const isByHand = amount === terms.held ? terms.isWholeByHand : terms.isPartByHand;
  return (
    <section className={styles['form']} aria-label={t`Refund`}>
      {terms.isWhole ? (
        <p>{t`The whole sum goes back: ${most}`}</p>
      ) : (
        <TextField
          label={t`Sum to return, at most ${most}`}
          inputMode="numeric"
          value={text}
          error={isGood || text === '' ? '' : t`Enter a sum up to ${most}.`}
          onChange={setText}
        />
      )}
      <TextField label={t`Reason`} value={reason} onChange={setReason} />
      {isGood && isByHand && (
        <Notice tone="warn">{t`The provider cannot return it: it will wait among the refunds to make.`}</Notice>
      )}
      <div className={styles['buttons']}>
        <OnlineButton
          look="danger"
          isPending={refund.isPending}
          isDisabled={!isGood || reason.trim() === ''}
          onPress={() =>
            refund.mutate(
              { amount: amount === terms.held ? null : amount, reason: reason.trim() },
              { onSuccess: onClose },
            )
          }
        >
          {t`Return ${sum}`}
        </OnlineButton>
        <Button onPress={onClose}>{t`Do not refund`}</Button>
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}

/** The refunds of a paid order, and a button for more within the limit of the role. */
export function OrderRefund({ order, session }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const isKnown = mayRefund(session);
  const { data: terms } = useRefundTerms(order, isKnown);
  if (!isKnown || !terms) return null;
  const [back, underway] = [priceText(terms.refunded, language), priceText(terms.refunding, language)];
  return (
    <>
      {terms.refunded > 0 && <p>{t`Returned to the guest: ${back}`}</p>}
      {terms.refunding > 0 && <Notice tone="warn">{t`Being returned to the guest: ${underway}`}</Notice>}
      {isOpen && terms.atMost > 0 ? (
        <RefundForm order={order} terms={terms} onClose={() => setOpen(false)} />
      ) : (
        terms.atMost > 0 && (
          <div>
            <Button onPress={() => setOpen(true)}>{t`Refund…`}</Button>
          </div>
        )
      )}
    </>
  );
}
