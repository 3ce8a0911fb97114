import { apologyCause, type GuestReview, type HideReason, isWithinApology } from '@dasturxon/core/staff';
import { formatNumber } from '@dasturxon/core/format';
import { and, eq } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { reviews } from '../../db/schema/promos.ts';
import { apiError, found } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { inEach } from '../../notifications/messages/in-each.ts';
import { writeNotification } from '../../notifications/write-notification.ts';
import { movePoints } from '../../orders/loyalty/move-points.ts';
import { apologyLimit } from './apology-limit.ts';
import { findReviews } from './read-reviews.ts';

type ReviewRow = typeof reviews.$inferSelect;
type Step = { tx: Tx; row: ReviewRow; seen: GuestReview };

/** What is done to a review: what the log has of it, and null where nothing changed. */
type Done = {
  action: 'message' | 'apology' | 'hide' | 'show';
  before: object | null;
  after: object | null;
} | null;

/**
 * Does a step to a review of the caller's branches, whose row is locked, writes it to the audit log, and returns the review as it is
 * then. Throws review.notFound.
 */
async function careFor(ctx: SignedIn, id: string, step: (at: Step) => Promise<Done>): Promise<GuestReview> {
  const { merchantId } = ctx;
  const review = await ctx.db.inTenant(merchantId, async (tx) => {
    const own = and(eq(reviews.merchantId, merchantId), eq(reviews.id, id));
    const [locked] = await tx.select().from(reviews).where(own).for('update');
    const read = async () =>
      found((await findReviews(ctx, tx, { where: eq(reviews.id, id), limit: 1 }))[0], 'review.notFound');
    const seen = await read();
    const done = await step({ tx, row: found(locked, 'review.notFound'), seen });
    if (done === null) return seen;
    const { action, before, after } = done;
    const about = { subject: 'review' as const, subjectId: id, branchId: seen.branchId };
    await writeAudit(ctx, tx, { action: `review.${action}`, ...about, before, after });
    return read();
  });
  ctx.wakeJobs();
  return review;
}

const change = (tx: Tx, { merchantId, id }: ReviewRow, set: Partial<ReviewRow>) =>
  tx
    .update(reviews)
    .set(set)
    .where(and(eq(reviews.merchantId, merchantId), eq(reviews.id, id)));

/** Writes to the guest of a review alone (BO-496); the same text again sends nothing. The log does not have the text. */
export const messageReviewer = (
  ctx: SignedIn,
  { id, text }: { id: string; text: string },
): Promise<GuestReview> =>
  careFor(ctx, id, async ({ tx, row }) => {
    if (row.message === text) return null;
    await change(tx, row, { message: text });
    const title = inEach((language) => formatMessage('review.message', language));
    const data = { title, text: inEach(() => text), orderId: row.orderId };
    await writeNotification(ctx, tx, { merchantId: ctx.merchantId, userId: row.userId, data });
    return { action: 'message', before: null, after: null };
  });

/** Gives the guest of a review points, once, within the owner's limit (BO-497). Throws review.apologyLimit. */
export const apologiseForReview = (
  ctx: SignedIn,
  { id, amount }: { id: string; amount: number },
): Promise<GuestReview> =>
  careFor(ctx, id, async ({ tx, row, seen }) => {
    if (seen.apology !== null) return null;
    const most = await apologyLimit(tx);
    if (!isWithinApology(most, amount)) throw apiError('review.apologyLimit', { most });
    const { merchantId, userId, orderId } = row;
    const line = { kind: 'ADJUST' as const, cause: apologyCause(id), amount };
    await movePoints(ctx, tx, { merchantId, userId, orderId, ...line });
    const title = inEach((language) => formatMessage('review.apology', language));
    const text = inEach((language) =>
      formatMessage('review.points', language, { points: formatNumber(amount) }),
    );
    await writeNotification(ctx, tx, { merchantId, userId, data: { title, text, orderId } });
    return { action: 'apology', before: null, after: { points: amount } };
  });

/** Hides a review from guests (BO-498); again changes the reason. */
export const hideReview = (
  ctx: SignedIn,
  { id, reason }: { id: string; reason: HideReason },
): Promise<GuestReview> =>
  careFor(ctx, id, async ({ tx, row }) => {
    const before = row.hiddenReason;
    if (before === reason) return null;
    await change(tx, row, { hiddenAt: row.hiddenAt ?? ctx.now(), hiddenReason: reason });
    return { action: 'hide', before: before && { hideReason: before }, after: { hideReason: reason } };
  });

/** Shows a hidden review to guests again. */
export const showReview = (ctx: SignedIn, id: string): Promise<GuestReview> =>
  careFor(ctx, id, async ({ tx, row }) => {
    if (row.hiddenAt === null) return null;
    await change(tx, row, { hiddenAt: null, hiddenReason: null });
    return { action: 'show', before: { hideReason: row.hiddenReason }, after: null };
  });
