import { Button } from '@dasturxon/admin-ui/button';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';

import { useLanguage } from '../i18n/use-language.ts';
import type { EditedLine } from './edited-lines.ts';
import styles from './edits.module.css';

type Props = { line: EditedLine; onCount: (count: number) => void };

/** A line of an order with buttons for less and more; a removed one is struck and can be put back. */
export function LineEditor({ line, onCount }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { before, count, modifiers } = line;
  const name = localize(line.name, language);
  const extras = modifiers.map((modifier) => localize(modifier.name, language)).join(', ');
  return (
    <li className={clsx(styles['line'], count === 0 && styles['removed'])}>
      <span dir="auto" className={styles['name']}>
        {count === 0 ? <s>{name}</s> : name}
        {extras !== '' && <small>{extras}</small>}
        {line.isCooked && <small>{t`Cooked`}</small>}
      </span>
      <span className={styles['count']} role="group" aria-label={name}>
        {count === 0 ? (
          <Button onPress={() => onCount(before)}>{t`Put back`}</Button>
        ) : (
          <>
            <Button isDisabled={line.isCooked && count <= before} onPress={() => onCount(count - 1)}>
              <span aria-hidden>−</span>
              <span className={styles['hidden']}>{t`Less: ${name}`}</span>
            </Button>
            <b aria-live="polite">{before !== count && before > 0 ? `${before} → ${count}` : count}</b>
            <Button onPress={() => onCount(count + 1)}>
              <span aria-hidden>+</span>
              <span className={styles['hidden']}>{t`More: ${name}`}</span>
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
