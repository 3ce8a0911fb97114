import { CODE_LENGTH } from '@dasturxon/core/auth';
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
  onType: () => void;
  onCode: (code: string) => void;
  children: ReactNode;
};

/** The code that was sent to a phone of the customer; below it, what else they can do. */
export function CodeStep({ phone, isBusy, problem, triesLeft, onType, onCode, children }: CodeStepProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const tries = useTriesText(isBusy ? null : triesLeft);
  return (
    <div className={styles.fields}>
      <p>
        {t`The code was sent to`}{' '}
        <bdi className={styles.number} dir="ltr">
          {formatPhone(phone)}
        </bdi>
      </p>
      <CodeField
        label={t`Code from the SMS`}
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
      {children}
    </div>
  );
}
