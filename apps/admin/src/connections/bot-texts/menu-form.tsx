import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { type BotTexts, MenuUrl } from '@dasturxon/core/connections';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';

import { useCallError } from '../../board/use-call-error.ts';
import styles from '../connections.module.css';
import { useSetMenu } from './use-bot-texts.ts';

/** Where the button beside the text field leads. */
export function MenuForm({ texts: { menuUrl, storefrontUrl } }: { texts: BotTexts }) {
  const { t } = useLingui();
  const save = useSetMenu();
  const failed = useCallError(save.error);
  const [typed, setTyped] = useState(menuUrl ?? '');
  const url = typed.trim();
  const isGood = url === '' || v.is(MenuUrl, url);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood) save.mutate({ url: url === '' ? null : url });
      }}
    >
      <div className={styles['fields']}>
        <TextField
          label={t`The button beside the text field opens`}
          value={typed}
          error={isGood ? '' : t`Write a link that begins with https://`}
          onChange={setTyped}
        />
        <Button type="submit" isDisabled={!isGood} isPending={save.isPending}>{t`Save the address`}</Button>
      </div>
      <p className={styles['quiet']}>
        {t`Left empty, it opens your menu.`} <bdi className={styles['address']}>{storefrontUrl}</bdi>
      </p>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {save.isSuccess && (
        <Notice>{t`Saved. A guest who has the bot open sees it after the next /start.`}</Notice>
      )}
    </form>
  );
}
