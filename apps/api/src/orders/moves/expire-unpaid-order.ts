import { UNPAID_REASON, unpaidExpiry } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import type { Deps, OrderStepDeps } from '../model/deps.ts';
import { sendJob } from '../../jobs/queues.ts';
import { changeStatus } from './change-status.ts';
import { lockOrder } from '../model/lock-order.ts';
import { toOrder, type OrderRow } from '../model/to-order.ts';

/** The interval for checking a locked order again: its transaction may end early. In milliseconds. */
const LOOK_AGAIN_MS = 10 * 60_000;

/**
 * Returns until when a payment attempt locks the order; null if none does. Called with the order's row locked, in the
 * transaction that may cancel it.
 */
export type LockedUntil = (tx: Tx, order: OrderRow) => Promise<Date | null>;

const neverLocked: LockedUntil = () => Promise.resolve(null);

/**
 * The job that cancels an order whose prepayment has not arrived, and returns what it used (T48, D19). It skips an
 * order that is paid, accepted or over, and checks a locked one again later.
 */
export async function expireUnpaidOrder(
  deps: OrderStepDeps & Pick<Deps, 'log'>,
  about: { merchantId: string; orderId: string },
  lockedUntil: LockedUntil = neverLocked,
): Promise<'expired' | 'held' | 'kept'> {
  const { merchantId, orderId } = about;
  const outcome = await deps.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, orderId);
    const due = unpaidExpiry(toOrder(row, []));
    if (due === null) return 'kept';
    const isDue = due <= deps.now();
    const until = isDue ? await lockedUntil(tx, row) : due;
    if (until !== null) {
      const soon = new Date(deps.now().getTime() + LOOK_AGAIN_MS);
      const startAfter = isDue && until > soon ? soon : until;
      const job = { id: deps.newId(), merchantId, payload: { orderId }, startAfter };
      await sendJob(tx, { ...job, queue: 'order.expire-unpaid' });
      return 'held';
    }
    const move = { merchantId, orderId, to: 'CANCELED' as const, actor: null, reason: UNPAID_REASON };
    await changeStatus(deps, tx, { row, move });
    return 'expired';
  });
  if (outcome !== 'expired') return outcome;
  deps.orderEvents.announce(merchantId, orderId);
  deps.log.info({ merchantId, orderId }, 'unpaid order cancelled');
  return outcome;
}
