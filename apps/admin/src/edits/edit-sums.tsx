import { type EditQuote, isPaidBeforehand } from '@dasturxon/core/order';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { priceText } from '../prices/price-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './edits.module.css';

type Props = { quote: EditQuote; order: BoardOrder };

/** The total before and after, and what becomes of the difference. */
export function EditSums({ quote, order }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const sum = (amount: number) => priceText(amount, language);
  const [before, after] = [sum(quote.totalBefore), sum(quote.totalPrice)];
  const [refund, due] = [sum(quote.refund), sum(quote.due)];
  const [points, borne] = [sum(quote.cashbackBack), sum(quote.borne)];
  const isOnline = isPaidBeforehand(order.paymentType);
  const paidOnline = t`The guest pays ${due} online, or it is collected on hand-over.`;
  return (
    <div className={styles['sums']} aria-live="polite">
      <p>
        <s>{before}</s> → <b>{after}</b>
      </p>
      {quote.cashbackBack > 0 && <p>{t`Points go back to the guest: ${points}`}</p>}
      {quote.refund > 0 && (
        <p>
          {quote.isRefundByHand
            ? t`Goes back to the guest: ${refund}. The provider returns no part of a payment: do it by hand.`
            : t`Goes back to the guest by the provider: ${refund}`}
        </p>
      )}
      {quote.due > 0 && <p>{isOnline ? paidOnline : t`To be collected on hand-over: ${due}`}</p>}
      {!order.isPaid && <p>{t`The order is not paid: the guest pays the new total.`}</p>}
      {quote.borne > 0 && <p>{t`The restaurant bears: ${borne}`}</p>}
    </div>
  );
}
