import { Chips } from '@dasturxon/admin-ui/chips';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { type PeriodName, periodNamed, REPORT_PERIODS, type ReportPeriod } from '@dasturxon/core/report';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import styles from './reports.module.css';

const NAMES: Readonly<Record<PeriodName, MessageDescriptor>> = {
  TODAY: msg`Today`,
  YESTERDAY: msg`Yesterday`,
  WEEK: msg`7 days`,
  MONTH: msg`30 days`,
};

type Props = { period: ReportPeriod; zone: string; onChange: (period: ReportPeriod) => void };

/** The period of a report: by its name, or its first and last day. */
export function PeriodFields({ period, zone, onChange }: Props) {
  const { t } = useLingui();
  const named = (name: PeriodName) => periodNamed(name, new Date(), zone);
  const chosen = REPORT_PERIODS.find((name) => {
    const { from, to } = named(name);
    return from === period.from && to === period.to;
  });
  return (
    <div className={styles['fields']}>
      <Chips
        label={t`Period`}
        chips={REPORT_PERIODS.map((name) => ({ value: name, label: t(NAMES[name]) }))}
        value={chosen ?? null}
        onChange={(name) => onChange(named(name))}
      />
      <TextField
        label={t`First day`}
        type="date"
        value={period.from}
        onChange={(from) => onChange({ ...period, from })}
      />
      <TextField
        label={t`Last day`}
        type="date"
        value={period.to}
        onChange={(to) => onChange({ ...period, to })}
      />
    </div>
  );
}
