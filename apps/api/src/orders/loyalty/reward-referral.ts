import {
  type Door,
  isReferralOn,
  isSameDoor,
  referralCause,
  type ReferralFacts,
  referralRewards,
} from '@dasturxon/core/loyalty';
import type { OrderSettings } from '@dasturxon/core/merchant';
import { PlacedAddress } from '@dasturxon/core/order';
import { and, desc, eq, lt, ne, or } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { addresses, users } from '../../db/schema/customers.ts';
import { referrals } from '../../db/schema/guests/referrals.ts';
import { orders } from '../../db/schema/orders.ts';
import { savedCards } from '../../db/schema/payments.ts';
import type { RecordDeps } from '../../http/serving/context.ts';
import { isNoTestOrder, type OrderRow } from '../model/to-order.ts';
import { movePoints } from './move-points.ts';
import { rewardedLately } from './referrals.ts';

/** The referrer's orders whose addresses are compared. */
const COMPARED_ORDERS = 50;

const Receiver = v.object({ receiver: v.object({ phone: v.string() }) });
const Placed = v.object({ address: v.looseObject({ ...PlacedAddress.entries }) });
const doorOf = (data: unknown): Door | null => {
  const read = v.safeParse(Placed, data);
  return read.success ? read.output.address : null;
};

type Pair = { row: OrderRow; referrerId: string };

async function isFirstOrder(tx: Tx, row: OrderRow): Promise<boolean> {
  const theirs = or(
    eq(orders.userId, row.userId),
    row.phoneHash === null ? undefined : eq(orders.phoneHash, row.phoneHash),
  );
  const [before] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, row.merchantId),
        theirs,
        ne(orders.id, row.id),
        ne(orders.status, 'CANCELED'),
        isNoTestOrder,
        lt(orders.createdAt, row.createdAt),
      ),
    )
    .limit(1);
  return before === undefined;
}

async function isSameAddress(tx: Tx, { row, referrerId }: Pair): Promise<boolean> {
  const door = row.serviceType === 'DELIVERY' ? doorOf(row.data) : null;
  if (!door) return false;
  const saved = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.merchantId, row.merchantId), eq(addresses.userId, referrerId)));
  const ordered = await tx
    .select({ data: orders.data })
    .from(orders)
    .where(and(eq(orders.merchantId, row.merchantId), eq(orders.userId, referrerId)))
    .orderBy(desc(orders.createdAt))
    .limit(COMPARED_ORDERS);
  const theirs = [...saved, ...ordered.map(({ data }) => doorOf(data)).filter((one) => one !== null)];
  return theirs.some((other) => isSameDoor(door, other));
}

/** Providers give the masked number and the month of a card alone: the same of both is taken for the same card. */
async function isSameCard(tx: Tx, { row, referrerId }: Pair): Promise<boolean> {
  const cardsOf = async (userId: string) => {
    const cards = await tx
      .select()
      .from(savedCards)
      .where(and(eq(savedCards.merchantId, row.merchantId), eq(savedCards.userId, userId)));
    return cards.map(({ maskedNumber, expire }) => `${maskedNumber} ${expire}`);
  };
  const theirs = new Set(await cardsOf(referrerId));
  return (await cardsOf(row.userId)).some((card) => theirs.has(card));
}

async function factsOf(deps: RecordDeps, tx: Tx, pair: Pair & { paid: number }): Promise<ReferralFacts> {
  const { row, referrerId, paid } = pair;
  const own = and(eq(users.merchantId, row.merchantId), eq(users.id, referrerId));
  // Two friends whose orders close at once are counted one after the other.
  const [referrer] = await tx.select().from(users).where(own).for('no key update');
  const receiver = v.safeParse(Receiver, row.data);
  const phone = receiver.success ? receiver.output.receiver.phone : null;
  return {
    isFirst: await isFirstOrder(tx, row),
    paid,
    isSamePhone: phone !== null && phone === referrer?.phone,
    isSameAddress: await isSameAddress(tx, pair),
    isSameCard: await isSameCard(tx, pair),
    hasReferrer: referrer !== undefined && referrer.isActive && referrer.deletedAt === null,
    rewarded: await rewardedLately(tx, { merchantId: row.merchantId, referrerId, now: deps.now() }),
  };
}

/**
 * Decides the invitation of an order's guest once, when it is closed (B31): both get their points, or it is refused for
 * good. `paid`: what stayed paid in money for its dishes. The referrer's line names no order: it is another guest's.
 */
export async function rewardReferral(
  deps: RecordDeps,
  tx: Tx,
  { row, settings, paid }: { row: OrderRow; settings: OrderSettings; paid: number },
): Promise<void> {
  if (!isReferralOn(settings)) return;
  const { merchantId, userId, id: orderId } = row;
  const own = and(eq(referrals.merchantId, merchantId), eq(referrals.userId, userId));
  const [waiting] = await tx
    .select()
    .from(referrals)
    .where(and(own, eq(referrals.state, 'ACCEPTED')))
    .for('update');
  if (!waiting) return;
  const { referrerId } = waiting;
  const result = referralRewards(settings, await factsOf(deps, tx, { row, referrerId, paid }));
  const decided = { orderId, decidedAt: deps.now() };
  if (typeof result === 'string') {
    await tx
      .update(referrals)
      .set({ ...decided, state: 'REFUSED', reason: result })
      .where(own);
    return;
  }
  const { welcome, reward } = result;
  const earned = { merchantId, kind: 'EARN', cause: referralCause(row.id) } as const;
  await movePoints(deps, tx, { ...earned, userId, orderId, amount: welcome });
  await movePoints(deps, tx, { ...earned, userId: referrerId, orderId: null, amount: reward });
  await tx
    .update(referrals)
    .set({ ...decided, state: 'REWARDED', reward })
    .where(own);
}

/**
 * Takes the referrer's points back after all money of the friend's order went back; what is spent already stays spent. The
 * friend's own points are the order's and go with it.
 */
export async function takeReferralBack(deps: RecordDeps, tx: Tx, row: OrderRow): Promise<void> {
  const { merchantId } = row;
  const which = and(
    eq(referrals.merchantId, merchantId),
    eq(referrals.orderId, row.id),
    eq(referrals.state, 'REWARDED'),
  );
  const [referral] = await tx.select().from(referrals).where(which).for('update');
  if (!referral) return;
  const { referrerId: userId, reward } = referral;
  const own = and(eq(users.merchantId, merchantId), eq(users.id, userId));
  const [referrer] = await tx
    .select({ cashback: users.cashback })
    .from(users)
    .where(own)
    .for('no key update');
  const amount = -Math.min(reward, referrer?.cashback ?? 0);
  await movePoints(deps, tx, {
    merchantId,
    userId,
    orderId: null,
    kind: 'REVOKE',
    cause: referralCause(row.id),
    amount,
  });
  await tx.update(referrals).set({ state: 'TAKEN_BACK' }).where(which);
}
