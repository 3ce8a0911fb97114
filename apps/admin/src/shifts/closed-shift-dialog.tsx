import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { formatDate } from '@dasturxon/core/format';
import { buildShiftTicket, type Ticket } from '@dasturxon/core/printing';
import type { ClosedShift } from '@dasturxon/core/shift';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '../i18n/use-language.ts';
import { usePaper } from '../printing/paper.ts';
import { PrintedPaper } from '../printing/printed-ticket.tsx';
import printing from '../printing/printing.module.css';
import { TicketPaper } from '../printing/ticket.tsx';
import { useShiftLabel } from './shift-labels.ts';

type Shown = { shift: ClosedShift; branchName: string; zone: string };

function useShiftTicket({ shift, branchName, zone }: Shown): Ticket {
  const { t } = useLingui();
  const { language } = useLanguage();
  const label = useShiftLabel();
  const { number, since, until } = shift.report;
  const [from, to] = [formatDate(since, { time: true }, zone), formatDate(until, { time: true }, zone)];
  const name = shift.by ?? '';
  const facts = [branchName, `${from} – ${to}`, ...(name === '' ? [] : [t`Closed by ${name}`])];
  return buildShiftTicket(
    shift,
    { title: t`Shift report № ${number}`, facts, label, note: shift.note },
    language,
  );
}

/** The report of a closed shift as paper shows it, and the button that prints it. */
export function ClosedShiftDialog({ onClose, ...shown }: Shown & { onClose: () => void }) {
  const { t } = useLingui();
  const [paper] = usePaper();
  const [isPrinting, setPrinting] = useState(false);
  const ticket = useShiftTicket(shown);
  const { number } = shown.shift.report;
  return (
    <Dialog title={t`Shift report № ${number}`} closeLabel={t`Close`} onClose={onClose}>
      {/* A phone is narrower than the paper: the keys scroll it. */}
      <div
        className={printing['preview']}
        role="group"
        aria-label={t`Shift report № ${number}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region has to be reached by keys
        tabIndex={0}
      >
        <TicketPaper ticket={ticket} paper={paper} />
      </div>
      <div className={printing['buttons']}>
        <Button look="main" onPress={() => setPrinting(true)}>{t`Print`}</Button>
      </div>
      {isPrinting && <PrintedPaper ticket={ticket} onPrinted={() => setPrinting(false)} />}
    </Dialog>
  );
}
