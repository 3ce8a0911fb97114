import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { isPin, PIN_DIGITS } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from './devices.module.css';
import { usePin, useSetPin } from './use-devices.ts';

/** The person's PIN for shared tablets: whether there is one, and a new one. */
export function PinSection() {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const known = usePin();
  const set = useSetPin();
  const error = useCallError(set.error ?? known.error);
  const { least, most } = PIN_DIGITS;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPin(pin)) set.mutate(pin, { onSuccess: () => setPin('') });
  };
  return (
    <>
      <h2>{t`PIN for shared tablets`}</h2>
      {known.data && <p>{known.data.hasPin ? t`You have a PIN.` : t`You have no PIN yet.`}</p>}
      <form className={styles['form']} onSubmit={send} noValidate>
        <TextField
          label={t`New PIN, ${least} to ${most} digits`}
          value={pin}
          onChange={(text) => setPin(text.replaceAll(/\D/g, '').slice(0, most))}
          error={error}
          type="password"
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit" isDisabled={!isPin(pin)} isPending={set.isPending}>
          {t`Save the PIN`}
        </Button>
      </form>
      {set.isSuccess && <Notice>{t`The PIN is saved.`}</Notice>}
    </>
  );
}
