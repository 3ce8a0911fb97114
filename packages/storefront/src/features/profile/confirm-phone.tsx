import type { CodeChannel } from '@dasturxon/core/auth';
import { formatPhone } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { codeChannelsQuery, isSmsRefused } from '../../domains/account/code-channels.ts';
import { useApi } from '../../domains/session/api.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { useSecondsLeft } from '../../clock/use-seconds-left.ts';
import { CodeStep } from './code-step.tsx';
import styles from './profile.module.css';
import { useConfirmPhone } from './use-confirm-phone.ts';

type ConfirmPhoneProps = {
  /** Why the phone is to be confirmed, in the guest's language. */
  reason: string;
  isBusy: boolean;
  onConfirmed: () => void;
};

/** A code to the phone the customer has now, before the account may move to another one (API-15). */
export function ConfirmPhone({ reason, isBusy, onConfirmed }: ConfirmPhoneProps) {
  const { t } = useLingui();
  const phone = useAtomValue(sessionAtom)?.user.phone ?? '';
  const confirm = useConfirmPhone(onConfirmed);
  const { question, problem } = confirm;
  if (question === null)
    return (
      <div className={styles.fields}>
        <p>{reason}</p>
        <p>
          {t`We will send you a code by SMS.`}{' '}
          <bdi className={styles.number} dir="ltr">
            {formatPhone(phone)}
          </bdi>
        </p>
        {problem === null ? null : (
          <p className={styles.wrong} role="alert">
            {problem}
          </p>
        )}
        <PrimaryButton
          busy={confirm.isBusy || isBusy}
          busyLabel={t`Sending`}
          onClick={() => confirm.start('SMS')}
        >
          {t`Get the code`}
        </PrimaryButton>
        <ByTelegram isNeeded={isSmsRefused(confirm.failure)} onClick={() => confirm.start('TELEGRAM')} />
      </div>
    );
  return (
    <CodeStep
      phone={phone}
      isBusy={confirm.isBusy || isBusy}
      problem={problem}
      triesLeft={question.triesLeft}
      channel={question.channel}
      onType={confirm.forget}
      onCode={confirm.giveCode}
    >
      <Resend resendAt={confirm.resendAt} onResend={confirm.resend} />
    </CodeStep>
  );
}

type ResendProps = { resendAt: number | null; onResend: (channel: CodeChannel) => void };

function Resend({ resendAt, onResend }: ResendProps) {
  const { t } = useLingui();
  const seconds = useSecondsLeft(resendAt);
  if (seconds > 0) return <p className={styles.wait}>{t`New code in ${seconds} s`}</p>;
  return (
    <>
      <PrimaryButton look={{ tone: 'quiet' }} onClick={() => onResend('SMS')}>
        {t`Send the code again`}
      </PrimaryButton>
      <ByTelegram isNeeded onClick={() => onResend('TELEGRAM')} />
    </>
  );
}

/** The other way to get the code to the current phone (T19); nothing where the brand has no bot. */
function ByTelegram({ isNeeded, onClick }: { isNeeded: boolean; onClick: () => void }) {
  const { t } = useLingui();
  const sendsCodes = useQuery(codeChannelsQuery(useApi(), isNeeded)).data?.sendsCodes === true;
  if (!isNeeded || !sendsCodes) return null;
  return (
    <PrimaryButton look={{ tone: 'quiet' }} onClick={onClick}>
      {t`Send the code by Telegram`}
    </PrimaryButton>
  );
}
