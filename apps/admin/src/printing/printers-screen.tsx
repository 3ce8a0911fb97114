import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { formatDate } from '@dasturxon/core/format';
import {
  isConnected,
  isInTrouble,
  isJobOpen,
  type Printer,
  type PrinterState,
  type PrintJob,
} from '@dasturxon/core/printing';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import { useNow } from '../time/use-now.ts';
import { PrinterDialog } from './printer-dialog.tsx';
import { JOB_LABELS, KIND_LABELS, PAPER_LABELS, STATE_LABELS, TRIGGER_LABELS } from './printing-labels.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import page from '../app/page-column.module.css';
import styles from './printing.module.css';
import { useJobAction, usePrinters, usePrintJobs, useRemovePrinter, useTestPrinter } from './use-prints.ts';
import type { SessionProps } from '../session/session-props.ts';

/** Whether the printer works: what it reported last, and when. */
function PrinterBadge({ printer, session }: { printer: Printer; session: StaffSession }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { state, lastSeenAt } = printer;
  if (lastSeenAt === null) return <Badge tone="warn">{t`Not connected yet`}</Badge>;
  const seen = formatDate(lastSeenAt, { time: true }, session.timeZone);
  if (!isConnected(printer, now)) return <Badge tone="bad">{t`Not answering since ${seen}`}</Badge>;
  if (state !== null && state !== 'OK') return <Badge tone="bad">{i18n._(STATE_LABELS[state])}</Badge>;
  return <Badge tone="good">{i18n._(STATE_LABELS.OK)}</Badge>;
}

function RemoveButton({ printer }: { printer: Printer }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemovePrinter(printer.id);
  const error = useCallError(remove.error);
  if (!isAsking) return <Button onPress={() => setAsking(true)}>{t`Remove…`}</Button>;
  return (
    <>
      <OnlineButton look="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
        {t`Remove the printer`}
      </OnlineButton>
      <Button autoFocus onPress={() => setAsking(false)}>{t`Keep it`}</Button>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </>
  );
}

type RowProps = { printer: Printer; session: StaffSession; onOpen: () => void };

function PrinterRow({ printer, session, onOpen }: RowProps) {
  const { t, i18n } = useLingui();
  const branches = useBranchOptions(session);
  const test = useTestPrinter(printer.id);
  const error = useCallError(test.error);
  const branch = branches.find(({ value }) => value === printer.branchId)?.label ?? '';
  const kinds = printer.kinds.map((kind) => i18n._(KIND_LABELS[kind])).join(', ');
  const details = [
    branch,
    i18n._(PAPER_LABELS[printer.paper]),
    kinds,
    i18n._(TRIGGER_LABELS[printer.trigger]),
  ];
  return (
    <Row
      label={printer.name}
      title={
        <>
          <strong dir="auto">{printer.name}</strong> <PrinterBadge printer={printer} session={session} />
        </>
      }
      details={details.filter(Boolean).join(' · ')}
    >
      <OnlineButton isPending={test.isPending} onPress={() => test.mutate()}>{t`Test print`}</OnlineButton>
      {session.permissions.includes('printing.setUp') && (
        <>
          <Button onPress={onOpen}>{t`Change`}</Button>
          <RemoveButton printer={printer} />
        </>
      )}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Row>
  );
}

function JobBadge({ job }: { job: PrintJob }) {
  const { t, i18n } = useLingui();
  const now = useNow(1_000);
  if (!isInTrouble(job, now))
    return <Badge tone={job.state === 'DONE' ? 'good' : 'plain'}>{i18n._(JOB_LABELS[job.state])}</Badge>;
  const reason = job.reason === null ? undefined : STATE_LABELS[job.reason as PrinterState];
  return <Badge tone="bad">{reason ? i18n._(reason) : t`Not printed`}</Badge>;
}

function JobRow({ job, printerName, zone }: { job: PrintJob; printerName: string; zone: string }) {
  const { t, i18n } = useLingui();
  const action = useJobAction(job.id);
  const error = useCallError(action.error);
  const kind = job.mark === 'TEST' ? t`Test print` : i18n._(KIND_LABELS[job.kind]);
  const marks = { COPY: t`COPY`, CHANGED: t`CHANGED`, CANCELED: t`CANCELLED`, ORIGINAL: '', TEST: '' };
  const mark = job.isUncertain && job.mark === 'ORIGINAL' ? marks.COPY : marks[job.mark];
  return (
    <Row
      title={
        <>
          <strong>{job.orderNumber === null ? kind : `№ ${job.orderNumber}`}</strong>{' '}
          {job.orderNumber !== null && kind} {mark !== '' && <Badge>{mark}</Badge>}
        </>
      }
      details={
        <>
          <bdi>{printerName}</bdi> · {formatDate(job.createdAt, { time: true }, zone)}
        </>
      }
    >
      <JobBadge job={job} />
      {job.state !== 'NEW' && (
        <OnlineButton isPending={action.isPending} onPress={() => action.mutate('again')}>
          {t`Print again`}
        </OnlineButton>
      )}
      {isJobOpen(job) && (
        <OnlineButton isPending={action.isPending} onPress={() => action.mutate('withdraw')}>
          {t`Withdraw`}
        </OnlineButton>
      )}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Row>
  );
}

function LastTickets({ printers, zone }: { printers: readonly Printer[]; zone: string }) {
  const { t } = useLingui();
  const { data = [], error: failure } = usePrintJobs();
  const error = useCallError(failure);
  const nameOf = (id: string) => printers.find((printer) => printer.id === id)?.name ?? t`Printer`;
  return (
    <>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {data.length > 0 && <h2>{t`Last tickets`}</h2>}
      <RowList label={t`Last tickets`}>
        {data.map((job) => (
          <JobRow key={job.id} job={job} printerName={nameOf(job.printerId)} zone={zone} />
        ))}
      </RowList>
    </>
  );
}

function Printers({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const printers = usePrinters();
  const [opened, setOpened] = useState<Printer | 'new' | null>(null);
  const error = useCallError(printers.error);
  return (
    <div className={page['screen']}>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {session.permissions.includes('printing.setUp') && (
        <div className={styles['buttons']}>
          <Button look="main" onPress={() => setOpened('new')}>{t`Add a printer`}</Button>
        </div>
      )}
      {printers.data?.length === 0 && (
        <Notice>{t`No printers yet. Every device can print a ticket in its browser.`}</Notice>
      )}
      <RowList label={t`Printers`}>
        {printers.data?.map((printer) => (
          <PrinterRow
            key={printer.id}
            printer={printer}
            session={session}
            onOpen={() => setOpened(printer)}
          />
        ))}
      </RowList>
      <LastTickets printers={printers.data ?? []} zone={session.timeZone} />
      {opened !== null && (
        <PrinterDialog
          session={session}
          printer={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

/** The printers of the branches and their last tickets (BO-60). */
export function PrintersScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('printing.use') ? (
        <Printers session={session} />
      ) : (
        <Notice>{t`Your role has no printers.`}</Notice>
      )}
    </OfficeFrame>
  );
}
