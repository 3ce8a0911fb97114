import { and, eq } from 'drizzle-orm';
import { Bot } from 'grammy';
import * as v from 'valibot';

import { merchants } from '../../db/schema/merchants.ts';
import type { Deps } from '../messages/deps.ts';
import { sendJob } from '../../jobs/queues.ts';
import { MiniAppKeys } from '../../mini-apps/mini-app-keys.ts';
import { ALLOWED_UPDATES, takeUpdate } from '../updates/take-update.ts';

type OwnBot = { merchantId: string; token: string };

const isOpen = and(eq(merchants.isActive, true), eq(merchants.deleted, false));

/** The bots of this deployment's merchants. */
async function listBots({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<OwnBot[]> {
  const rows = await db.asPlatform((tx) =>
    tx.select({ merchantId: merchants.merchantId, sealed: merchants.secrets }).from(merchants).where(isOpen),
  );
  return rows.flatMap(({ merchantId, sealed }) => {
    const keys = v.parse(MiniAppKeys, secrets.open(sealed ?? '', merchantId) ?? {});
    return keys.telegramBotToken === null ? [] : [{ merchantId, token: keys.telegramBotToken }];
  });
}

/** Asks Telegram for a bot's updates, again and again until stopped; each goes the same way as by the webhook. */
function poll(deps: Deps, own: OwnBot): Bot {
  const bot = new Bot(own.token, { client: deps.bots.options() });
  bot.use(async (ctx) => {
    if (await takeUpdate(deps, own, ctx.update)) deps.wakeJobs();
  });
  bot.catch(({ error }) => deps.log.warn({ err: error, merchantId: own.merchantId }, 'update not taken'));
  bot.start({ allowed_updates: [...ALLOWED_UPDATES] }).catch(() => {
    deps.log.warn({ merchantId: own.merchantId }, 'polling ended: is the bot asked from elsewhere?');
  });
  return bot;
}

/**
 * Sets the bots up anew where that is gone with the process (the sandbox) or differs from what was set (polling),
 * and asks for updates where Telegram cannot call. Returns how to stop.
 */
export async function startBots(deps: Deps): Promise<() => Promise<void>> {
  const isPolling = deps.env.TELEGRAM_UPDATES === 'polling';
  if (!deps.env.SANDBOX && !isPolling) return async () => undefined;
  const own = await listBots(deps);
  for (const { merchantId } of own)
    await deps.db.inTenant(merchantId, (tx) =>
      sendJob(tx, { id: deps.newId(), merchantId, queue: 'bot.set-up', payload: {} }),
    );
  deps.wakeJobs();
  const pollers = isPolling ? own.map((one) => poll(deps, one)) : [];
  return async () => {
    await Promise.allSettled(pollers.map((bot) => bot.stop()));
  };
}
