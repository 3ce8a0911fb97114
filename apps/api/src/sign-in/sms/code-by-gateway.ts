import type { SmsDeps } from './send-sms-job.ts';
import { enqueueSms } from './enqueue-sms.ts';
import type { SealedSms } from './sealed-sms.ts';
import type { SmsRoute } from './sms-route.ts';

/** How long a message has to reach a device before the SMS goes out: a guest waits a minute for the next code. */
const DELIVERED_WITHIN_MS = 20_000;

type GatewayDeps = Pick<SmsDeps, 'db' | 'secrets' | 'codeGateway' | 'now' | 'newId' | 'log' | 'metrics'>;
type CodeSms = { merchantId: string; route: SmsRoute; sms: SealedSms; notAfter: Date };

/** Sends the code through the gateway, and plans the look at whether it arrived. False where the gateway refuses it. */
async function sendByGateway(
  deps: GatewayDeps,
  { merchantId, route, sms, notAfter }: CodeSms,
  token: string,
) {
  const { code = '', ...withoutCode } = sms;
  const now = deps.now();
  const seconds = Math.max(30, Math.ceil((notAfter.getTime() - now.getTime()) / 1000));
  try {
    const requestId = await deps.codeGateway.send({ phone: sms.phone, code, seconds }, token);
    const job = { id: deps.newId(), startAfter: new Date(now.getTime() + DELIVERED_WITHIN_MS) };
    const next = { merchantId, route, sms: { ...withoutCode, requestId }, notAfter, job };
    await deps.db.inTenant(merchantId, (tx) => enqueueSms(deps, tx, next));
    deps.metrics.count('sms_sent_total', { gateway: 'TELEGRAM' });
    return true;
  } catch (err) {
    deps.log.warn({ merchantId, err }, 'code not sent by telegram gateway');
    return false;
  }
}

/** Whether the gateway brought the message to a device; one that it did not is taken back. */
async function hasArrived(
  deps: GatewayDeps,
  { merchantId, requestId }: { merchantId: string; requestId: string },
  token: string,
) {
  try {
    if (await deps.codeGateway.isDelivered(requestId, token)) return true;
    await deps.codeGateway.revoke(requestId, token);
  } catch (err) {
    deps.log.warn({ merchantId, err }, 'telegram gateway did not report on a code');
  }
  return false;
}

/** Whether Telegram Gateway has this code, sent now or before, so that no SMS is needed at this moment (B18). */
export async function isWithTelegram(deps: GatewayDeps, code: CodeSms): Promise<boolean> {
  const { merchantId, route, sms } = code;
  const token = route.codeGatewayToken;
  if (token === null) return false;
  if (sms.requestId) return hasArrived(deps, { merchantId, requestId: sms.requestId }, token);
  return sms.code ? sendByGateway(deps, code, token) : false;
}
