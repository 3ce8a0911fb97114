import type { Quote } from '@dasturxon/core/order';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';

import { TOTALS_LABELS } from '../../../i18n/labels/totals-lines.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import styles from '../cards/checkout.module.css';
import { diffQuotes, type QuoteChange } from './diff-quotes.ts';

type PriceChangedSheetProps = { before: Quote; after: Quote; onAccept: () => void; onEdit: () => void };

/** The changes since the guest saw the price, and the choice to continue or edit. */
export function PriceChangedSheet({ before, after, onAccept, onEdit }: PriceChangedSheetProps) {
  const { t, i18n } = useLingui();
  const format = useOrderFormats();
  const labels: Record<Exclude<QuoteChange['what'], 'line'>, MessageDescriptor> = {
    productDiscount: TOTALS_LABELS.promo,
    deliveryPrice: TOTALS_LABELS.delivery,
    deliveryDiscount: TOTALS_LABELS.deliveryDiscount,
    servicePrice: TOTALS_LABELS.service,
    cashback: TOTALS_LABELS.cashback,
    tip: TOTALS_LABELS.tip,
    totalPrice: TOTALS_LABELS.total,
  };
  const labelOf = ({ what, name }: QuoteChange) =>
    what === 'line' ? (name ? format.name(name) : '') : i18n._(labels[what]);
  const price = (amount: number | null) => (amount === null ? '—' : format.money(amount));

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
              <span aria-label={t`is now`} role="img" data-mirror>
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
