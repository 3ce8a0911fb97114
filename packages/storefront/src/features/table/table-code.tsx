import { ApiError } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { TextField } from '@dasturxon/ui/text-field';
import { useAtomValue, useStore } from 'jotai';
import { type SyntheticEvent, useState } from 'react';

import { readTableCode, sitDownByCode } from '../../domains/tables/sit-down.ts';
import { failureText } from '../../i18n/labels/failure-words.ts';
import { languageAtom } from '../../store/language.ts';
import styles from './table.module.css';

const LONGEST = 300;

/** A table's code, typed or pasted: what the camera would have read (D3). */
export function TableCode() {
  const { t, i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const unknown = t`No such table. Scan its code again or choose the table yourself.`;

  const enter = async (event: SyntheticEvent) => {
    event.preventDefault();
    const code = readTableCode(text);
    if (code === null) return setWrong(unknown);
    setBusy(true);
    try {
      await sitDownByCode(store, code);
      setText('');
    } catch (failure) {
      const isGone = failure instanceof ApiError && failure.status === 404;
      setWrong(isGone ? unknown : failureText(i18n, language, failure));
    }
    setBusy(false);
  };

  return (
    <form className={styles.code} onSubmit={(event) => void enter(event)} noValidate>
      <TextField
        label={t`Table code`}
        hint={t`Paste the link printed on your table.`}
        value={text}
        maxLength={LONGEST}
        state={wrong ? 'error' : 'empty'}
        message={wrong}
        onChange={(typed) => {
          setText(typed);
          setWrong(null);
        }}
      />
      <PrimaryButton tone="quiet" type="submit" busy={isBusy} busyLabel={t`Checking`} disabled={!text.trim()}>
        {t`Select the table`}
      </PrimaryButton>
    </form>
  );
}
