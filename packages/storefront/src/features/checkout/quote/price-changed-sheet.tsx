import type { Quote } from '@dasturxon/core/order';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';

import { TOTALS_WORDS } from '../../../i18n/labels/totals-lines.ts';
import { useOrderWords } from '../../../i18n/labels/order-words.ts';
import styles from '../cards/checkout.module.css';
import { diffQuotes, type QuoteChange } from './diff-quotes.ts';

type PriceChangedSheetProps = { before: Quote; after: Quote; onAccept: () => void; onEdit: () => void };

/** What has changed since the guest saw the price, and their word on it. */
export function PriceChangedSheet({ before, after, onAccept, onEdit }: PriceChangedSheetProps) {
  const { t, i18n } = useLingui();
  const words = useOrderWords();
  const labels: Record<Exclude<QuoteChange['what'], 'line'>, MessageDescriptor> = {
    productDiscount: TOTALS_WORDS.promo,
    deliveryPrice: TOTALS_WORDS.delivery,
    deliveryDiscount: TOTALS_WORDS.deliveryDiscount,
    servicePrice: TOTALS_WORDS.service,
    cashback: TOTALS_WORDS.cashback,
    totalPrice: TOTALS_WORDS.total,
  };
  const labelOf = ({ what, name }: QuoteChange) =>
    what === 'line' ? (name ? words.name(name) : '') : i18n._(labels[what]);
  const price = (amount: number | null) => (amount === null ? '—' : words.money(amount));

  return (
    <Sheet
      open
      header={{ title: t`The price has changed`, closeLabel: t`Close` }}
      onClose={onEdit}
      footer={
        <div className={styles.buttons}>
          <PrimaryButton look={{ tone: 'quiet' }} onClick={onEdit}>{t`Edit`}</PrimaryButton>
          <PrimaryButton onClick={onAccept}>{t`Continue`}</PrimaryButton>
        </div>
      }
    >
      <ul className={styles.changes}>
        {diffQuotes(before, after).map((change) => (
          <li key={change.id} className={styles.change}>
            <span>{labelOf(change)}</span>
            <span className={styles.prices}>
              <bdi className={styles.before}>{price(change.before)}</bdi>
              <span aria-label={t`is now`} role="img">
                {' → '}
              </span>
              <bdi>{price(change.after)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
