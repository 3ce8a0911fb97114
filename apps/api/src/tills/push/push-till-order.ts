import type { Jobs } from '../../jobs/queues.ts';
import { ServiceFailed, ServiceRefused } from '../../gateways/service-errors.ts';
import type { TillDeps } from '../model/deps.ts';
import { openTillOf } from '../model/till-account.ts';
import { type Claim, claimTillOrder } from './claim-till-order.ts';
import { type Outcome, settleTillOrder } from './settle-till-order.ts';

async function call(deps: TillDeps, { kind, account, order }: Claim): Promise<Outcome> {
  try {
    const till = openTillOf(deps, account);
    return { found: kind === 'PUSH' ? [await till.push(order)] : await till.find(order) };
  } catch (error) {
    if (error instanceof ServiceFailed || error instanceof ServiceRefused) return { error };
    throw error;
  }
}

/**
 * The job that brings an order into the till, and notes what staff have to do there after a change. A call with an unknown
 * end is followed by look-ups, never by a second order. It does nothing for an order whose moment has not come.
 */
export async function pushTillOrder(
  deps: TillDeps,
  merchantId: string,
  { orderId }: Jobs['till.push'],
): Promise<void> {
  const { db, orderEvents } = deps;
  const about = { merchantId, orderId };
  const { claim, isSeen } = await db.inTenant(merchantId, (tx) => claimTillOrder(deps, tx, about));
  if (isSeen) orderEvents.announce(merchantId, orderId);
  if (!claim) return;
  const outcome = await call(deps, claim);
  const isChanged = await db.inTenant(merchantId, (tx) =>
    settleTillOrder(deps, tx, { ...about, claim, outcome }),
  );
  if (isChanged) orderEvents.announce(merchantId, orderId);
}
