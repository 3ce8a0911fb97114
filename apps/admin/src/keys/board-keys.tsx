import { ACCEPT_MINUTES, type BoardOrder, type StaffSession } from '@dasturxon/core/staff';
import { lazy, Suspense, useState } from 'react';

import { type KitchenLoads, nextMove, stepsOf, useMoveNow } from '../board/order-actions.ts';
import { type OrderPart, useBoardKeys } from './use-board-keys.ts';

const PrintedTicket = lazy(async () => ({
  default: (await import('../printing/printed-ticket.tsx')).PrintedTicket,
}));

type Props = {
  orders: ReadonlyMap<string, BoardOrder>;
  session: StaffSession;
  loads: KitchenLoads;
  put: (order: BoardOrder) => void;
  onOpen: (orderId: string, part: OrderPart) => void;
};

/** The shortcuts of the board. */
export function BoardKeys({ orders, session, loads, put, onOpen }: Props) {
  const [printedId, setPrintedId] = useState('');
  const printed = orders.get(printedId);
  const move = useMoveNow(put);
  useBoardKeys({
    print: setPrintedId,
    open: onOpen,
    accept: (id, chip) => {
      const order = orders.get(id);
      const minutes = ACCEPT_MINUTES[chip - 1];
      // An order for a chosen time is promised that time, so it has no chips.
      if (!order || minutes === undefined || order.atTime !== null) return;
      if (stepsOf(order, session)[0] === 'ACCEPTED') move(order, { to: 'ACCEPTED', minutes });
    },
    step: (id, only) => {
      const order = orders.get(id);
      const next = order && nextMove(order, session, loads.get(order.branchId) ?? 0);
      if (next && (only === undefined || next.to === only)) move(order, next);
    },
  });
  return (
    printed && (
      <Suspense>
        <PrintedTicket order={printed} zone={session.timeZone} onPrinted={() => setPrintedId('')} />
      </Suspense>
    )
  );
}
