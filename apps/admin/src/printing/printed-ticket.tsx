import { markOfOrder, type Ticket } from '@dasturxon/core/printing';
import type { BoardOrder } from '@dasturxon/core/staff';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';

import { usePaper } from './paper.ts';
import styles from './printed-ticket.module.css';
import { loadTicketFonts } from './ticket-fonts.ts';
import { TicketPaper } from './ticket.tsx';
import { useTicket } from './use-ticket.ts';

/**
 * A ticket on the paper of this device. Mounting it opens the browser's print window, which a kiosk browser answers by
 * itself.
 */
export function PrintedPaper({ ticket, onPrinted }: { ticket: Ticket; onPrinted: () => void }) {
  const [paper] = usePaper();
  const ref = useRef<HTMLElement>(null);
  const onDone = useEffectEvent(onPrinted);
  // One ticket is printed once, also when the order changes while the window is open.
  useEffect(() => {
    let isLeft = false;
    const onAfterPrint = () => onDone();
    window.addEventListener('afterprint', onAfterPrint, { once: true });
    void loadTicketFonts(ref.current?.textContent ?? '').then(() => {
      if (!isLeft) window.print();
    });
    return () => {
      isLeft = true;
      window.removeEventListener('afterprint', onAfterPrint);
    };
  }, []);
  return createPortal(
    <section
      ref={ref}
      className={clsx(styles['ticket'], styles[paper === '58' ? 'narrow' : 'wide'])}
      data-printed
    >
      <TicketPaper ticket={ticket} paper={paper} />
    </section>,
    document.body,
  );
}

type Props = { order: BoardOrder; zone: string; onPrinted: () => void };

/** The kitchen's ticket of an order on paper: what is cooked and for whom, without sums. */
export function PrintedTicket({ order, zone, onPrinted }: Props) {
  const ticket = useTicket(order, { kind: 'KITCHEN', mark: markOfOrder(order), zone });
  return <PrintedPaper ticket={ticket} onPrinted={onPrinted} />;
}
