import { GROUP_MINUTES } from '@dasturxon/core/group';
import { NAME_LENGTH } from '@dasturxon/core/validation';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { Segmented } from '@dasturxon/ui/segmented';
import { TextField } from '@dasturxon/ui/text-field';
import type { FormEvent } from 'react';

import styles from './group.module.css';
import { type GroupLink, useGroupForm } from './use-group-form.ts';

/** A name, and for the host until when dishes can be added. */
export function GroupForm({ link }: { link: GroupLink | null }) {
  const { t } = useLingui();
  const form = useGroupForm(link);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isComplete && !form.isBusy) form.send();
  };
  const label = { 15: t`15 min`, 30: t`30 min`, 60: t`1 h`, 120: t`2 h` };
  return (
    <SectionCard title={t`Order together`}>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.text}>
          {link
            ? t`You are invited to a shared basket. Add your dishes; the host places the order.`
            : t`Share a link: everyone adds their own dishes, and you place one order.`}
        </p>
        <TextField
          label={t`Your name`}
          value={form.name}
          input={{
            name: 'group-name',
            autoComplete: 'given-name',
            maxLength: NAME_LENGTH.max,
            required: true,
          }}
          onChange={form.setName}
        />
        {link ? null : (
          <>
            <div className={styles.field}>
              <p>{t`Who pays`}</p>
              <Segmented
                label={t`Who pays`}
                options={[
                  { value: 'HOST', label: t`I pay for all` },
                  { value: 'EACH', label: t`Each pays their own` },
                ]}
                value={form.pays}
                onChange={form.setPays}
              />
            </div>
            <div className={styles.field}>
              <p>{t`Dishes can be added for`}</p>
              <Segmented
                label={t`Dishes can be added for`}
                options={GROUP_MINUTES.map((minutes) => ({ value: String(minutes), label: label[minutes] }))}
                value={String(form.minutes)}
                onChange={(value) =>
                  form.setMinutes(GROUP_MINUTES.find((one) => String(one) === value) ?? 30)
                }
              />
            </div>
          </>
        )}
        <PrimaryButton
          native={{ type: 'submit' }}
          busy={form.isBusy}
          busyLabel={t`Sending`}
          disabled={!form.isComplete}
        >
          {link ? t`Join` : t`Start the group order`}
        </PrimaryButton>
      </form>
    </SectionCard>
  );
}
