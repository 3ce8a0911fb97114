import * as v from 'valibot';

import type { Deps } from '../../http/serving/context.ts';
import { SmsRefused, type SendSms } from '../../gateways/sms/sms-gateway.ts';
import type { TelegramGateway } from '../../gateways/sms/telegram-gateway.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { isCodeLive } from '../codes/codes.ts';
import { SealedSms } from './sealed-sms.ts';
import { countUsage } from './sms-usage.ts';
import { smsRoute } from './sms-route.ts';
import { isWithTelegram } from './code-by-gateway.ts';

/** What sending SMS needs besides the base. */
export type SmsDeps = Deps & { sendSms: SendSms; codeGateway: TelegramGateway };

/**
 * Sends one SMS through the merchant's gateways; a code goes to Telegram Gateway first where the merchant has a token. An
 * expired message and a code that is no longer valid are dropped.
 */
export async function sendSmsJob(
  deps: Pick<SmsDeps, 'db' | 'secrets' | 'sendSms' | 'codeGateway' | 'now' | 'newId' | 'log' | 'metrics'>,
  merchantId: string,
  job: Jobs['sms.send'],
): Promise<void> {
  if (deps.now() > new Date(job.notAfter)) return;
  const sms = v.parse(SealedSms, deps.secrets.open(job.sealed, merchantId));
  const isLive = () => deps.db.inTenant(merchantId, (tx) => isCodeLive(tx, merchantId, sms.id));
  if (sms.kind === 'CODE' && !(await isLive())) return;
  const route = await smsRoute(deps, merchantId);
  if (await isWithTelegram(deps, { merchantId, route, sms, notAfter: new Date(job.notAfter) })) return;
  try {
    const gateway = await deps.sendSms(sms, route);
    deps.metrics.count('sms_sent_total', { gateway });
    deps.log.info({ merchantId, gateway }, 'sms sent');
    await countUsage(deps, { merchantId, gateway, text: sms.text });
  } catch (err) {
    deps.metrics.count('sms_failed_total');
    deps.log.warn({ merchantId, err }, 'sms not sent');
    if (err instanceof SmsRefused && !err.retryable) return;
    throw err;
  }
}
