import { UNPAID_REASON, unpaidExpiry } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../model/deps.ts';
import { sendJob } from '../../jobs/queues.ts';
import { changeStatus } from './change-status.ts';
import { lockOrder } from '../model/lock-order.ts';
import { toOrder, type OrderRow } from '../model/to-order.ts';

/** A held order is looked at again this often: its transaction may end before its time. In milliseconds. */
const LOOK_AGAIN_MS = 10 * 60_000;

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'orderEvents' | 'orderPorts' | 'log'>;

/**
 * Says, with the order locked, until when an attempt to pay still holds it; null lets it go. Asked inside the
 * transaction that may cancel the order.
 */
export type HoldsOrder = (tx: Tx, order: OrderRow) => Promise<Date | null>;

const nobodyHolds: HoldsOrder = () => Promise.resolve(null);

/**
 * The job that cancels an order which was to be paid beforehand and was not, and gives back what it used (T48, D19).
 * One that is paid, taken up by the staff or over is left alone; one that is held is looked at again later.
 */
export async function expireUnpaidOrder(
  deps: Needs,
  about: { merchantId: string; orderId: string },
  holds: HoldsOrder = nobodyHolds,
): Promise<'expired' | 'held' | 'kept'> {
  const { merchantId, orderId } = about;
  const outcome = await deps.db.inTenant(merchantId, async (tx) => {
    const row = await lockOrder(tx, merchantId, orderId);
    const due = unpaidExpiry(toOrder(row, []));
    if (due === null) return 'kept';
    const isDue = due <= deps.now();
    const until = isDue ? await holds(tx, row) : due;
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
