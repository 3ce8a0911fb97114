import type { Tx } from '../../db/connect.ts';
import { ServiceFailed, type ServiceRefused } from '../../gateways/service-errors.ts';
import { type TillOrderState } from '../../gateways/tills/port/till.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { changeAccount } from '../model/till-account.ts';
import { lockTillOrder, saveTillOrder, type TillOrderRow } from '../model/till-orders.ts';
import { type Claim, pushLater, type PushNeeds, taskOf } from './claim-till-order.ts';
import {
  ABSENCES,
  afterPause,
  type Change,
  LOOK_AGAIN_MS,
  pauseAfter,
  REST_MS,
  SETTLE_MS,
} from './push-times.ts';

/** How a call ended: with the orders of our reference, with a refusal, or without an answer. */
export type Outcome = { found: readonly TillOrderState[] } | { error: ServiceFailed | ServiceRefused };

type About = { now: Date; row: OrderRow; till: TillOrderRow; claim: Pick<Claim, 'kind'> };

/** The order is in the till. One that staff have entered meanwhile, or that is there twice, needs them. */
function arrived({ row, till }: About, found: readonly TillOrderState[]): Change {
  const order = found.find(({ state }) => state !== 'REFUSED') ?? found[0]!;
  const { tillOrderId, number, state, status, reason } = order;
  const facts = { tillOrderId, number, status, message: reason, isUncertain: false, absences: 0 };
  const live = found.filter((one) => one.state !== 'REFUSED').length;
  const isTwice = live > 1 || (live > 0 && till.enteredBy !== null);
  const after = { ...till, ...facts, state: till.enteredBy === null ? state : till.state };
  return { ...facts, state: after.state, todo: isTwice ? 'TWICE' : taskOf(row, after) };
}

/** A look-up has not found it. When enough of them agree it is not there, and may be sent again. */
function absent(about: About): Change {
  const { row, till } = about;
  const absences = till.absences + 1;
  if (absences < ABSENCES) return { absences, waitMs: LOOK_AGAIN_MS };
  const facts = { isUncertain: false, absences: 0 };
  // A cancelled one is not sent any more, nor one that staff have entered.
  const isSent = row.status !== 'CANCELED' && till.enteredBy === null;
  return isSent ? afterPause(about, { ...facts, waitMs: 0 }) : facts;
}

function failed(about: About, error: ServiceFailed): Change {
  const { till, claim } = about;
  const isUncertain = claim.kind === 'LOOK' || error.mayBeDone;
  const pause = pauseAfter(till.attempts);
  const waitMs = isUncertain ? Math.max(pause, SETTLE_MS) : pause;
  return afterPause(about, { message: error.message, isUncertain, absences: 0, waitMs });
}

function changeAfter(about: About, outcome: Outcome): Change {
  if ('found' in outcome) return outcome.found.length > 0 ? arrived(about, outcome.found) : absent(about);
  const { error } = outcome;
  if (error instanceof ServiceFailed) return failed(about, error);
  // A refused look-up decides nothing about the order.
  if (about.claim.kind === 'LOOK') return failed(about, new ServiceFailed(error.message));
  const isByHand = about.till.enteredBy !== null;
  const message = `${error.code}: ${error.message}`;
  return { state: isByHand ? 'BY_HAND' : 'REFUSED', message, isUncertain: false };
}

/** The till rests after a call without an answer: other orders of the merchant wait without taking a worker. */
async function noteAnswer(tx: Tx, about: { merchantId: string; now: Date; outcome: Outcome }): Promise<void> {
  const { merchantId, now, outcome } = about;
  const isSilent = 'error' in outcome && outcome.error instanceof ServiceFailed;
  const retryAt = isSilent ? new Date(now.getTime() + REST_MS) : null;
  const lastError = isSilent ? outcome.error.message : null;
  await changeAccount(tx, merchantId, { retryAt, lastError, ...(!isSilent && { lastAnswerAt: now }) });
}

/** Writes how a call ended. Returns whether staff see another state. */
export async function settleTillOrder(
  deps: PushNeeds,
  tx: Tx,
  {
    merchantId,
    orderId,
    claim,
    outcome,
  }: { merchantId: string; orderId: string; claim: Claim; outcome: Outcome },
): Promise<boolean> {
  const row = await lockOrder(tx, merchantId, orderId);
  const till = await lockTillOrder(tx, row);
  // Another reference: staff had it sent anew meanwhile.
  if (!till || till.ref !== claim.order.ref) return false;
  const now = deps.now();
  const { waitMs, ...facts } = changeAfter({ now, row, till, claim }, outcome);
  await noteAnswer(tx, { merchantId, now, outcome });
  const nextAt = waitMs === undefined ? null : new Date(now.getTime() + waitMs);
  if (nextAt) await pushLater(deps, tx, { merchantId, orderId, at: nextAt });
  return saveTillOrder(tx, till, { ...facts, nextAt, busyUntil: null, updatedAt: now });
}
