import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { phoneCodes } from '../../db/schema/customers.ts';
import type { Deps } from '../../http/serving/context.ts';
import { SmsRefused, type SendSms } from '../../gateways/sms/sms-gateway.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { SealedSms } from './sealed-sms.ts';
import { smsRoute } from './sms-route.ts';

/** What sending SMS needs besides the base. */
export type SmsDeps = Deps & { sendSms: SendSms };

/** Whether the code is still valid for its phone: not of a deleted account, not used, not replaced (T26). */
async function isAwaited({ db }: Pick<Deps, 'db'>, merchantId: string, id: string): Promise<boolean> {
  const live = await db.inTenant(merchantId, (tx) =>
    tx
      .select({ id: phoneCodes.id })
      .from(phoneCodes)
      .where(and(eq(phoneCodes.merchantId, merchantId), eq(phoneCodes.id, id))),
  );
  return live.length > 0;
}

/** Sends one SMS through the merchant's gateways. An expired message and a code that is no longer valid are dropped. */
export async function sendSmsJob(
  deps: Pick<SmsDeps, 'db' | 'secrets' | 'sendSms' | 'now' | 'log'>,
  merchantId: string,
  job: Jobs['sms.send'],
): Promise<void> {
  if (deps.now() > new Date(job.notAfter)) return;
  const sms = v.parse(SealedSms, deps.secrets.open(job.sealed, merchantId));
  if (sms.kind === 'CODE' && !(await isAwaited(deps, merchantId, sms.id))) return;
  const route = await smsRoute(deps, merchantId);
  try {
    const gateway = await deps.sendSms(sms, route);
    deps.log.info({ merchantId, gateway }, 'sms sent');
  } catch (err) {
    deps.log.warn({ merchantId, err }, 'sms not sent');
    if (err instanceof SmsRefused && !err.retryable) return;
    throw err;
  }
}
