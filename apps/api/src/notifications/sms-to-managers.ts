import { localize } from '@dasturxon/core/kernel';
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';

import { say } from './messages/say.ts';
import { users } from '../db/schema/customers.ts';
import type { Tx } from '../db/connect.ts';
import type { Deps } from '../http/serving/context.ts';
import { countAgainst, type RateLimit } from '../http/limits/rate-limit.ts';
import { readMerchant, readStorefrontSettings } from '../merchants/read-merchant.ts';
import { readMiniAppKeys } from '../mini-apps/mini-app-keys.ts';
import { enqueueSms } from '../sign-in/sms/enqueue-sms.ts';
import { smsRoute, type SmsRoute } from '../sign-in/sms/sms-route.ts';

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
type Needs = Pick<Deps, 'now' | 'newId' | 'secrets'>;

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
        eq(users.merchantId, merchantId),
        inArray(users.role, ['MANAGER', 'ADMIN']),
        eq(users.isActive, true),
        isNull(users.deletedAt),
        isNotNull(users.phone),
        userId === undefined ? unreached : eq(users.id, userId),
      ),
    );
}

/**
 * Enqueues an SMS about an unanswered order for each manager whom the bot does not reach (ESCALATE), or for `userId`
 * alone; at most PER_MANAGER each. Call `wakeJobs` after commit.
 */
export async function smsToManagers(
  deps: Needs,
  tx: Tx,
  about: { order: Unanswered; channels: ManagerChannels; userId?: string },
): Promise<void> {
  const { order, channels, userId } = about;
  const { merchantId } = order;
  const managers = await readManagers(tx, { merchantId, hasBot: channels.hasBot, ...(userId && { userId }) });
  if (managers.length === 0) return;
  const { languages } = await readStorefrontSettings(tx);
  const { name, sub } = await readMerchant(tx);
  const language = languages.main ?? 'ru';
  const values = { number: String(order.number), minutes: String(order.minutes) };
  const text = `${localize(name, language, language) || sub}: ${say('staff.waits', language, values)}`;
  const now = deps.now();
  for (const { id, phone } of managers) {
    if ((await countAgainst(tx, [limitOf(id)], { merchantId, now })) > 0) continue;
    const sms = { id: deps.newId(), kind: 'NOTICE' as const, phone: phone!, text };
    const notAfter = new Date(now.getTime() + USEFUL_MS);
    await enqueueSms(deps, tx, { merchantId, route: channels.route, sms, notAfter });
  }
}
