import type { RepeatChange } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { useAtomValue } from 'jotai';

import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import { joinNames } from '../../../i18n/labels/place-line.ts';
import { languageAtom } from '../../../store/language.ts';
import styles from './repeat-changes.module.css';

type RepeatChangesProps = {
  changes: readonly RepeatChange[];
  /** Whether anything of the order is still sold. */
  isSold: boolean;
  onAccept: () => void;
  onClose: () => void;
};

/** What is not as it was in an order that is repeated, before it goes into the basket (B10). */
export function RepeatChanges({ changes, isSold, onAccept, onClose }: RepeatChangesProps) {
  const { t } = useLingui();
  return (
    <Sheet
      open
      header={{ title: t`Changed since that order`, closeLabel: t`Close` }}
      onClose={onClose}
      footer={
        <div className={isSold ? styles.buttons : ''}>
          <PrimaryButton look={{ tone: 'quiet' }} onClick={onClose}>
            {isSold ? t`Not now` : t`Close`}
          </PrimaryButton>
          {isSold ? <PrimaryButton onClick={onAccept}>{t`Add to basket`}</PrimaryButton> : null}
        </div>
      }
    >
      <ul className={styles.changes}>
        {changes.map((change, at) => (
          <Row key={at} change={change} />
        ))}
      </ul>
    </Sheet>
  );
}

function Row({ change: { name, before, after, without } }: { change: RepeatChange }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const language = useAtomValue(languageAtom);
  const gone = joinNames(
    without.map((one) => format.name(one)),
    language,
  );
  return (
    <li className={styles.change}>
      <span>
        {format.name(name)}
        {gone ? <span className={styles.quiet}>{t`Without: ${gone}`}</span> : null}
      </span>
      {after === null ? (
        <span className={styles.quiet}>{t`Not available now`}</span>
      ) : (
        <span className={styles.prices}>
          <bdi className={styles.quiet}>{format.money(before)}</bdi>
          <span aria-label={t`is now`} role="img" data-mirror>
            {' → '}
          </span>
          <bdi>{format.money(after)}</bdi>
        </span>
      )}
    </li>
  );
}
