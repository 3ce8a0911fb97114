import { CODE_LENGTH, type CodeChannel } from '@dasturxon/core/auth';
import { formatPhone } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { CodeField } from '@dasturxon/ui/code-field';
import { type ReactNode, useState } from 'react';

import { useTriesText } from '../../i18n/labels/tries-text.ts';
import styles from './profile.module.css';

type CodeStepProps = {
  /** Where the code went. */
  phone: string;
  isBusy: boolean;
  problem: string | null;
  triesLeft: number | null;
  /** How the code was sent. */
  channel?: CodeChannel | undefined;
  onType: () => void;
  onCode: (code: string) => void;
  children: ReactNode;
};

/** The code that was sent to a phone of the customer; below it, what else they can do. */
export function CodeStep({ phone, isBusy, problem, triesLeft, onType, onCode, ...rest }: CodeStepProps) {
  const { t } = useLingui();
  const byTelegram = rest.channel === 'TELEGRAM';
  const [code, setCode] = useState('');
  const tries = useTriesText(isBusy ? null : triesLeft);
  return (
    <div className={styles.fields}>
      <p>
        {byTelegram
          ? t`The code is in Telegram if this number has been linked to our bot:`
          : t`The code was sent to`}{' '}
        <bdi className={styles.number} dir="ltr">
          {formatPhone(phone)}
        </bdi>
      </p>
      <CodeField
        label={byTelegram ? t`Code from Telegram` : t`Code from the SMS`}
        length={CODE_LENGTH}
        value={code}
        feedback={{ state: isBusy ? 'validating' : problem ? 'error' : 'empty', message: problem }}
        autoFocus={triesLeft !== 0}
        disabled={triesLeft === 0}
        onChange={(digits) => {
          setCode(digits);
          onType();
        }}
        onComplete={onCode}
      />
      <p className={styles.tries} role="status">
        {tries}
      </p>
      {rest.children}
    </div>
  );
}
