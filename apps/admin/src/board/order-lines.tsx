import { isWeighed, quantityOf } from '@dasturxon/core/cart';
import { formatNumber } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { BoardLine, BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { ALLERGEN_LABELS } from '../dishes/allergen-labels.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { IF_MISSING_LABELS } from './labels.ts';
import styles from './order-card.module.css';

/** The amount of a dish: `2 ×`, or `1.5 kg` for one that is weighed. */
export function Amount({ line }: { line: Pick<BoardLine, 'unit' | 'measure' | 'count'> }) {
  const { t } = useLingui();
  if (!isWeighed(line)) return `${formatNumber(line.count)} ×`;
  const quantity = formatNumber(Math.round(quantityOf(line, line.count) * 1000) / 1000);
  return line.unit === 'KG' ? t`${quantity} kg` : t`${quantity} l`;
}

/** A dish with its amount; its modifiers and what the guest asks about it below. */
export function LineText({ line }: { line: BoardLine }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return (
    <>
      <b>
        <Amount line={line} />
      </b>{' '}
      {localize(line.name, language)}
      {line.modifiers.map((modifier) => (
        <span key={modifier.id} className={styles['modifier']}>
          + {modifier.count > 1 ? `${modifier.count} × ` : ''}
          {localize(modifier.name, language)}
        </span>
      ))}
      {line.comment !== null && (
        <span className={styles['lineNote']} dir="auto">
          {line.comment}
        </span>
      )}
      {line.allergens.length > 0 && (
        <span className={styles['modifier']}>
          {t`Allergens`}: {line.allergens.map((one) => i18n._(ALLERGEN_LABELS[one])).join(', ')}
        </span>
      )}
      {line.ifMissing !== null && (
        <span className={styles['modifier']}>{i18n._(IF_MISSING_LABELS[line.ifMissing])}</span>
      )}
    </>
  );
}

/** What is cooked: each dish with its amount, its modifiers below. */
export function OrderLines({ lines }: Pick<BoardOrder, 'lines'>) {
  return (
    <ul className={styles['lines']}>
      {lines.map((line, index) => (
        // Two lines of one order may have the same product with other modifiers.
        <li key={`${line.productId}-${index}`}>
          <LineText line={line} />
        </li>
      ))}
    </ul>
  );
}
