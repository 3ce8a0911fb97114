import { tillOrders } from '../../db/schema/connections/tills.ts';
import type { Tx } from '../../db/connect.ts';
import type { TillOrder } from '../../gateways/tills/port/till.ts';
import { sendJob } from '../../jobs/queues.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { revisionOf } from '../../orders/model/order-edits.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import type { TillDeps } from '../model/deps.ts';
import { type AccountRow, findAccount } from '../model/till-account.ts';
import { lockTillOrder, saveTillOrder, type TillOrderRow, writeSeen } from '../model/till-orders.ts';
import { tillBranchOf, toTillOrder } from '../model/to-till-order.ts';
import { isDue } from './is-due.ts';
import { afterPause, BUSY_MS } from './push-times.ts';

export type PushNeeds = Pick<TillDeps, 'now' | 'newId'>;

/** A call that is to be made now: create the order, or look it up because it may be there. */
export type Claim = { kind: 'PUSH' | 'LOOK'; account: AccountRow; order: TillOrder };

/** What is to be done about an order; null: nothing now. `isSeen`: boards have to read it again. */
export type Claimed = { claim: Claim | null; isSeen: boolean };

const NOTHING: Claimed = { claim: null, isSeen: false };

/** Has an order looked at again at a moment. */
export async function pushLater(
  deps: PushNeeds,
  tx: Tx,
  { merchantId, orderId, at }: { merchantId: string; orderId: string; at: Date },
): Promise<void> {
  const job = { id: deps.newId(), merchantId, queue: 'till.push' as const, payload: { orderId } };
  await sendJob(tx, { ...job, startAfter: at });
}

/** The row of an order whose moment has come for the first time; null before that, and for a branch without a till. */
async function startRow(deps: PushNeeds, tx: Tx, { account, row }: { account: AccountRow; row: OrderRow }) {
  if (!isDue(row, account) || (await tillBranchOf(tx, account, row)) === null) return null;
  const { merchantId, id: orderId } = row;
  const at = deps.now();
  // The first reference is the order's own id: a till that accepts ours then knows the order by it.
  const values = { merchantId, orderId, kind: account.kind, ref: orderId, startedAt: at, updatedAt: at };
  const [started] = await tx.insert(tillOrders).values(values).returning();
  await writeSeen(tx, started!);
  return started!;
}

/** What staff have to do in the till because the order has changed since it was sent; null: nothing. */
export function taskOf(row: OrderRow, till: TillOrderRow): TillOrderRow['todo'] {
  const isThere = till.state === 'SENT' || till.state === 'TAKEN' || till.enteredBy !== null;
  if (till.todo === 'TWICE' || !isThere) return till.todo;
  if (row.status === 'CANCELED') return 'CANCEL';
  return revisionOf(row) > till.sentRevision ? 'EDIT' : till.todo;
}

/** Whether it may be in the till: a call has no answer, or its worker was killed. */
const mayBeThere = ({ isUncertain, busyUntil }: TillOrderRow) => isUncertain || busyUntil !== null;

/** Whether an order is still to be brought into the till, or at least looked up there. */
function isPending(row: OrderRow, till: TillOrderRow): boolean {
  if (till.state === 'NOT_SENT' && row.status !== 'CANCELED') return true;
  return (till.state === 'NOT_SENT' || till.state === 'BY_HAND') && mayBeThere(till);
}

/** Leases the order for one call, or refuses it where the merchant has not entered an id. */
async function lease(
  deps: PushNeeds,
  tx: Tx,
  { account, row, till }: { account: AccountRow; row: OrderRow; till: TillOrderRow },
): Promise<Claimed> {
  const { order, unmapped } = await toTillOrder(tx, { account, row, till });
  const updatedAt = deps.now();
  const kind = mayBeThere(till) ? ('LOOK' as const) : ('PUSH' as const);
  if (kind === 'PUSH' && unmapped !== null)
    return {
      claim: null,
      isSeen: await saveTillOrder(tx, till, { state: 'REFUSED', message: unmapped, updatedAt }),
    };
  const busyUntil = new Date(updatedAt.getTime() + BUSY_MS);
  const isSeen = await saveTillOrder(tx, till, {
    busyUntil,
    nextAt: null,
    attempts: till.attempts + (kind === 'PUSH' ? 1 : 0),
    ...(kind === 'PUSH' && { sentRevision: revisionOf(row), absences: 0 }),
    updatedAt,
  });
  // The job of a killed worker is not relied on: this one comes after the lease.
  await pushLater(deps, tx, { merchantId: row.merchantId, orderId: row.id, at: busyUntil });
  return { claim: { kind, account, order }, isSeen };
}

type Known = { account: AccountRow; row: OrderRow; till: TillOrderRow };

/** Has an order wait while the till rests; after half an hour staff enter it. */
async function rest(deps: PushNeeds, tx: Tx, { account, row, till }: Known & { account: { retryAt: Date } }) {
  const now = deps.now();
  const pause = { waitMs: account.retryAt.getTime() - now.getTime(), isUncertain: mayBeThere(till) };
  const { waitMs, ...facts } = afterPause({ now, till }, pause);
  const nextAt = waitMs === undefined ? null : new Date(now.getTime() + waitMs);
  if (nextAt) await pushLater(deps, tx, { merchantId: row.merchantId, orderId: row.id, at: nextAt });
  const message = account.lastError ?? till.message;
  return saveTillOrder(tx, till, { ...facts, message, nextAt, busyUntil: null });
}

/** The next step of an order that is still to be brought into the till. */
async function claimPending(deps: PushNeeds, tx: Tx, known: Known): Promise<Claimed> {
  const { account, till } = known;
  const now = deps.now();
  // Each of these moments has a job of its own.
  if ((till.busyUntil ?? now) > now || (till.nextAt ?? now) > now) return NOTHING;
  const { retryAt } = account;
  if (retryAt === null || retryAt <= now) return lease(deps, tx, known);
  return { claim: null, isSeen: await rest(deps, tx, { ...known, account: { ...account, retryAt } }) };
}

/** Decides what is to be done about an order and its till, in one transaction. */
export async function claimTillOrder(
  deps: PushNeeds,
  tx: Tx,
  { merchantId, orderId }: { merchantId: string; orderId: string },
): Promise<Claimed> {
  const account = await findAccount(tx, merchantId);
  if (!account) return NOTHING;
  const row = await lockOrder(tx, merchantId, orderId);
  const stored = await lockTillOrder(tx, row);
  const before = stored ?? (await startRow(deps, tx, { account, row }));
  if (!before || before.kind !== account.kind) return NOTHING;
  const till = { ...before, todo: taskOf(row, before) };
  const hasTask = till.todo !== before.todo && (await saveTillOrder(tx, before, { todo: till.todo }));
  const { claim, isSeen } = isPending(row, till)
    ? await claimPending(deps, tx, { account, row, till })
    : NOTHING;
  return { claim, isSeen: isSeen || hasTask || stored === null };
}
