import { isLanguage, localize } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';

import { users } from '../../db/schema/customers.ts';
import type { Tx } from '../../db/connect.ts';
import { countAgainst } from '../../http/limits/rate-limit.ts';
import type { Deps } from '../../http/serving/context.ts';
import { readMerchant, readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { enqueueSms } from '../../sign-in/sms/enqueue-sms.ts';
import type { SmsRoute } from '../../sign-in/sms/sms-route.ts';
import type { StoredNotification } from './stored-notification.ts';

/** Later than this the courier has come. */
const USEFUL_MS = 20 * 60_000;
const ONCE = { limit: 1, seconds: 24 * 3600 };

type SmsDeps = Pick<Deps, 'now' | 'newId' | 'secrets'>;

/** The phone and language of a guest whom the bot does not reach; null for others. */
async function readUnreached(tx: Tx, merchantId: string, userId: string) {
  const [guest] = await tx
    .select()
    .from(users)
    .where(and(eq(users.merchantId, merchantId), eq(users.id, userId)));
  if (!guest?.phone) return null;
  const isInTelegram = guest.telegramId !== null && !guest.botBlocked;
  return isInTelegram ? null : { phone: guest.phone, language: guest.language };
}

async function textOf(
  tx: Tx,
  { title, text }: StoredNotification,
  preferred: string | null,
): Promise<string> {
  const { name, sub } = await readMerchant(tx);
  const main = (await readStorefrontSettings(tx)).languages.main ?? 'ru';
  const language = isLanguage(preferred) ? preferred : main;
  const brand = localize(name, language, main) || sub;
  return `${brand}. ${localize(title, language)}: ${localize(text, language)}`;
}

/**
 * Sends an urgent message by SMS to a guest whom neither a device nor the bot reaches, once for each order, where the
 * merchant has `smsOnWayActive` (B36). Call `wakeJobs` after the commit.
 */
export async function smsInstead(
  deps: SmsDeps,
  tx: Tx,
  about: { merchantId: string; notification: StoredNotification; route: SmsRoute },
): Promise<void> {
  const { merchantId, notification, route } = about;
  const { userId, orderId } = notification;
  if (orderId === null || !(await readStorefrontSettings(tx)).smsOnWay) return;
  const guest = await readUnreached(tx, merchantId, userId);
  if (!guest) return;
  const once = { bucket: `on-way-sms:${orderId}`, ...ONCE };
  if ((await countAgainst(tx, [once], { merchantId, now: deps.now() })) > 0) return;
  const sms = {
    id: deps.newId(),
    kind: 'NOTICE' as const,
    phone: guest.phone,
    text: await textOf(tx, notification, guest.language),
  };
  const notAfter = new Date(deps.now().getTime() + USEFUL_MS);
  await enqueueSms(deps, tx, { merchantId, route, sms, notAfter });
}
