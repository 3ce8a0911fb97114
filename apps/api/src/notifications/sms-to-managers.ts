import type { Branch } from '@dasturxon/core/branch';
import { localize, type Language } from '@dasturxon/core/kernel';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';

import { formatMessage } from './messages/format-message.ts';
import { users } from '../db/schema/customers.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../http/serving/context.ts';
import { countAgainst, type RateLimit } from '../http/limits/rate-limit.ts';
import { readMerchant, readStorefrontSettings } from '../merchants/read-merchant.ts';
import { readMiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { enqueueSms } from '../sign-in/sms/enqueue-sms.ts';
import { smsRoute, type SmsRoute } from '../sign-in/sms/sms-route.ts';
import { isActiveManager } from '../users/active-managers.ts';
import { isSilent } from '../places/pause-branch.ts';

/** A branch that is down leaves many orders unanswered; its manager pays for a few messages only. */
const PER_MANAGER = { limit: 6, seconds: 3600 };
/** Later than this the order has been answered or cancelled. */
const USEFUL_MS = 10 * 60_000;

/** By which ways a merchant's managers can be reached. */
export type ManagerChannels = { hasBot: boolean; route: SmsRoute };

/** Reads the channels before a transaction is open. */
export async function readManagerChannels(
  deps: Pick<Deps, 'db' | 'secrets'>,
  merchantId: string,
): Promise<ManagerChannels> {
  const { telegramBotToken } = await readMiniAppKeys(deps, merchantId);
  return { hasBot: telegramBotToken !== null, route: await smsRoute(deps, merchantId) };
}

type Unanswered = { merchantId: string; number: number; minutes: number };
type SmsDeps = Pick<Deps, 'now' | 'newId' | 'secrets'>;

const limitOf = (userId: string): RateLimit => ({ bucket: `manager-sms:${userId}`, ...PER_MANAGER });

/** The active managers with a phone whom the bot does not reach, or the named one. */
function readManagers(
  tx: Tx,
  { merchantId, hasBot, userId }: { merchantId: string; hasBot: boolean; userId?: string },
) {
  const unreached = hasBot ? or(isNull(users.telegramId), eq(users.botBlocked, true)) : undefined;
  return tx
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(
      and(
        isActiveManager(merchantId),
        isNotNull(users.phone),
        userId === undefined ? unreached : eq(users.id, userId),
      ),
    );
}

type Message = {
  merchantId: string;
  route: SmsRoute;
  to: readonly { id: string; phone: string | null }[];
  /** The text after the brand's name, in the merchant's language. */
  text: (language: Language) => string;
  notAfter: Date;
};

/** Enqueues one SMS for each manager below the limit PER_MANAGER. */
async function enqueueForManagers(deps: SmsDeps, tx: Tx, message: Message): Promise<void> {
  const { merchantId, route, to, text, notAfter } = message;
  if (to.length === 0) return;
  const { languages } = await readStorefrontSettings(tx);
  const { name, sub } = await readMerchant(tx);
  const language = languages.main ?? 'ru';
  const whole = `${localize(name, language, language) || sub}: ${text(language)}`;
  for (const { id, phone } of to) {
    if ((await countAgainst(tx, [limitOf(id)], { merchantId, now: deps.now() })) > 0) continue;
    const sms = { id: deps.newId(), kind: 'NOTICE' as const, phone: phone!, text: whole };
    await enqueueSms(deps, tx, { merchantId, route, sms, notAfter });
  }
}

/**
 * Enqueues an SMS about an unanswered order for each manager whom the bot does not reach (ESCALATE), or for `userId`
 * alone; at most PER_MANAGER each. Call `wakeJobs` after commit.
 */
export async function smsToManagers(
  deps: SmsDeps,
  tx: Tx,
  about: { order: Unanswered; channels: ManagerChannels; userId?: string },
): Promise<void> {
  const { order, channels, userId } = about;
  const { merchantId } = order;
  const to = await readManagers(tx, { merchantId, hasBot: channels.hasBot, ...(userId && { userId }) });
  const values = { number: String(order.number), minutes: String(order.minutes) };
  const text = (language: Language) => formatMessage('staff.waits', language, values);
  const notAfter = new Date(deps.now().getTime() + USEFUL_MS);
  await enqueueForManagers(deps, tx, { merchantId, route: channels.route, to, text, notAfter });
}

/** A pause of a branch that no staff chat received. */
export type UnheardPause = {
  merchantId: string;
  branch: Pick<Branch, 'id' | 'name'>;
  /** When the pause began, an instant, and the clock time at which it ends. */
  pausedAt: string;
  pauseReason: string | null;
  until: Date;
  time: string;
};

/** Enqueues an SMS about a pause for every manager with a phone, once for each pause. */
export async function smsOfPause(
  deps: SmsDeps,
  tx: Tx,
  { pause, route }: { pause: UnheardPause; route: SmsRoute },
): Promise<void> {
  const { merchantId, branch, pausedAt, pauseReason, until, time } = pause;
  const message = isSilent(pauseReason) ? 'branch.pausedSilentShort' : 'branch.pausedShort';
  const once = { bucket: `pause-sms:${branch.id}:${pausedAt}`, limit: 1, seconds: 24 * 3600 };
  if ((await countAgainst(tx, [once], { merchantId, now: deps.now() })) > 0) return;
  const to = await readManagers(tx, { merchantId, hasBot: false });
  const text = (language: Language) =>
    formatMessage(message, language, {
      branch: localize(branch.name, language, language),
      time,
    });
  await enqueueForManagers(deps, tx, { merchantId, route, to, text, notAfter: until });
}
