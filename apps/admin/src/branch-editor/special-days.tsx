import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { SpecialHours } from '@dasturxon/core/branch';
import type { FieldRef } from '@dasturxon/core/drafts';
import { OFFERED_SERVICE_TYPES } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { FieldNotes } from '../drafts/fields/draft-field.tsx';
import styles from './branch-editor.module.css';
import { Holidays } from './holidays.tsx';
import { SpanFields } from './span-fields.tsx';

const SERVICES = ['ALL', ...OFFERED_SERVICE_TYPES] as const;
const OFF = { open: null, close: null, isDayOff: true };
const HOURS = { open: '10:00', close: '22:00', isDayOff: false };

type Props = { day: SpecialHours; onChange: (day: SpecialHours) => void; onRemove: () => void };

function SpecialDay({ day, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { date, type, open, close, isDayOff } = day;
  const name = date || t`New day`;
  return (
    <div role="group" className={styles['day']} aria-label={name}>
      <TextField
        label={t`Date`}
        type="date"
        value={date}
        onChange={(next) => onChange({ ...day, date: next })}
      />
      <SelectField
        label={t`Service`}
        options={SERVICES.map((value) => ({ value, label: texts.value(value, '') }))}
        value={SERVICES.find((one) => one === type) ?? 'ALL'}
        onChange={(next) => onChange({ ...day, type: next })}
      />
      <Chips
        label={t`Hours of ${name}`}
        chips={[
          { value: 'OFF', label: t`Day off` },
          { value: 'HOURS', label: t`Other hours` },
        ]}
        value={isDayOff ? 'OFF' : 'HOURS'}
        onChange={(chosen) => onChange({ ...day, ...(chosen === 'OFF' ? OFF : HOURS) })}
      />
      {isDayOff ? (
        <Button label={t`Remove: ${name}`} onPress={onRemove}>{t`Remove`}</Button>
      ) : (
        <SpanFields
          day={name}
          span={{ open: open ?? '', close: close ?? '' }}
          onChange={(span) => onChange({ ...day, ...span })}
          onRemove={onRemove}
        />
      )}
    </div>
  );
}

/** Holidays and other dates whose hours take the place of the weekday's. */
export function SpecialDays({ field: ref }: { field: FieldRef }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const field = useField(ref);
  // What the contract keeps in this field.
  const days = (field.value ?? []) as SpecialHours[];
  return (
    <section id={ref.field} className={styles['hours']} aria-label={texts.field(ref.field)}>
      <h3 className={styles['title']}>{texts.field(ref.field)}</h3>
      <p className={styles['quiet']}>{t`On these dates these hours hold, in place of those of the week.`}</p>
      {days.map((day, at) => (
        <SpecialDay
          key={at}
          day={day}
          onChange={(next) => field.change(days.with(at, next))}
          onRemove={() => field.change(days.toSpliced(at, 1))}
        />
      ))}
      <Holidays days={days} onAdd={(day) => field.change([...days, day])} />
      <Button
        onPress={() => field.change([...days, { date: '', type: 'ALL', ...OFF }])}
      >{t`Add a day`}</Button>
      {field.problem !== null && <Notice tone="bad">{texts.problem(field.problem)}</Notice>}
      <FieldNotes field={ref} />
    </section>
  );
}
