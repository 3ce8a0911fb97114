import type { DishTotal } from '@dasturxon/core/kitchen';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { Amount } from '../board/order-lines.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './kitchen-screen.module.css';

/** How much of each dish is still to be cooked, and beside it what pre-orders need soon (BO-35). */
export function TotalsList({ totals }: { totals: readonly DishTotal[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (totals.length === 0) return <p className={styles['empty']}>{t`Nothing to cook`}</p>;
  return (
    <ul className={styles['rows']}>
      {totals.map((total) => (
        <li key={total.productId} className={styles['row']}>
          <b className={styles['total']}>
            <Amount line={total} />
          </b>
          <span>{localize(total.name, language)}</span>
          {total.coming > 0 && (
            <span className={styles['coming']}>
              {t`in 30 min:`} <Amount line={{ ...total, count: total.coming }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
