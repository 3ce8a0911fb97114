import { typePhone } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { TextField } from '@dasturxon/ui/text-field';
import { type SyntheticEvent, useState } from 'react';

import { fieldText } from '../../i18n/labels/field-text.ts';
import { CodeStep } from './code-step.tsx';
import { ConfirmPhone } from './confirm-phone.tsx';
import styles from './profile.module.css';
import { useChangePhone } from './use-change-phone.ts';

type ChangePhoneProps = { onDone: () => void; onClose: () => void };

/**
 * Another phone for the account: its number, then the code sent to it (API-15, API-16). A session that the server finds
 * too old confirms the current phone in between; the typed number is kept.
 */
export function ChangePhone({ onDone, onClose }: ChangePhoneProps) {
  const { t } = useLingui();
  const change = useChangePhone(onDone);
  const [typed, setTyped] = useState(change.verification?.phone ?? '');
  return (
    <Sheet open header={{ title: t`Another phone number`, closeLabel: t`Close` }} onClose={onClose}>
      <Step change={change} typed={typed} onType={setTyped} />
    </Sheet>
  );
}

type Change = ReturnType<typeof useChangePhone>;
type NumberStepProps = { change: Change; typed: string; onType: (typed: string) => void };

function Step({ change, typed, onType }: NumberStepProps) {
  const { t } = useLingui();
  const phone = typePhone(typed).phone ?? '';
  const { verification, notFresh, isBusy, problem, triesLeft } = change;
  if (notFresh !== null)
    return <ConfirmPhone reason={notFresh} isBusy={isBusy} onConfirmed={() => change.ask(phone)} />;
  if (verification === null) return <NumberStep change={change} typed={typed} onType={onType} />;
  return (
    <CodeStep
      phone={phone}
      isBusy={isBusy}
      problem={problem}
      triesLeft={triesLeft}
      onType={() => change.complain(null)}
      onCode={(code) => change.prove(phone, code)}
    >
      <PrimaryButton look={{ tone: 'quiet' }} onClick={change.startOver}>
        {t`Change number`}
      </PrimaryButton>
    </CodeStep>
  );
}

function NumberStep({ change, typed, onType }: NumberStepProps) {
  const { t, i18n } = useLingui();
  const { text, phone } = typePhone(typed);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (phone === null) change.complain(fieldText(i18n, { code: 'phone', params: {} }));
    else change.ask(phone);
  };
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <TextField
        label={t`Phone number`}
        input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', autoFocus: true }}
        value={text}
        feedback={{ state: change.problem ? 'error' : 'empty', message: change.problem }}
        onChange={(next) => {
          onType(next);
          change.complain(null);
        }}
      />
      <PrimaryButton native={{ type: 'submit' }} busy={change.isBusy} busyLabel={t`Sending`}>
        {t`Get the code`}
      </PrimaryButton>
    </form>
  );
}
