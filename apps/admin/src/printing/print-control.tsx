import { Button } from '@dasturxon/admin-ui/button';
import { isInTrouble } from '@dasturxon/core/printing';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';

import { useNow } from '../time/use-now.ts';
import styles from './printing.module.css';
import { useOpenPrints } from './use-prints.ts';

/** The ticket with its fonts is read when it is first asked for. */
const TicketDialog = lazy(async () => ({ default: (await import('./ticket-dialog.tsx')).TicketDialog }));

type Props = { order: BoardOrder; session: StaffSession };

/** Opens the ticket of an order to read or print it. */
export function PrintControl({ order, session }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t`Ticket and print…`}</Button>
      {isOpen && (
        <Suspense>
          <TicketDialog order={order} session={session} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Trouble({ order, session }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const now = useNow(1_000);
  const failed = useOpenPrints().find((job) => job.orderId === order.id && isInTrouble(job, now));
  if (!failed && !isOpen) return null;
  return (
    <>
      <button type="button" className={styles['trouble']} onClick={() => setOpen(true)} data-print-trouble>
        {t`Not printed`}
      </button>
      {isOpen && (
        <Suspense>
          <TicketDialog
            order={order}
            session={session}
            kind={failed?.kind ?? 'KITCHEN'}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A red chip on the card of an order whose ticket was not printed; it opens the ticket on the screen (BO-62). */
export function PrintTrouble({ order, session }: Props) {
  const isWaiting = useOpenPrints().some((job) => job.orderId === order.id);
  // The dialog outlives the job that it was opened for.
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  if (isWaiting && !wasWaiting) setWasWaiting(true);
  return wasWaiting ? <Trouble order={order} session={session} /> : null;
}
