import { HOUR_MS } from '@dasturxon/core/kernel';
import { and, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';

import { botUpdates } from '../../db/schema/bot.ts';
import { countAgainst } from '../../http/limits/rate-limit.ts';
import { sendJob } from '../../jobs/queues.ts';
import type { BotDeps } from '../messages/bot-brand.ts';

/** Kinds of update that the bot asks for and answers. */
export const ALLOWED_UPDATES = ['message', 'callback_query', 'my_chat_member'] as const;

const From = v.fallback(v.optional(v.object({ from: v.object({ id: v.number() }) })), undefined);

/** Validated before the update is queued: it has a number and a supported kind. */
const Incoming = v.looseObject({
  update_id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  message: From,
  callback_query: From,
  my_chat_member: From,
});
type Incoming = v.InferOutput<typeof Incoming>;

/** More presses than a person can make in a minute; further updates are dropped (T11). */
const PER_PERSON_AND_MINUTE = 60;

const senderOf = ({ message, callback_query: query, my_chat_member: member }: Incoming) =>
  (message ?? query ?? member)?.from.id ?? 0;

/** Telegram repeats an update for a day at most. */
const KEPT_MS = 48 * HOUR_MS;

/** A bot's own number, the part of its token that is no secret. */
export const botIdOf = (token: string) => token.split(':')[0] ?? '';

/**
 * Takes an update from Telegram: remembered and given to a job in one transaction, so that it counts once however
 * often it comes (T74). False for one that was here before, or is of no kind that we answer.
 */
export async function takeUpdate(
  deps: Pick<BotDeps, 'db' | 'now' | 'newId' | 'secrets'>,
  about: { merchantId: string; token: string },
  update: unknown,
): Promise<boolean> {
  const parsed = v.safeParse(Incoming, update);
  if (!parsed.success || !ALLOWED_UPDATES.some((kind) => parsed.output[kind])) return false;
  const { merchantId, token } = about;
  const now = deps.now();
  const seen = { merchantId, botId: botIdOf(token), updateId: parsed.output.update_id, at: now };
  return deps.db.inTenant(merchantId, async (tx) => {
    const old = new Date(now.getTime() - KEPT_MS);
    await tx.delete(botUpdates).where(and(eq(botUpdates.merchantId, merchantId), lt(botUpdates.at, old)));
    const made = await tx
      .insert(botUpdates)
      .values(seen)
      .onConflictDoNothing()
      .returning({ id: botUpdates.updateId });
    if (made.length === 0) return false;
    const bucket = `bot:${deps.secrets.hmac(String(senderOf(parsed.output))).slice(0, 32)}`;
    const limit = { bucket, limit: PER_PERSON_AND_MINUTE, seconds: 60 };
    if ((await countAgainst(tx, [limit], { merchantId, now })) > 0) return false;
    // It may hold a phone and a name, and a job lies about in the open.
    const payload = { sealed: deps.secrets.seal(update as object, merchantId) };
    await sendJob(tx, { id: deps.newId(), merchantId, queue: 'bot.update', payload });
    return true;
  });
}
