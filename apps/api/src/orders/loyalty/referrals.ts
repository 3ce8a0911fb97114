import { randomInt } from 'node:crypto';

import type { Invitation, Referral } from '@dasturxon/core/api';
import { isReferralOn, type ReferralTerms } from '@dasturxon/core/loyalty';
import { DAY_MS } from '@dasturxon/core/kernel';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { referralCodes, referrals } from '../../db/schema/guests/referrals.ts';
import { orders } from '../../db/schema/orders.ts';
import { apiError, found } from '../../http/api-error.ts';
import { callerBucket, countAgainst } from '../../http/limits/rate-limit.ts';
import { readOrderSettings } from '../../merchants/read-merchant.ts';
import { callerPhoneHash } from '../../users/phone-hash.ts';
import type { Ctx, SignedIn } from '../model/deps.ts';
import { isNoTestOrder } from '../model/to-order.ts';

/** Codes and acceptances of one client in an hour: far too few to find out who invites. */
const TRIES = { limit: 60, seconds: 3600 };
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const newCode = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The days that `referralsPerMonth` counts back. */
export const REFERRAL_DAYS = 30;

const welcomeOf = ({ referralWelcome, referralMinimum, referralPromo }: ReferralTerms) => ({
  welcome: referralWelcome,
  minimum: referralMinimum,
  promoCode: referralPromo || null,
});

/** The caller's code, made by its first reader. */
async function codeOf({ merchantId, caller }: SignedIn, tx: Tx): Promise<string> {
  const own = and(eq(referralCodes.merchantId, merchantId), eq(referralCodes.userId, caller.userId));
  const read = () => tx.select({ code: referralCodes.code }).from(referralCodes).where(own);
  for (;;) {
    const [row] = await read();
    if (row) return row.code;
    const made = { merchantId, userId: caller.userId, code: newCode() };
    await tx.insert(referralCodes).values(made).onConflictDoNothing();
  }
}

/** How many rewards a referrer has had in the days that count. */
export async function rewardedLately(
  tx: Tx,
  { merchantId, referrerId, now }: { merchantId: string; referrerId: string; now: Date },
): Promise<number> {
  const rows = await tx
    .select({ userId: referrals.userId })
    .from(referrals)
    .where(
      and(
        eq(referrals.merchantId, merchantId),
        eq(referrals.referrerId, referrerId),
        gt(referrals.reward, 0),
        gt(referrals.decidedAt, new Date(now.getTime() - REFERRAL_DAYS * DAY_MS)),
      ),
    );
  return rows.length;
}

/** The own invitation and what it has brought; null where the brand has none (B31). */
export function readReferral(ctx: SignedIn): Promise<Referral | null> {
  const { merchantId, caller } = ctx;
  return ctx.db.inTenant(merchantId, async (tx) => {
    const terms = await readOrderSettings(tx);
    if (!isReferralOn(terms)) return null;
    const [sums] = await tx
      .select({
        invited: sql<number>`count(*)::int`,
        ordered: sql<number>`(count(*) filter (where ${referrals.state} = 'REWARDED'))::int`,
        earned: sql<number>`coalesce(sum(${referrals.reward}) filter (where ${referrals.state} = 'REWARDED'), 0)::int`,
      })
      .from(referrals)
      .where(and(eq(referrals.merchantId, merchantId), eq(referrals.referrerId, caller.userId)));
    const had = await rewardedLately(tx, { merchantId, referrerId: caller.userId, now: ctx.now() });
    return {
      ...welcomeOf(terms),
      code: await codeOf(ctx, tx),
      reward: terms.referralReward,
      perMonth: terms.referralsPerMonth,
      left: Math.max(0, terms.referralsPerMonth - had),
      ...sums!,
    };
  });
}

async function limitTries(ctx: Ctx, tx: Tx): Promise<void> {
  const { merchantId } = ctx;
  const bucket = { ...TRIES, bucket: callerBucket(ctx, 'invitations') };
  const seconds = await countAgainst(tx, [bucket], { merchantId, now: ctx.now() });
  if (seconds > 0) throw apiError('request.rateLimited', { seconds });
}

/** The referrer of a code and the terms. Throws invitation.notFound. */
async function invitationOf({ merchantId }: Ctx, tx: Tx, code: string) {
  const terms = await readOrderSettings(tx);
  const [referrer] = await tx
    .select({ id: users.id, firstName: users.firstName })
    .from(referralCodes)
    .innerJoin(users, and(eq(users.merchantId, referralCodes.merchantId), eq(users.id, referralCodes.userId)))
    .where(
      and(
        eq(referralCodes.merchantId, merchantId),
        eq(referralCodes.code, code),
        users.isActive,
        isNull(users.deletedAt),
      ),
    );
  if (!isReferralOn(terms)) throw apiError('invitation.notFound');
  return { terms, referrer: found(referrer, 'invitation.notFound') };
}

/** What an invitation gives. Throws invitation.notFound and request.rateLimited. */
export function readInvitation(ctx: Ctx, code: string): Promise<Invitation> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await limitTries(ctx, tx);
    const { terms, referrer } = await invitationOf(ctx, tx, code);
    return { ...welcomeOf(terms), from: referrer.firstName };
  });
}

/** Whether this person has ordered here, under this account or another of the same phone. */
async function hasOrdered(ctx: SignedIn, tx: Tx): Promise<boolean> {
  const hash = callerPhoneHash(ctx);
  const theirs = or(
    eq(orders.userId, ctx.caller.userId),
    hash === null ? undefined : eq(orders.phoneHash, hash),
  );
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.merchantId, ctx.merchantId), theirs, ne(orders.status, 'CANCELED'), isNoTestOrder))
    .limit(1);
  return order !== undefined;
}

/**
 * Accepts an invitation before the first order (B31); the same again is nothing. Throws invitation.notFound, invitation.own
 * and invitation.notNew.
 */
export function acceptInvitation(ctx: SignedIn, code: string): Promise<null> {
  const { merchantId, caller } = ctx;
  const referralOf = (tx: Tx, userId: string) =>
    tx
      .select({ referrerId: referrals.referrerId })
      .from(referrals)
      .where(and(eq(referrals.merchantId, merchantId), eq(referrals.userId, userId)));
  return ctx.db.inTenant(merchantId, async (tx) => {
    await limitTries(ctx, tx);
    const { referrer } = await invitationOf(ctx, tx, code);
    if (referrer.id === caller.userId) throw apiError('invitation.own');
    const [mine] = await referralOf(tx, caller.userId);
    if (mine?.referrerId === referrer.id) return null;
    const [theirs] = await referralOf(tx, referrer.id);
    // Two guests do not invite each other.
    if (mine || theirs?.referrerId === caller.userId || (await hasOrdered(ctx, tx)))
      throw apiError('invitation.notNew');
    const row = { merchantId, userId: caller.userId, referrerId: referrer.id, createdAt: ctx.now() };
    await tx.insert(referrals).values(row).onConflictDoNothing();
    return null;
  });
}
