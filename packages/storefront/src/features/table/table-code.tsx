import { ApiError } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { TextField } from '@dasturxon/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { type SyntheticEvent, useState } from 'react';

import { readTableCode, sitDownByCode } from '../../domains/tables/sit-down.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';
import styles from './table.module.css';

/** A longer text is not the link of a table. */
const LONGEST = 300;

/** A table's code, typed or pasted: what the camera would have read (D3). */
export function TableCode() {
  const { t, i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const [text, setText] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const unknown = t`No such table. Scan its code again or choose the table yourself.`;
  const select = useMutation({
    mutationFn: (code: string) => sitDownByCode(store, code),
    onSuccess: () => setText(''),
  });
  const { error } = select;
  const isGone = error instanceof ApiError && error.status === 404;
  const wrong = isUnreadable || isGone ? unknown : error && failureText(i18n, language, error);

  const enter = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = readTableCode(text);
    if (code === null) setUnreadable(true);
    else select.mutate(code);
  };

  return (
    <form className={styles.code} onSubmit={enter} noValidate>
      <TextField
        label={t`Table code`}
        feedback={{
          hint: t`Paste the link printed on your table.`,
          state: wrong ? 'error' : 'empty',
          message: wrong,
        }}
        value={text}
        input={{ maxLength: LONGEST }}

        onChange={(typed) => {
          setText(typed);
          setUnreadable(false);
          select.reset();
        }}
      />
      <PrimaryButton
        look={{ tone: 'quiet' }}
        native={{ type: 'submit' }}
        busy={select.isPending}
        busyLabel={t`Checking`}
        disabled={!text.trim()}
      >
        {t`Select the table`}
      </PrimaryButton>
    </form>
  );
}
