import { Notice } from '@dasturxon/admin-ui/notice';
import { LANGUAGE_TAGS } from '@dasturxon/core/kernel';
import type { RejectionReason } from '@dasturxon/core/order';
import type { BoardOrder, RejectionTerms } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { priceText } from '../../prices/price-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { PAYMENT_LABELS } from '../labels.ts';
import styles from '../order-panel.module.css';
import { useCallError } from '../use-call-error.ts';
import { useRejection } from './use-rejection.ts';

type Return = NonNullable<RejectionTerms['returns']>[number];

function ReturnLine({ part: { paymentType, amount, by } }: { part: Return }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const name = PAYMENT_LABELS[paymentType];
  const [sum, way] = [priceText(amount, language), typeof name === 'string' ? name : i18n._(name)];
  return (
    <li>
      {by === 'PROVIDER'
        ? t`${sum} by ${way}: asked for at once, the bank may need some days`
        : t`${sum}, paid by ${way}: staff return it by hand, it will wait in Refunds`}
    </li>
  );
}

function Money({ terms: { returns, cashback } }: { terms: RejectionTerms }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (returns === null) return null;
  const points = priceText(cashback ?? 0, language);
  if (returns.length === 0 && !cashback) return <p>{t`No money goes back.`}</p>;
  return (
    <>
      <h3>{t`Goes back to the guest`}</h3>
      <ul className={styles['list']}>
        {returns.map((part, index) => (
          <ReturnLine key={`${part.paymentType}-${index}`} part={part} />
        ))}
        {Boolean(cashback) && <li>{t`${points} of cashback, at once`}</li>}
      </ul>
    </>
  );
}

/** What the guest reads of a rejection, in their language, and what goes back to them, by what way and when (BO-170). */
export function RejectionPreview({ order, reason }: { order: BoardOrder; reason: RejectionReason }) {
  const { t } = useLingui();
  const { data: terms, error } = useRejection(order);
  const failed = useCallError(error);
  if (failed !== '') return <Notice tone="bad">{failed}</Notice>;
  if (!terms) return <p>{t`Loading…`}</p>;
  const lines = terms.texts.find((text) => text.reason === reason)?.lines ?? [];
  return (
    <div className={styles['wide']}>
      <h3>{t`The guest reads`}</h3>
      <blockquote className={styles['quote']} lang={LANGUAGE_TAGS[terms.language]} dir="auto">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      <Money terms={terms} />
    </div>
  );
}
