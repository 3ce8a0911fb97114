import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { CellGrid, type CellPlace } from '@dasturxon/admin-ui/cell-grid';
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
import { OFFERED_SERVICE_TYPES } from '@dasturxon/core/order';
import { leftToRight } from '@dasturxon/core/format';
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

/** A day's end, which no reader takes for the next day. */
const MIDNIGHT = '00:00';

/** The hours of a day in lines; a close that is not after the opening is of the next day. */
function useDayText() {
  const { t } = useLingui();
  return (spans: readonly Span[]) =>
    spans
      .map(({ open, close }) => {
        const span = leftToRight(`${open}–${close}`);
        return close <= open && close !== MIDNIGHT ? t`${span}, next day` : span;
      })
      .join('\n') || t`Day off`;
}

/** The hours of a branch: a grid of weekdays and services, and below it the day and service that are chosen in it. */
export function WeekHours({ field: ref }: { field: FieldRef }) {
  const { t, i18n } = useLingui();
  const texts = useFieldTexts();
  const dayText = useDayText();
  const field = useField(ref);
  const [place, setPlace] = useState<CellPlace>({ row: 0, column: OFFERED_SERVICE_TYPES.indexOf('PICK_UP') });
  // What the contract keeps in this field.
  const rows = (field.value ?? []) as WorkHours[];
  const services = OFFERED_SERVICE_TYPES.map((key) => ({ key, title: i18n._(SERVICE_LABELS[key]) }));
  const days = WEEKDAYS.map((key) => ({ key, title: i18n._(WEEKDAY_LABELS[key]) }));
  const { key: service, title } = services[place.column]!;
  const weekday = days[place.row]!.key;
  const isOwn = hasOwnHours(rows, service);
  const spans = spansOn(rows, { service, weekday });
  const put = (weekdays: readonly Weekday[], next: readonly Span[]) =>
    field.change(weekdays.reduce((all, one) => withSpansOn(all, { service, weekday: one }, next), rows));
  const cellOf = ({ row, column }: CellPlace) => {
    const [day, of] = [days[row]!.key, services[column]!.key];
    return hasOwnHours(rows, of)
      ? { text: dayText(spansOn(rows, { service: of, weekday: day })), isQuiet: false }
      : { text: t`As for pick-up`, isQuiet: true };
  };
  return (
    <section id={ref.field} className={styles['hours']} aria-label={texts.field(ref.field)}>
      <h3 className={styles['title']}>{texts.field(ref.field)}</h3>
      <CellGrid
        label={texts.field(ref.field)}
        corner={t`Day`}
        rows={days}
        columns={services}
        cellOf={cellOf}
        value={place}
        onChange={setPlace}
      />
      <h4 className={styles['title']}>{title}</h4>
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
      {isOwn && (
        <DayRow
          key={`${service} ${weekday}`}
          weekday={weekday}
          spans={spans}
          onChange={(next) => put([weekday], next)}
          onCopy={() => put(WEEKDAYS, spans)}
        />
      )}
      {field.problem !== null && <Notice tone="bad">{texts.problem(field.problem)}</Notice>}
      <FieldNotes field={ref} />
    </section>
  );
}
