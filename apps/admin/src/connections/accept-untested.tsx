import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { ApiError } from '@dasturxon/core/api';
import { ACCEPTANCE_PHRASES, isAcceptance } from '@dasturxon/core/connections';
import type { PaymentType } from '@dasturxon/core/payment';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { PAYMENT_LABELS } from '../board/labels.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './connections.module.css';

/** The providers whose untested accounts a call would have offered; null for any other error. */
export function untestedProviders(error: Error | null): PaymentType[] | null {
  if (!(error instanceof ApiError) || error.code !== 'connection.untested') return null;
  return error.data['providers'] as PaymentType[]; // the code brings them
}

type Props = {
  providers: readonly PaymentType[];
  isPending: boolean;
  onAccept: (typed: string) => void;
  onLeave: () => void;
};

/** Asks for the typed confirmation before guests are offered an untested account. */
export function AcceptUntested({ providers, isPending, onAccept, onLeave }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const phrase = ACCEPTANCE_PHRASES[language];
  const names = providers
    .map((type) => PAYMENT_LABELS[type])
    .map((label) => (typeof label === 'string' ? label : i18n._(label)))
    .join(', ');
  return (
    <Notice tone="warn">
      <div className={styles['form']}>
        <p className={styles['quiet']}>
          {t`The account is not tested: ${names}. With a wrong key guests cannot pay. Test it first, or type “${phrase}” to offer it as it is. The audit log keeps this.`}
        </p>
        <TextField label={t`Type “${phrase}”`} autoComplete="off" value={typed} onChange={setTyped} />
        <ButtonRow>
          <Button
            look="danger"
            isPending={isPending}
            isDisabled={!isAcceptance(typed)}
            onPress={() => onAccept(typed)}
          >{t`Offer without a test`}</Button>
          <Button onPress={onLeave}>{t`Cancel`}</Button>
        </ButtonRow>
      </div>
    </Notice>
  );
}
