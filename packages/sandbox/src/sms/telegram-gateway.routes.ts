import { randomInt } from 'node:crypto';

import { type Context, Hono } from 'hono';
import * as v from 'valibot';

import type { SmsInbox } from './sms-inbox.ts';

const MOST_REQUESTS = 500;

const Send = v.object({
  phone_number: v.pipe(v.string(), v.regex(/^\+\d{7,15}$/)),
  code: v.pipe(v.string(), v.regex(/^\d{4,8}$/)),
  ttl: v.optional(v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(3600))),
});
const Named = v.object({ request_id: v.string() });

/** The token of a demo brand at the stand-in of Telegram Gateway. */
export const gatewayToken = (sub: string): string => `gateway-${sub}`;

type Request = { phone: string; status: 'sent' | 'delivered' | 'revoked'; at: number };

const ok = (c: Context, result: unknown) => c.json({ ok: true, result });
/** Gateway answers a refused call with 200 and names the reason. */
const refuse = (c: Context, error: string) => c.json({ ok: false, error });

/**
 * Telegram Gateway: codes in the chat "Verification Codes". A phone that ends in 00 has no Telegram; one that ends in 11
 * is switched off, so that its message stays `sent`.
 */
export function telegramGatewayRoutes(inbox: SmsInbox, now: () => Date): Hono {
  const requests = new Map<string, Request>();
  const routes = new Hono();
  const seconds = () => Math.floor(now().getTime() / 1000);
  const statusOf = (id: string, { phone, status, at }: Request) => ({
    request_id: id,
    phone_number: phone,
    request_cost: 0.01,
    delivery_status: { status, updated_at: at },
  });
  const read = async <Schema extends v.GenericSchema>(c: Context, schema: Schema) =>
    v.safeParse(schema, await c.req.json().catch(() => null));

  routes.use('*', async (c, next) => {
    const isKnown = /^Bearer gateway-[a-z0-9][a-z0-9-]{0,62}$/.test(c.req.header('authorization') ?? '');
    return isKnown ? next() : refuse(c, 'ACCESS_TOKEN_INVALID');
  });
  routes.post('/sendVerificationMessage', async (c) => {
    const body = await read(c, Send);
    if (!body.success) return refuse(c, 'PARAMS_INVALID');
    const { phone_number: phone, code } = body.output;
    if (phone.endsWith('00')) return refuse(c, 'PHONE_NUMBER_NOT_AVAILABLE');
    const isOff = phone.endsWith('11');
    const id = String(randomInt(1e14, 2 ** 47));
    const request: Request = { phone, status: isOff ? 'sent' : 'delivered', at: seconds() };
    if (requests.size >= MOST_REQUESTS) requests.clear();
    requests.set(id, request);
    if (!isOff) inbox.add({ phone, text: `Verification Codes (Telegram): ${code}` });
    return ok(c, statusOf(id, request));
  });
  routes.post('/checkVerificationStatus', async (c) => {
    const body = await read(c, Named);
    const request = body.success ? requests.get(body.output.request_id) : undefined;
    if (!body.success || !request) return refuse(c, 'REQUEST_ID_INVALID');
    return ok(c, statusOf(body.output.request_id, request));
  });
  routes.post('/revokeVerificationMessage', async (c) => {
    const body = await read(c, Named);
    const request = body.success ? requests.get(body.output.request_id) : undefined;
    if (!body.success || !request) return refuse(c, 'REQUEST_ID_INVALID');
    if (request.status === 'sent')
      requests.set(body.output.request_id, { ...request, status: 'revoked', at: seconds() });
    return ok(c, true);
  });
  return routes;
}
