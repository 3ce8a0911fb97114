import type { Session } from '@dasturxon/core/auth';

import { retryOnUniqueViolation } from '../db/retry-on-unique-violation.ts';
import type { Tx } from '../db/connect.ts';
import type { Ctx } from '../http/serving/context.ts';
import type { InitDataReading } from '../gateways/telegram/init-data.ts';
import { Reply } from '../http/answers.ts';
import { apiError } from '../http/api-error.ts';
import { userOfPhone, type UserRow } from '../users/find-user.ts';
import { countLaunch } from '../webbot/launches.ts';
import { linkFreePhone } from '../webbot/link-phone.ts';
import { launchOf } from '../webbot/read-launch.ts';
import { deviceCookie } from './device.ts';
import { openSession } from '../users/open-session.ts';
import { proveCode } from './prove-code.ts';
import { parsePhone } from './send-code.ts';

type Proven = { phone: string; launch: InitDataReading | null };

async function ownerOf(ctx: Ctx, tx: Tx, { phone, launch }: Proven): Promise<UserRow> {
  if (!launch || !(await countLaunch(ctx, tx, launch))) return userOfPhone(ctx, tx, phone);
  return linkFreePhone(ctx, tx, { person: launch.person, phone });
}

type Given = { phone: string; code: string; initData: string | null };

/**
 * Signs in the owner of a phone by its code; an unknown phone becomes a customer (SES-14). Inside Telegram it also
 * joins the guest's Telegram account unless another account has it, so that the bot can send order messages.
 */
export async function verifyCode(ctx: Ctx, given: Given): Promise<Reply<Session>> {
  const phone = parsePhone(given.phone);
  const launch = given.initData === null ? null : await launchOf(ctx, given.initData);
  // What came of the try is returned, not thrown: a wrong try must be committed to count.
  const outcome = await retryOnUniqueViolation(() =>
    ctx.db.inTenant(ctx.merchantId, async (tx) => {
      const refused = await proveCode(ctx, tx, { phone, purpose: 'SIGN_IN', code: given.code });
      if (refused) return { refused };
      const user = await ownerOf(ctx, tx, { phone, launch });
      if (!user.isActive) return { isBarred: true };
      return { session: await openSession(ctx, tx, { user, platform: launch ? 'TG' : 'WEB' }) };
    }),
  );
  if (outcome.refused) throw outcome.refused;
  if (outcome.isBarred) throw apiError('forbidden');
  return new Reply(outcome.session as Session, { headers: { 'set-cookie': deviceCookie(ctx) } });
}
