import { CODE_LENGTH } from '@dasturxon/core/auth';
import { formatPhone, leftToRight, typePhone } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { CodeField } from '@dasturxon/ui/code-field';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { TextField } from '@dasturxon/ui/text-field';
import { type SyntheticEvent, useState } from 'react';

import { fieldText } from '../../i18n/labels/field-words.ts';
import { useTriesText } from '../../i18n/labels/tries-words.ts';
import styles from './profile.module.css';
import { useChangePhone } from './use-change-phone.ts';

type ChangePhoneProps = { onDone: () => void; onClose: () => void };

/** Another phone for the account: its number, then the code sent to it (API-15, API-16). */
export function ChangePhone({ onDone, onClose }: ChangePhoneProps) {
  const { t } = useLingui();
  const change = useChangePhone(onDone);
  const [typed, setTyped] = useState('');
  return (
    <Sheet open title={t`Another phone number`} closeLabel={t`Close`} onClose={onClose}>
      {change.verification === null ? (
        <NumberStep change={change} typed={typed} onType={setTyped} />
      ) : (
        <CodeStep change={change} phone={typePhone(typed).phone ?? ''} />
      )}
    </Sheet>
  );
}

type Change = ReturnType<typeof useChangePhone>;
type NumberStepProps = { change: Change; typed: string; onType: (typed: string) => void };

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
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={text}
        state={change.problem ? 'error' : 'empty'}
        message={change.problem}
        autoFocus
        onChange={(next) => {
          onType(next);
          change.complain(null);
        }}
      />
      <PrimaryButton type="submit" busy={change.isBusy} busyLabel={t`Sending`}>
        {t`Get the code`}
      </PrimaryButton>
    </form>
  );
}

function CodeStep({ change, phone }: { change: Change; phone: string }) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const tries = useTriesText(change.isBusy ? null : change.triesLeft);
  return (
    <div className={styles.fields}>
      <p>
        {t`The code was sent to`} {leftToRight(formatPhone(phone))}
      </p>
      <CodeField
        label={t`Code from the SMS`}
        length={CODE_LENGTH}
        value={code}
        state={change.isBusy ? 'validating' : change.problem ? 'error' : 'empty'}
        message={change.problem}
        autoFocus={change.triesLeft !== 0}
        disabled={change.triesLeft === 0}
        onChange={(digits) => {
          setCode(digits);
          change.complain(null);
        }}
        onComplete={(digits) => change.prove(phone, digits)}
      />
      <p className={styles.tries} role="status">
        {tries}
      </p>
      <PrimaryButton tone="quiet" onClick={change.startOver}>
        {t`Change number`}
      </PrimaryButton>
    </div>
  );
}
