import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { type Holiday, nextHolidays, type SpecialHours } from '@dasturxon/core/branch';
import { formatDate, formatIsoDay } from '@dasturxon/core/format';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useDraft } from '../drafts/draft-context.ts';
import { useNow } from '../time/use-now.ts';
import styles from './branch-editor.module.css';

const NAMES: Readonly<Record<Holiday, MessageDescriptor>> = {
  NEW_YEAR: msg`New Year`,
  WOMENS_DAY: msg`International Women’s Day`,
  NAVRUZ: msg`Navroʻz`,
  MEMORY_DAY: msg`Day of Memory and Honour`,
  INDEPENDENCE_DAY: msg`Independence Day`,
  TEACHERS_DAY: msg`Day of Teachers and Mentors`,
  CONSTITUTION_DAY: msg`Constitution Day`,
  RAMAZON_HAYIT: msg`Ramazon hayit`,
  QURBON_HAYIT: msg`Qurbon hayit`,
};
const CLOSED = { open: null, close: null, isDayOff: true };
const SHORTER = { open: '10:00', close: '18:00', isDayOff: false };

/** Until midnight is noticed. */
const EVERY_MS = 60_000;

type Props = { days: readonly SpecialHours[]; onAdd: (day: SpecialHours) => void };

/** The holidays of the coming year: one press makes each a special day. */
export function Holidays({ days, onAdd }: Props) {
  const { t, i18n } = useLingui();
  const { zone } = useDraft();
  const today = formatIsoDay(useNow(EVERY_MS), zone);
  const taken = new Set(days.map(({ date }) => date));
  return (
    <details className={styles['holidays']}>
      <summary>{t`Holidays of Uzbekistan`}</summary>
      <ul aria-label={t`Holidays of Uzbekistan`}>
        {nextHolidays(today).map(({ holiday, date, isMoving }) => {
          const name = i18n._(NAMES[holiday]);
          const shown = date === null ? t`date by decree` : formatDate(date, {}, zone);
          return (
            <li key={holiday} className={styles['holiday']}>
              <span>
                {name} · {shown}
                {isMoving && date !== null && ` · ${t`check the decree`}`}
              </span>
              {date !== null && taken.has(date) ? (
                <span className={styles['quiet']}>{t`Added`}</span>
              ) : (
                <ButtonRow>
                  <Button
                    label={t`Closed: ${name}`}
                    onPress={() => onAdd({ date: date ?? '', type: 'ALL', ...CLOSED })}
                  >{t`Closed`}</Button>
                  <Button
                    label={t`Shorter hours: ${name}`}
                    onPress={() => onAdd({ date: date ?? '', type: 'ALL', ...SHORTER })}
                  >{t`Shorter hours`}</Button>
                </ButtonRow>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
