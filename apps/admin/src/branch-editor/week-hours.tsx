import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import {
  hasOwnHours,
  spansOn,
  type Span,
  type WorkHours,
  withOwnHours,
  withSpansOn,
} from '@dasturxon/core/branch';
import type { FieldRef } from '@dasturxon/core/drafts';
import { type Weekday, WEEKDAYS } from '@dasturxon/core/kernel';
import { OFFERED_SERVICE_TYPES, type OfferedServiceType } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { SERVICE_LABELS } from '../board/labels.ts';
import { useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { FieldNotes } from '../drafts/fields/draft-field.tsx';
import { WEEKDAY_LABELS } from './branch-labels.ts';
import styles from './branch-editor.module.css';
import { SpanFields } from './span-fields.tsx';

const NEW_SPAN: Span = { open: '10:00', close: '22:00' };

type DayProps = {
  weekday: Weekday;
  spans: readonly Span[];
  onChange: (spans: Span[]) => void;
  onCopy: () => void;
};

function DayRow({ weekday, spans, onChange, onCopy }: DayProps) {
  const { t, i18n } = useLingui();
  const day = i18n._(WEEKDAY_LABELS[weekday]);
  return (
    <div role="group" className={styles['day']} aria-label={day}>
      <span className={styles['weekday']}>{day}</span>
      <div className={styles['spans']}>
        {spans.length === 0 && <span className={styles['quiet']}>{t`Day off`}</span>}
        {spans.map((span, at) => (
          <SpanFields
            key={at}
            day={day}
            span={span}
            onChange={(next) => onChange(spans.with(at, next))}
            onRemove={() => onChange(spans.toSpliced(at, 1))}
          />
        ))}
      </div>
      <ButtonRow>
        <Button
          label={t`Add hours: ${day}`}
          onPress={() => onChange([...spans, NEW_SPAN])}
        >{t`Add hours`}</Button>
        <Button label={t`Copy to every day: ${day}`} onPress={onCopy}>{t`Copy to every day`}</Button>
      </ButtonRow>
    </div>
  );
}

/** The hours of a branch by service and weekday. */
export function WeekHours({ field: ref }: { field: FieldRef }) {
  const { t, i18n } = useLingui();
  const texts = useFieldTexts();
  const field = useField(ref);
  const [service, setService] = useState<OfferedServiceType>('PICK_UP');
  // What the contract keeps in this field.
  const rows = (field.value ?? []) as WorkHours[];
  const isOwn = hasOwnHours(rows, service);
  const put = (weekdays: readonly Weekday[], spans: readonly Span[]) =>
    field.change(weekdays.reduce((all, weekday) => withSpansOn(all, { service, weekday }, spans), rows));
  return (
    <section id={ref.field} className={styles['hours']} aria-label={texts.field(ref.field)}>
      <h3 className={styles['title']}>{texts.field(ref.field)}</h3>
      <Chips
        label={t`Service`}
        chips={OFFERED_SERVICE_TYPES.map((value) => ({ value, label: i18n._(SERVICE_LABELS[value]) }))}
        value={service}
        onChange={setService}
      />
      {service !== 'PICK_UP' && (
        <Chips
          label={t`Whose hours`}
          chips={[
            { value: 'SAME', label: t`As for pick-up` },
            { value: 'OWN', label: t`Own hours` },
          ]}
          value={isOwn ? 'OWN' : 'SAME'}
          onChange={(chosen) => field.change(withOwnHours(rows, service, chosen === 'OWN'))}
        />
      )}
      {isOwn &&
        WEEKDAYS.map((weekday) => {
          const spans = spansOn(rows, { service, weekday });
          return (
            <DayRow
              key={`${service} ${weekday}`}
              weekday={weekday}
              spans={spans}
              onChange={(next) => put([weekday], next)}
              onCopy={() => put(WEEKDAYS, spans)}
            />
          );
        })}
      {field.problem !== null && <Notice tone="bad">{texts.problem(field.problem)}</Notice>}
      <FieldNotes field={ref} />
    </section>
  );
}
