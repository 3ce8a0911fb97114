import { type BoardOrder, type StaffSession, withQueued, type WriteQueue } from '@dasturxon/core/staff';
import { isFinal } from '@dasturxon/core/order';
import { PLAIN_KITCHEN } from '@dasturxon/core/kitchen';
import { useEffect, useMemo, useRef } from 'react';

import type { Board } from '../board/use-board.ts';
import { saveSnapshot } from './office-store.ts';

const SAVE_AFTER_MS = 1_000;

/** The orders with the queued writes of the person carried out; the others are the same objects. */
export function useShownOrders(
  board: Board,
  { name, branches }: Pick<StaffSession, 'name' | 'branches'>,
  writes: WriteQueue,
): ReadonlyMap<string, BoardOrder> {
  const { orders } = board;
  return useMemo(() => {
    const ids = new Set(
      writes.flatMap(({ write, conflict }) =>
        'orderId' in write && conflict === null ? [write.orderId] : [],
      ),
    );
    if (ids.size === 0) return orders;
    const shown = new Map(orders);
    for (const id of ids) {
      const order = orders.get(id);
      const setup = branches.find((branch) => branch.id === order?.branchId)?.kitchen ?? PLAIN_KITCHEN;
      if (order) shown.set(id, withQueued(order, writes, { setup, by: name }));
    }
    return shown;
  }, [orders, writes, branches, name]);
}

/** Keeps the open orders on the device, so that the board opens without a network. */
export function useKeptSnapshot(board: Board, session: StaffSession): void {
  const { orders, cursor, branches, seenAlerts, isLost } = board;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (cursor === null || isLost) return undefined;
    const open = [...orders.values()].filter(({ status }) => !isFinal(status));
    const change = {
      cursor,
      orders: open,
      removed: [],
      prints: [],
      bookings: [],
      seenAlerts: [...seenAlerts],
      isComplete: true,
      branches: branches ?? session.branches,
    };
    timer.current = setTimeout(
      // A device that keeps nothing works as before, as long as the page is open.
      () => void saveSnapshot({ session, board: change }).catch(() => undefined),
      SAVE_AFTER_MS,
    );
    return () => clearTimeout(timer.current);
  }, [orders, cursor, branches, seenAlerts, isLost, session]);
}
