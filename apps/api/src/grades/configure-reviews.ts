import { REVIEW_MAX } from '@dasturxon/core/validation';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { reviews } from '../db/schema/promos.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { namedMerchant } from '../merchants/named-merchant.ts';
import { formatMessage } from '../notifications/messages/format-message.ts';
import { inEach } from '../notifications/messages/in-each.ts';
import { writeNotification } from '../notifications/write-notification.ts';

/** The number of reviews in the list: the newest with a text. */
const SHOWN = 20;

/** A brand, and the review that it replies to; without one the command lists reviews. */
export const AnsweredReview = v.pipe(
  v.object({
    sub: v.string(),
    reply: v.optional(v.string()),
    text: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REVIEW_MAX))),
  }),
  v.check(
    ({ reply, text }) => (reply === undefined) === (text === undefined),
    '--reply and --text belong together',
  ),
);
type AnsweredReview = v.InferOutput<typeof AnsweredReview>;

type About = { merchantId: string; id: string; text: string };

/**
 * Stores the restaurant's reply and notifies the guest; a repeat with the same text does nothing. Returns the reply before;
 * undefined if there is no such review.
 */
export async function replyToReview(
  deps: Pick<CommandDeps, 'now' | 'newId'>,
  tx: Tx,
  { merchantId, id, text }: About,
): Promise<string | null | undefined> {
  const own = and(eq(reviews.merchantId, merchantId), eq(reviews.id, id));
  const [review] = await tx.select().from(reviews).where(own).for('update');
  if (!review) return undefined;
  if (review.reply === text) return text;
  await tx.update(reviews).set({ reply: text, repliedAt: deps.now() }).where(own);
  const title = inEach((language) => formatMessage('review.replied', language));
  const data = { title, text: inEach(() => text), orderId: review.orderId };
  await writeNotification(deps, tx, { merchantId, userId: review.userId, data });
  return review.reply;
}

async function listOf(tx: Tx, merchantId: string): Promise<string> {
  const rows = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.merchantId, merchantId), isNotNull(reviews.comment)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(SHOWN);
  const lines = rows.map(({ id, grade, productId, comment, reply }) => {
    return `${id}  ${grade} of 5  ${productId || 'order'}  ${comment}${reply === null ? '' : `  → ${reply}`}`;
  });
  return lines.join('\n') || 'There are no reviews with a text';
}

/** Lists a brand's newest reviews, or stores the reply to one, which its guest and the dish's page show (B34). */
export async function answerReview(
  deps: CommandDeps,
  { sub, reply: id, text }: AnsweredReview,
): Promise<string> {
  const { merchantId } = await deps.db.asPlatform((tx) => namedMerchant(deps, tx, sub));
  return deps.db.inTenant(merchantId, async (tx) => {
    if (id !== undefined && text !== undefined) {
      const before = await replyToReview(deps, tx, { merchantId, id, text });
      if (before === undefined) throw new Error(`There is no review ${id}`);
    }
    return listOf(tx, merchantId);
  });
}
