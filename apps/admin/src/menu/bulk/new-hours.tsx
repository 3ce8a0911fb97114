import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { type FieldValue, fieldProblem } from '@dasturxon/core/drafts';
import { WEEKDAYS } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useDraft } from '../../drafts/draft-context.ts';
import styles from '../../drafts/fields/fields.module.css';
import { PROMO_LABELS } from '../../promotions/promo-labels.ts';

/** Hours that are typed: their name, from when until when, and on which days. */
export function useNewHours() {
  const { language } = useDraft();
  const [name, setName] = useState('');
  const [from, setFrom] = useState('07:00');
  const [until, setUntil] = useState('11:00');
  const [days, setDays] = useState<string[]>([]);
  const fields: Readonly<Record<string, FieldValue>> = {
    exists: true,
    isOn: true,
    [`title.${language}`]: name.trim(),
    'rule.from': from,
    'rule.until': until,
    'rule.days': WEEKDAYS.filter((day) => days.includes(day)),
  };
  const isWrong = Object.entries(fields).some(
    ([field, value]) => fieldProblem('menuTime', field, value) !== null,
  );
  const isReady = name.trim() !== '' && !isWrong && from !== until;
  return { name, setName, from, setFrom, until, setUntil, days, setDays, fields, isReady };
}

/** The fields of hours that do not exist yet. */
export function NewHours(hours: ReturnType<typeof useNewHours>) {
  const { t, i18n } = useLingui();
  const textOf = (day: string) => {
    const label = PROMO_LABELS.values[`rule.days:${day}`] ?? PROMO_LABELS.values[day];
    return label ? i18n._(label) : day;
  };
  const days = WEEKDAYS.map((value) => ({ value, label: textOf(value) }));
  return (
    <>
      <TextField label={t`Name of the hours`} value={hours.name} onChange={hours.setName} />
      <div className={styles['pair']}>
        <TextField label={t`From`} type="time" value={hours.from} onChange={hours.setFrom} />
        <TextField label={t`Until`} type="time" value={hours.until} onChange={hours.setUntil} />
      </div>
      <CheckboxList
        label={t`Days; without a tick on all of them`}
        options={days}
        value={hours.days}
        onChange={hours.setDays}
      />
    </>
  );
}
