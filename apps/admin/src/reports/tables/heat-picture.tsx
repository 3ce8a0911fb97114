import { Chips } from '@dasturxon/admin-ui/chips';
import { formatNumber, formatStep } from '@dasturxon/core/format';
import { WEEKDAYS } from '@dasturxon/core/kernel';
import { HEAT_HOURS, type ReportRow } from '@dasturxon/core/report';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, Fragment, useState } from 'react';

import page from '../../app/page-column.module.css';
import { WEEKDAY_LABELS } from '../../branch-editor/branch-labels.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from './tables.module.css';

type Measure = 'orders' | 'revenue';

/** Weekdays and hours as a picture: the darker, the more. The table below it has the numbers. */
export function HeatPicture({ rows }: { rows: readonly ReportRow[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [measure, setMeasure] = useState<Measure>('orders');
  const values = new Map(rows.map(({ key, values: row }) => [key, Math.max(0, Number(row[measure] ?? 0))]));
  const most = Math.max(0, ...values.values());
  const mostText = measure === 'orders' ? formatNumber(most) : formatStep(most, language);
  return (
    <>
      <Chips
        label={t`Show`}
        chips={[
          { value: 'orders', label: t`Orders` },
          { value: 'revenue', label: t`Revenue` },
        ]}
        value={measure}
        onChange={setMeasure}
      />
      <div className={styles['heat']} aria-hidden>
        {WEEKDAYS.map((weekday, at) => (
          <Fragment key={weekday}>
            <span className={styles['day']}>{t(WEEKDAY_LABELS[weekday])}</span>
            {HEAT_HOURS.map((hour) => {
              const part = (values.get(`${at + 1} ${hour}`) ?? 0) / (most || 1);
              // custom properties are no part of the type
              return <i key={hour} style={{ '--part': `${Math.round(part * 100)}%` } as CSSProperties} />;
            })}
          </Fragment>
        ))}
        <span />
        {HEAT_HOURS.map((hour) => (
          <span key={hour} className={styles['hour']}>
            {(hour - 5) % 4 === 0 ? hour : ''}
          </span>
        ))}
      </div>
      <p className={page['quiet']}>{t`The darkest hour: ${mostText}`}</p>
    </>
  );
}
