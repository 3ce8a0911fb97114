import { Button } from '@dasturxon/admin-ui/button';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { AcceptMinutes } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';

import styles from './order-panel.module.css';

type Props = { isPending: boolean; onAccept: (minutes: number) => void };

/** Accepts an order with minutes that are none of the choices. */
export function TypedMinutes({ isPending, onAccept }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const typed = v.safeParse(AcceptMinutes, text.trim() === '' ? null : Number(text));
  const minutes = typed.success ? typed.output : null;
  return (
    <div className={styles['row']}>
      <TextField label={t`Other minutes`} inputMode="numeric" value={text} onChange={setText} />
      {minutes !== null && (
        <Button isPending={isPending} onPress={() => onAccept(minutes)}>
          {t`Accept · ${minutes} min`}
        </Button>
      )}
    </div>
  );
}
