import { formatStep } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { ExplanationLine } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '../i18n/use-language.ts';
import styles from './prices.module.css';

/** The steps of a price in the sentences that the guest reads too (C1). */
export function ExplainedPrice({ explanation }: { explanation: readonly ExplanationLine[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <ol className={styles['list']} aria-label={t`Price`}>
      {explanation.map((step, index) => (
        <li key={`${step.rule}-${index}`} className={styles['step']}>
          <span dir="auto">{localize(step.text, language)}</span>
          <span>{formatStep(step.amount, language)}</span>
        </li>
      ))}
    </ol>
  );
}
