import { smsSize, SMS_DAY_CAP, SmsCosts } from '@dasturxon/core/connections';
import { formatIsoDay } from '@dasturxon/core/format';
import { and, eq, gte, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { smsUsage } from '../../db/schema/connections/sms.ts';
import type { Deps } from '../../http/serving/context.ts';
import { readTimeZone } from '../../merchants/read-merchant.ts';

type Sent = { merchantId: string; gateway: string; text: string };

/** Counts a message that a gateway took. A failure is only logged: a second try would send the message again. */
export async function countUsage(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  { merchantId, gateway, text }: Sent,
): Promise<void> {
  const { parts } = smsSize(text);
  try {
    await db.inTenant(merchantId, async (tx) => {
      const day = formatIsoDay(now(), await readTimeZone(tx));
      await tx
        .insert(smsUsage)
        .values({ merchantId, day, gateway, messages: 1, parts })
        .onConflictDoUpdate({
          target: [smsUsage.merchantId, smsUsage.day, smsUsage.gateway],
          set: { messages: sql`${smsUsage.messages} + 1`, parts: sql`${smsUsage.parts} + ${parts}` },
        });
    });
  } catch (err) {
    log.warn({ merchantId, err }, 'a sent sms was not counted');
  }
}

/** What was sent since a calendar day. */
export async function usageSince(
  tx: Tx,
  { merchantId, from }: { merchantId: string; from: string },
): Promise<{ messages: number; parts: number }> {
  const [row] = await tx
    .select({
      messages: sql<number>`coalesce(sum(${smsUsage.messages}), 0)::int`,
      parts: sql<number>`coalesce(sum(${smsUsage.parts}), 0)::int`,
    })
    .from(smsUsage)
    .where(and(eq(smsUsage.merchantId, merchantId), gte(smsUsage.day, from)));
  return row ?? { messages: 0, parts: 0 };
}

const DEFAULTS: SmsCosts = { partPrice: null, dayCap: SMS_DAY_CAP.most };
const Kept = v.object({ smsCosts: v.fallback(v.optional(SmsCosts, DEFAULTS), DEFAULTS) });

/** The price of a part and the most codes a day, out of a merchant's data. */
export const smsCostsOf = (data: unknown): SmsCosts => v.parse(Kept, data ?? {}).smsCosts;
