import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { phoneCodes } from '../db/schema/customers.ts';
import type { Ctx } from '../http/serving/context.ts';
import { uncount, type RateLimit } from '../http/limits/rate-limit.ts';
import type { CodeOwner } from './codes/codes.ts';
import { countVerified } from './sms/sms-alarm.ts';
import { callerLimit, prefixLimit } from './sms-limits.ts';

/** Where, when and how the phone's last code was sent from; null for none. */
export type SentFrom = { sentFrom: string | null; sentAt: Date; channel: string } | null;

/** Reads where the live code of a phone was sent from, before a try changes the row. */
export async function sentFrom(ctx: Ctx, tx: Tx, { phone, purpose }: CodeOwner): Promise<SentFrom> {
  const [row] = await tx
    .select({ sentFrom: phoneCodes.sentFrom, sentAt: phoneCodes.sentAt, channel: phoneCodes.channel })
    .from(phoneCodes)
    .where(
      and(
        eq(phoneCodes.merchantId, ctx.merchantId),
        eq(phoneCodes.phone, phone),
        eq(phoneCodes.purpose, purpose),
      ),
    );
  return row ?? null;
}

/**
 * Takes a proven code out of the limits of its sender: an address whose guests prove their phones is trusted and never
 * reaches its limit, one that only has codes sent does (T19). The limits of the phone and the merchant stay counted.
 */
export async function giveBack(
  ctx: Ctx,
  tx: Tx,
  { phone, sent, tries }: { phone: string; sent: SentFrom; tries: RateLimit },
): Promise<void> {
  // The alarm about pumped SMS compares SMS alone.
  if (sent?.channel !== 'TELEGRAM') await countVerified(ctx, tx);
  await uncount(tx, [tries], { merchantId: ctx.merchantId, now: ctx.now() });
  if (!sent?.sentFrom) return;
  const limits = [{ ...callerLimit(ctx), bucket: sent.sentFrom }, prefixLimit(ctx, phone)];
  await uncount(tx, limits, { merchantId: ctx.merchantId, now: sent.sentAt });
}
