import { eq } from 'drizzle-orm';

import { botStates } from '../../db/schema/bot.ts';
import { BotRefused } from '../../gateways/telegram/bot-api.ts';
import { sendJob, type Jobs, type QueueName } from '../../jobs/queues.ts';
import type { BotDeps } from '../messages/bot-brand.ts';

/** A bot job that runs again later if Telegram rate-limits the bot. */
export type BotJob<Name extends QueueName> = { merchantId: string; queue: Name; payload: Jobs[Name] };

async function quietUntil(
  { db, now }: Pick<BotDeps, 'db' | 'now'>,
  merchantId: string,
): Promise<Date | null> {
  const [state] = await db.inTenant(merchantId, (tx) =>
    tx.select().from(botStates).where(eq(botStates.merchantId, merchantId)),
  );
  return state?.quietUntil && state.quietUntil > now() ? state.quietUntil : null;
}

/**
 * Runs a job of a merchant's bot. While Telegram rate-limits this bot (429), the job is enqueued again for the end of
 * the pause, and no other job of the bot calls before.
 */
export async function whenFree<Name extends QueueName>(
  deps: Pick<BotDeps, 'db' | 'now' | 'newId' | 'log'>,
  job: BotJob<Name>,
  work: () => Promise<void>,
): Promise<void> {
  const { merchantId, queue, payload } = job;
  const again = (startAfter: Date) =>
    deps.db.inTenant(merchantId, async (tx) => {
      await tx
        .insert(botStates)
        .values({ merchantId, quietUntil: startAfter })
        .onConflictDoUpdate({ target: botStates.merchantId, set: { quietUntil: startAfter } });
      await sendJob(tx, { id: deps.newId(), merchantId, queue, payload, startAfter });
    });

  const quiet = await quietUntil(deps, merchantId);
  if (quiet) return again(quiet);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BotRefused) || error.retryAfter === null) throw error;
    deps.log.warn({ merchantId, queue, seconds: error.retryAfter }, 'the bot is to be quiet');
    await again(new Date(deps.now().getTime() + error.retryAfter * 1000));
  }
}
