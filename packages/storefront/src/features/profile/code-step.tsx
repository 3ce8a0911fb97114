import { CODE_LENGTH, type CodeChannel } from '@dasturxon/core/auth';
import { formatPhone } from '@dasturxon/core/format';
import { CodeField } from '@dasturxon/ui/code-field';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { codeChannelsQuery } from '../../domains/account/code-channels.ts';
import { useApi } from '../../domains/session/api.ts';
import { useCodePlace } from '../../i18n/labels/code-place.ts';
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
  const channels = useQuery(codeChannelsQuery(useApi(), true)).data;
  const place = useCodePlace({ channel: rest.channel, triesTelegram: channels?.triesTelegram === true });
  const [code, setCode] = useState('');
  const tries = useTriesText(isBusy ? null : triesLeft);
  return (
    <div className={styles.fields}>
      <p>
        {place.lead}{' '}
        <bdi className={styles.number} dir="ltr">
          {formatPhone(phone)}
        </bdi>
      </p>
      <CodeField
        label={place.label}
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
