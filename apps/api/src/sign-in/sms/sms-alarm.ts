import { HOUR_S } from '@dasturxon/core/kernel';
import type { Tx } from '../../db/connect.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { countAgainst, countsOf, type RateLimit } from '../../http/limits/rate-limit.ts';

/** Fewer codes than this are no sign of a failure. */
const ENOUGH = 50;
/** Alarm below one verified code in five sent: a sign of SMS pumping. */
const VERIFIED_SHARE = 0.2;

const SENT: RateLimit = { bucket: 'sms-sent-hour', limit: 2_000_000_000, seconds: HOUR_S };
const VERIFIED: RateLimit = { ...SENT, bucket: 'sms-verified-hour' };
/** The alarm rings once an hour. */
const RUNG: RateLimit = { bucket: 'sms-alarm-hour', limit: 1, seconds: HOUR_S };

const about = (ctx: Ctx) => ({ merchantId: ctx.merchantId, now: ctx.now() });

/** Counts a code that was proven. */
export async function countVerified(ctx: Ctx, tx: Tx): Promise<void> {
  ctx.metrics.count('sms_codes_verified_total');
  await countAgainst(tx, [VERIFIED], about(ctx));
}

/** Counts a code that is sent, and raises the alarm when too few of this hour's codes are proven (T19). */
export async function countSent(ctx: Ctx, tx: Tx): Promise<void> {
  ctx.metrics.count('sms_codes_sent_total');
  await countAgainst(tx, [SENT], about(ctx));
  const [sent = 0, verified = 0] = await countsOf(tx, [SENT, VERIFIED], about(ctx));
  if (sent < ENOUGH || verified >= sent * VERIFIED_SHARE) return;
  if ((await countAgainst(tx, [RUNG], about(ctx))) > 0) return;
  ctx.metrics.count('sms_unverified_alarms_total');
  ctx.log.error({ sent, verified }, 'few of the codes sent in this hour were verified: SMS may be pumped');
}
