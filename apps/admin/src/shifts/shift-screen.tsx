import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { formatDate, formatStep } from '@dasturxon/core/format';
import type { ClosedShift } from '@dasturxon/core/shift';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { SessionProps } from '../session/session-props.ts';
import { CloseShiftForm } from './close-shift-form.tsx';
import { ClosedShiftDialog } from './closed-shift-dialog.tsx';
import { ShiftLines } from './shift-lines.tsx';
import page from '../app/page-column.module.css';
import { useClosedShifts, useShift } from './use-shifts.ts';

type RowProps = { shift: ClosedShift; zone: string; onOpen: () => void };

function ClosedShiftRow({ shift, zone, onOpen }: RowProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { number, until } = shift.report;
  const sum = formatStep(shift.difference, language);
  return (
    <Row
      label={t`Shift ${number}`}
      title={<strong>{t`Shift ${number}`}</strong>}
      note={formatDate(until, { time: true }, zone)}
      details={shift.by}
    >
      <Badge tone={shift.difference === 0 ? 'good' : 'warn'}>
        {shift.difference === 0 ? t`The cash is right.` : t`Difference: ${sum}`}
      </Badge>
      <Button label={t`Report of shift ${number}`} onPress={onOpen}>
        {t`Report`}
      </Button>
    </Row>
  );
}

type BranchProps = { branchId: string; branchName: string; session: StaffSession };

function BranchShift({ branchId, branchName, session }: BranchProps) {
  const { t } = useLingui();
  const { data: report, error } = useShift(branchId);
  const { data: closed = [] } = useClosedShifts(branchId);
  const failure = useCallError(error);
  const [opened, setOpened] = useState<ClosedShift | null>(null);
  const zone = session.timeZone;
  const since = report ? formatDate(report.since, { time: true }, zone) : '';
  return (
    <>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {report && (
        <>
          <p className={page['quiet']}>{t`Since ${since}`}</p>
          <ShiftLines report={report} />
          <CloseShiftForm
            key={report.number}
            report={report}
            mayLeave={session.permissions.includes('shifts.leave')}
            onClosed={setOpened}
          />
        </>
      )}
      {closed.length > 0 && <h3>{t`Closed shifts`}</h3>}
      <RowList label={t`Closed shifts`}>
        {closed.map((shift) => (
          <ClosedShiftRow key={shift.id} shift={shift} zone={zone} onOpen={() => setOpened(shift)} />
        ))}
      </RowList>
      {opened && (
        <ClosedShiftDialog
          shift={opened}
          branchName={branchName}
          zone={zone}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** The running shift of a branch, its closing with the counted cash, and the reports of closed ones. */
export function ShiftScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const options = useBranchOptions(session);
  const [chosen, setChosen] = useState(options[0]?.value ?? '');
  const branch = options.find(({ value }) => value === chosen);
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      <div className={page['screen']}>
        <h2 className={page['title']}>{t`Shift`}</h2>
        {options.length > 1 && (
          <SelectField label={t`Branch`} options={options} value={chosen} onChange={setChosen} />
        )}
        {branch && <BranchShift key={chosen} branchId={chosen} branchName={branch.label} session={session} />}
      </div>
    </OfficeFrame>
  );
}
