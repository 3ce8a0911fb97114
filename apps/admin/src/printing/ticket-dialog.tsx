import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import {
  isJobOpen,
  markOfOrder,
  type PrintJob,
  TICKET_KINDS,
  type TicketKind,
} from '@dasturxon/core/printing';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { usePaper } from './paper.ts';
import { PrintedPaper } from './printed-ticket.tsx';
import { KIND_LABELS, STATE_LABELS } from './printing-labels.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import styles from './printing.module.css';
import { TicketPaper } from './ticket.tsx';
import { useJobAction, useOpenPrints, usePrinters, usePrintOrder } from './use-prints.ts';
import { useTicket } from './use-ticket.ts';

/** A ticket that is not printed, the reason, and the button that withdraws it. */
function WaitingJob({ job, printerName }: { job: PrintJob; printerName: string }) {
  const { t, i18n } = useLingui();
  const action = useJobAction(job.id);
  const error = useCallError(action.error);
  const reason = (STATE_LABELS as Partial<Record<string, (typeof STATE_LABELS)['OK']>>)[job.reason ?? ''];
  const state = reason && i18n._(reason);
  const why = state ? t`${state}.` : t`The printer does not answer.`;
  return (
    <Notice tone="bad">
      <p>
        <strong>{printerName}</strong>: {why} {t`The ticket prints once the printer works again.`}
      </p>
      <OnlineButton isPending={action.isPending} onPress={() => action.mutate('withdraw')}>
        {t`Do not print: I have read it`}
      </OnlineButton>
      {error !== '' && <p>{error}</p>}
    </Notice>
  );
}

function PrintersOf({ order, kind }: { order: BoardOrder; kind: TicketKind }) {
  const { t } = useLingui();
  const printers = usePrinters();
  const print = usePrintOrder(order.id);
  const error = useCallError(print.error);
  const own = printers.data?.filter(({ branchId }) => branchId === order.branchId) ?? [];
  return (
    <>
      {own.map(({ id, name }) => (
        <OnlineButton
          key={id}
          isPending={print.isPending}
          onPress={() => print.mutate({ printerId: id, kind })}
        >
          {t`Print: ${name}`}
        </OnlineButton>
      ))}
      {print.isSuccess && <Notice>{t`Sent to the printer.`}</Notice>}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </>
  );
}

type Props = { order: BoardOrder; session: StaffSession; kind?: TicketKind; onClose: () => void };

/** The ticket of an order on the screen, with the ways to print it (BO-62). */
export function TicketDialog({ order, session, kind: first = 'KITCHEN', onClose }: Props) {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState(first);
  const [paper, setPaper] = usePaper();
  const [isPrinting, setPrinting] = useState(false);
  const printers = usePrinters();
  const waiting = useOpenPrints().filter((job) => job.orderId === order.id && isJobOpen(job));
  const ticket = useTicket(order, { kind, mark: markOfOrder(order), zone: session.timeZone });
  const kinds = TICKET_KINDS.filter((each) => each !== 'COURIER' || order.serviceType === 'DELIVERY');
  const number = order.number;
  const nameOf = (id: string) => printers.data?.find((printer) => printer.id === id)?.name ?? t`Printer`;
  const widths = [
    { value: '80' as const, label: t`80 mm` },
    { value: '58' as const, label: t`58 mm` },
  ];
  return (
    <Dialog title={t`Ticket of order ${number}`} closeLabel={t`Close`} onClose={onClose}>
      {waiting.map((job) => (
        <WaitingJob key={job.id} job={job} printerName={nameOf(job.printerId)} />
      ))}
      <Chips
        label={t`What to print`}
        chips={kinds.map((value) => ({ value, label: i18n._(KIND_LABELS[value]) }))}
        value={kind}
        onChange={setKind}
      />
      {/* A phone is narrower than the paper: the keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region has to be reached by keys */}
      <div className={styles['preview']} role="group" aria-label={t`Ticket of order ${number}`} tabIndex={0}>
        <TicketPaper ticket={ticket} paper={paper} />
      </div>
      <div className={styles['buttons']}>
        <PrintersOf order={order} kind={kind} />
        <Button onPress={() => setPrinting(true)}>{t`Print in the browser`}</Button>
        <Chips label={t`Width of the paper`} chips={widths} value={paper} onChange={setPaper} />
      </div>
      {isPrinting && <PrintedPaper ticket={ticket} onPrinted={() => setPrinting(false)} />}
    </Dialog>
  );
}
