import { CODE_LENGTH, type CodeChannel } from '@dasturxon/core/auth';
import { LOGIN_PATH } from '@dasturxon/core/paths';
import { formatPhone } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { CodeField } from '@dasturxon/ui/code-field';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type SyntheticEvent, useEffect, useState } from 'react';

import { codeChannelsQuery } from '../../domains/account/code-channels.ts';
import { useApi } from '../../domains/session/api.ts';
import { useCodePlace } from '../../i18n/labels/code-place.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useTriesText } from '../../i18n/labels/tries-text.ts';
import { back } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { signInAtom, signInPhoneAtom } from '../../domains/account/sign-in.ts';
import styles from './sign-in.module.css';
import { TelegramCodeButton } from './telegram-code-button.tsx';
import { useConversation } from './use-conversation.ts';
import { useSecondsLeft } from '../../clock/use-seconds-left.ts';

/** The second question: the code from the SMS or from Telegram. Sent by itself when its last digit is there. */
export function CodeForm() {
  const { t } = useLingui();
  const { isBusy, triesLeft, resendAt, channel } = useAtomValue(signInAtom);
  const phone = useAtomValue(signInPhoneAtom)?.phone ?? '';
  const conversation = useConversation();
  const [code, setCode] = useState('');
  const [isTyping, setTyping] = useState(false);

  useEffect(() => {
    if (resendAt === null) conversation.resume();
  }, [conversation, resendAt]);

  const message = useComplaint(isTyping);
  const tries = useTriesText(isBusy ? null : triesLeft);
  const channels = useQuery(codeChannelsQuery(useApi(), true)).data;
  const place = useCodePlace({ channel, triesTelegram: channels?.triesTelegram === true });
  const isOver = triesLeft === 0 && !isBusy;
  const check = (digits: string) => {
    setTyping(false);
    if (digits.length === CODE_LENGTH && !isBusy && !isOver) conversation.giveCode(digits);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    check(code);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>
        {place.lead} <bdi className={styles.phone}>{formatPhone(phone)}</bdi>
      </p>
      <CodeField
        label={place.label}
        length={CODE_LENGTH}
        value={code}
        feedback={{ state: isBusy ? 'validating' : message ? 'error' : 'empty', message }}
        autoFocus={!isOver}
        disabled={isOver}
        onChange={(digits) => {
          setCode(digits);
          setTyping(true);
        }}
        onComplete={check}
      />
      <p className={styles.tries} role="status">
        {tries}
      </p>
      <PrimaryButton
        native={{ type: 'submit' }}
        busy={isBusy}
        busyLabel={t`Checking the code`}
        disabled={code.length < CODE_LENGTH || isOver}
      >
        {t`Confirm`}
      </PrimaryButton>
      <OtherWays onResend={() => setCode('')} />
    </form>
  );
}

/** What was wrong with the code; nothing while it is checked, and of a wrong one no more once another is typed. */
function useComplaint(isTyping: boolean): string | null {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { isBusy, wasWrong, failure, channel } = useAtomValue(signInAtom);
  if (isBusy) return null;
  if (failure) return failureText(i18n, language, failure);
  if (!wasWrong || isTyping) return null;
  return channel === 'TELEGRAM'
    ? t`Wrong code, or the code has expired`
    : t`Wrong code entered or sms code is expired`;
}

/** Another code, when its time has come, or another phone. */
function OtherWays({ onResend }: { onResend: () => void }) {
  const { t } = useLingui();
  const { resendAt, isBusy } = useAtomValue(signInAtom);
  const seconds = useSecondsLeft(resendAt);
  const conversation = useConversation();

  const changeNumber = () => {
    conversation.leave();
    back(LOGIN_PATH);
  };
  const resend = (channel: CodeChannel) => {
    onResend();
    void conversation.resend(channel);
  };
  return (
    <div className={styles.ways}>
      {seconds > 0 ? (
        <p className={styles.wait}>{t`New code in ${seconds} s`}</p>
      ) : (
        <PrimaryButton look={{ tone: 'quiet' }} onClick={() => resend('SMS')}>
          {t`Send the code again`}
        </PrimaryButton>
      )}
      <TelegramCodeButton isNeeded={seconds === 0} isBusy={isBusy} onClick={() => resend('TELEGRAM')} />
      <PrimaryButton look={{ tone: 'quiet' }} onClick={changeNumber}>
        {t`Change number`}
      </PrimaryButton>
    </div>
  );
}
