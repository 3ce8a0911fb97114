import type { User } from '@dasturxon/core/auth';
import { EMAIL_MAX, NAME_LENGTH } from '@dasturxon/core/validation';
import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { ChoiceList } from '@dasturxon/ui/choice-list';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { TextField } from '@dasturxon/ui/text-field';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { formatPhone } from '@dasturxon/core/format';

import { failureText } from '../../i18n/labels/failure-text.ts';
import { fieldText, promptText } from '../../i18n/labels/field-text.ts';
import { languageAtom } from '../../store/language.ts';
import type { ProfileDraft } from './check-profile.ts';
import styles from './profile.module.css';
import { useProfileForm } from './use-profile-form.ts';
import { notifyAtom } from '../../store/notices.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';

type ProfileFormProps = { user: User; onSaved: () => void; /** Under the form. */ children?: ReactNode };

const firstName = { autoComplete: 'given-name', maxLength: NAME_LENGTH.max, required: true } as const;

/** A customer's details to be edited in place (RT-26). What was typed stays when saving fails. */
export function ProfileForm({ user, onSaved, children }: ProfileFormProps) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const form = useProfileForm(user, onSaved);
  const id = useId();
  const { draft, errors, change } = form;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = form.save();
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus();
  };
  const names = (name: keyof ProfileDraft) => ({ id: `${id}-${name}`, name });
  const field = (name: keyof Omit<ProfileDraft, 'gender'>) => ({
    value: draft[name],
    feedback: {
      state: errors[name] ? ('error' as const) : ('empty' as const),
      message: errors[name] ? fieldText(i18n, errors[name]) : null,
    },
    onChange: (typed: string) => change({ [name]: typed }),
  });

  return (
    <div className={styles.page}>
      <SectionCard>
        <form id={id} className={styles.fields} noValidate onSubmit={submit}>
          <TextField
            {...field('firstName')}
            label={t`First name`}
            input={{ ...firstName, ...names('firstName'), placeholder: promptText(i18n, 'name') }}
          />
          <TextField
            {...field('lastName')}
            label={t`Last name`}
            input={{ ...names('lastName'), autoComplete: 'family-name', maxLength: NAME_LENGTH.max }}
          />
          <TextField
            {...field('email')}
            label={t`Email`}
            input={{
              ...names('email'),
              type: 'email',
              inputMode: 'email',
              autoComplete: 'email',
              maxLength: EMAIL_MAX,
            }}
          />
          <TextField
            {...field('birthday')}
            label={t`Birthday`}
            input={{ ...names('birthday'), type: 'date', autoComplete: 'bday' }}
            feedback={{
              ...field('birthday').feedback,
              message: errors.birthday ? t`Enter a valid date in the past` : null,
            }}
          />
          <ChoiceList
            label={t`Gender`}
            layout="tiles"
            value={draft.gender}
            options={[
              { value: 'male', title: t`Male` },
              { value: 'female', title: t`Female` },
            ]}
            onChange={(gender) => change({ gender })}
          />
        </form>
      </SectionCard>
      <OwnPhone />
      {children}
      <ActionBar
        note={form.failure ? <span role="alert">{failureText(i18n, language, form.failure)}</span> : null}
      >
        <PrimaryButton native={{ type: 'submit', form: id }} busy={form.isBusy} busyLabel={t`Saving`}>
          {t`Save`}
        </PrimaryButton>
      </ActionBar>
    </div>
  );
}

const changePhone = lazyModule(() => import('./change-phone.tsx'));

/** The phone the customer signs in with, and the button that changes it. */
export function OwnPhone() {
  const { t } = useLingui();
  const phone = useAtomValue(sessionAtom)?.user.phone;
  const notify = useSetAtom(notifyAtom);
  const [isChanging, setChanging] = useState(false);
  const change = useLazyModule(changePhone);
  const done = () => {
    setChanging(false);
    notify({ text: t`Your phone number has been changed`, tone: 'success' });
  };
  return (
    <SectionCard>
      <div className={styles.phone}>
        <div>
          <p className={styles.name}>{t`Phone`}</p>
          <bdi dir="ltr">{formatPhone(phone ?? '')}</bdi>
        </div>
        <PrimaryButton look={{ tone: 'quiet', narrow: true, small: true }} onClick={() => setChanging(true)}>
          {t`Change`}
        </PrimaryButton>
      </div>
      {isChanging && change ? <change.ChangePhone onDone={done} onClose={() => setChanging(false)} /> : null}
    </SectionCard>
  );
}
