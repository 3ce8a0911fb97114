import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { periodBefore, periodNamed, type ReportTableName } from '@dasturxon/core/report';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import type { SessionProps } from '../session/session-props.ts';
import { PaymentFile } from './payments/payment-file.tsx';
import { PeriodFields } from './period-fields.tsx';
import page from '../app/page-column.module.css';
import { SalesTable } from './sales-table.tsx';
import { SalesTotals } from './sales-totals.tsx';
import { REPORT_VIEWS, type ReportView, VIEW_LABELS, VIEW_TABLES } from './tables/report-views.ts';
import { TablePart } from './tables/table-part.tsx';
import { type Asked, useSalesReport } from './use-sales-report.ts';

type Props = { asked: Asked; session: StaffSession };

function Sales({ asked, session }: Props) {
  const { data: report, error } = useSalesReport(asked);
  const { data: before } = useSalesReport({ ...periodBefore(asked), branch: asked.branch });
  const failure = useCallError(error);
  return (
    <>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {report && (
        <>
          <SalesTotals report={report} before={before} />
          <SalesTable report={report} session={session} fileName={`sales-${asked.from}-${asked.to}`} />
        </>
      )}
    </>
  );
}

const ALL = 'all';

/** What the branches of a person sold in a period (B50). */
export function ReportsScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const options = useBranchOptions(session);
  const zone = session.timeZone;
  const [branch, setBranch] = useState(ALL);
  const [period, setPeriod] = useState(() => periodNamed('WEEK', new Date(), zone));
  const [view, setView] = useState<ReportView>('SALES');
  const tables: readonly ReportTableName[] = VIEW_TABLES[view];
  const asked = { ...period, branch: branch === ALL ? '' : branch };
  const canCompare = session.permissions.includes('payments.compare');
  const isPeriod = period.from !== '' && period.to !== '';
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      <div className={page['screen']}>
        <h2 className={page['title']}>{t`Reports`}</h2>
        <Chips
          label={t`Report`}
          chips={REPORT_VIEWS.map((value) => ({ value, label: t(VIEW_LABELS[value]) }))}
          value={view}
          onChange={setView}
        />
        <PeriodFields period={period} zone={zone} onChange={setPeriod} />
        {options.length > 1 && (
          <SelectField
            label={t`Branch`}
            options={[{ value: ALL, label: t`All branches` }, ...options]}
            value={branch}
            onChange={setBranch}
          />
        )}
        {isPeriod && view === 'SALES' && <Sales asked={asked} session={session} />}
        {isPeriod &&
          tables.map((table) => <TablePart key={table} table={table} asked={asked} session={session} />)}
        {isPeriod && canCompare && view === 'SALES' && (
          <PaymentFile
            period={period}
            zone={zone}
            canClose={session.permissions.includes('payments.close')}
          />
        )}
      </div>
    </OfficeFrame>
  );
}
