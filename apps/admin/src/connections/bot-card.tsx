import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from './connections.module.css';
import { TestButton } from './test-button.tsx';
import { useConnectBot } from './use-connections.ts';

/** The token of the Telegram bot, and the state of its webhook. */
export function BotCard({ isSet }: { isSet: boolean }) {
  const { t } = useLingui();
  const connect = useConnectBot();
  const failed = useCallError(connect.error);
  const [token, setToken] = useState('');
  return (
    <section className={styles['card']} aria-label={t`Telegram bot`}>
      <h3 className={styles['title']}>{t`Telegram bot`}</h3>
      <form
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          if (token.trim() !== '') connect.mutate(token.trim(), { onSuccess: () => setToken('') });
        }}
      >
        <TextField
          label={isSet ? t`Token: set; write to replace` : t`Token of BotFather`}
          type="password"
          autoComplete="off"
          value={token}
          onChange={setToken}
        />
        <Button
          type="submit"
          isDisabled={token.trim() === ''}
          isPending={connect.isPending}
        >{t`Save the token`}</Button>
      </form>
      <div>
        {failed !== '' && <Notice tone="bad">{failed}</Notice>}
        {connect.isSuccess && <Notice>{t`Saved. The bot is being set up.`}</Notice>}
      </div>
      <TestButton kind="BOT" label={t`Test the bot`} />
    </section>
  );
}
