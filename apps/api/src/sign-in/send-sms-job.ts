import * as v from 'valibot';
import type { Deps } from '../deps.ts';
import { SmsRefused } from '../gateways/sms/sms-gateway.ts';
import type { Jobs } from '../jobs/queues.ts';
import { smsRoute } from './sms-route.ts';

/** What a sealed SMS job holds. */
export const SealedSms = v.object({ id: v.string(), phone: v.string(), text: v.string() });

/** Sends one SMS through the merchant's gateways; one that has become pointless is dropped. */
export async function sendSmsJob(
  deps: Pick<Deps, 'db' | 'secrets' | 'sendSms' | 'now' | 'log'>,
  merchantId: string,
  job: Jobs['sms.send'],
): Promise<void> {
  if (deps.now() > new Date(job.notAfter)) return;
  const sms = v.parse(SealedSms, deps.secrets.open(job.sealed, merchantId));
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
