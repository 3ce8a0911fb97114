import { Chips } from '@dasturxon/admin-ui/chips';
import { formatNumber, formatStep } from '@dasturxon/core/format';
import type { SalesReport } from '@dasturxon/core/report';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '../i18n/use-language.ts';
import { FileButtons } from './file-buttons.tsx';
import type { ReportCell } from './report-file.ts';
import {
  type Grouping,
  GROUPING_LABELS,
  GROUPINGS,
  linesOf,
  type ReportLine,
  shareOf,
} from './report-lines.ts';
import { ReportTable } from './report-table.tsx';
import page from '../app/page-column.module.css';
import styles from './reports.module.css';

type LinesProps = { caption: string; heads: readonly string[]; lines: readonly ReportLine[] };

function Lines({ caption, heads, lines }: LinesProps) {
  const { language } = useLanguage();
  const most = Math.max(1, ...lines.map(({ amount }) => amount));
  return (
    <ReportTable caption={caption} heads={heads}>
      {lines.map((line) => (
        <tr key={line.key}>
          <th scope="row" dir="auto">
            {line.name}
          </th>
          <td>{formatNumber(line.count)}</td>
          <td>
            {formatStep(line.amount, language)}
            <meter
              className={styles['bar']}
              min={0}
              max={most}
              value={Math.max(0, line.amount)}
              aria-hidden
            />
          </td>
          <td>{`${shareOf(line, lines)} %`}</td>
        </tr>
      ))}
    </ReportTable>
  );
}

type Props = { report: SalesReport; session: StaffSession; fileName: string };

/** The report by day, hour, branch, service, source, payment or dish, or why orders were cancelled; as a file, too. */
export function SalesTable({ report, session, fileName }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [grouping, setGrouping] = useState<Grouping>('DAY');
  const lines = linesOf(grouping, report, { i18n, language, session });
  const label = t(GROUPING_LABELS[grouping]);
  const amount = grouping === 'CANCEL' ? t`Lost` : grouping === 'DISH' ? t`Sold for` : t`Revenue`;
  const heads = [label, grouping === 'DISH' ? t`Count` : t`Orders`, amount, t`Share`];
  const file = {
    name: `${fileName}-${grouping.toLowerCase()}`,
    title: label,
    heads: [heads[0]!, heads[1]!, t`${amount}, soʻm`],
    rows: lines.map(({ key, name, count, amount: sum }): ReportCell[] => [
      grouping === 'DAY' ? { day: key } : name,
      count,
      { som: sum },
    ]),
    zone: session.timeZone,
  };
  return (
    <section className={styles['part']}>
      <Chips
        label={t`By`}
        chips={GROUPINGS.map((value) => ({ value, label: t(GROUPING_LABELS[value]) }))}
        value={grouping}
        onChange={setGrouping}
      />
      {lines.length === 0 ? (
        <p className={page['quiet']}>{t`Nothing in this period.`}</p>
      ) : (
        <>
          <Lines caption={label} heads={heads} lines={lines} />
          <FileButtons file={file} />
        </>
      )}
    </section>
  );
}
