import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from '../connections/connections.module.css';
import own from './brand-file.module.css';
import { useDownload } from './use-brand-file.ts';

/** The brand as a file. Guests and orders are off until they are chosen, and ask for a code of the second factor. */
export function DownloadPart() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [code, setCode] = useState('');
  const { mutate, error, isPending, isSuccess } = useDownload();
  const failed = useCallError(error);
  const isCodeWrong = error?.code === 'factor.wrong';
  const orders = chosen.includes('orders');
  const isPersonal = chosen.length > 0;
  const options = [
    { value: 'customers', label: t`Guests: names, phones, addresses, points` },
    { value: 'orders', label: t`Closed and cancelled orders with their payments, and their guests` },
  ];
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A code counts once.
    mutate({ customers: isPersonal, orders, code }, { onSuccess: () => setCode('') });
  };
  return (
    <section className={styles['card']} aria-label={t`Download this brand as a file`}>
      <h2 className={styles['title']}>{t`Download this brand as a file`}</h2>
      <p className={styles['quiet']}>
        {t`The file has settings, branches and hours, zones, tables, menu, promotions, content and pictures, and is signed. Keys and passwords are never in it.`}
      </p>
      <form className={own['form']} onSubmit={send} noValidate>
        <CheckboxList label={t`Also in the file`} options={options} value={chosen} onChange={setChosen} />
        {isPersonal && (
          <>
            <Notice tone="warn">
              {t`This is personal data of guests. Keep the file where no one else opens it, do not send it by messenger, and delete it when it is no longer needed. The audit log names who downloaded it.`}
            </Notice>
            <TextField
              label={t`Code of the app, or a recovery code`}
              value={code}
              onChange={setCode}
              error={isCodeWrong ? failed : ''}
              autoComplete="one-time-code"
            />
          </>
        )}
        <ButtonRow>
          <Button
            type="submit"
            look="main"
            isPending={isPending}
            isDisabled={isPersonal && code.trim() === ''}
          >{t`Download the file`}</Button>
        </ButtonRow>
      </form>
      {isPending && <p role="status">{t`Putting the file together…`}</p>}
      {isSuccess && <p role="status">{t`The file is downloaded.`}</p>}
      {failed !== '' && !isCodeWrong && <Notice tone="bad">{failed}</Notice>}
    </section>
  );
}
