import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';

import { Fault, type FaultSwitches } from './faults/fault-switches.ts';
import type { AdvanceOrder, ListOrders } from './orders/console-order.ts';
import type { SmsInbox } from './sms/sms-inbox.ts';
import type { TelegramInbox } from './telegram/telegram-inbox.ts';

export interface SandboxApi {
  readonly sms: SmsInbox;
  readonly telegram: TelegramInbox;
  readonly faults: FaultSwitches;
  readonly advanceOrder: AdvanceOrder;
  readonly listOrders: ListOrders;
}

const SmsQuery = v.object({ phone: v.optional(v.pipe(v.string(), v.maxLength(32))) });
const OrderId = v.pipe(v.string(), v.uuid());
const Advance = v.strictObject({ to: v.pipe(v.string(), v.regex(/^[A-Z][A-Z_]{0,40}$/)) });
const MAX_BODY = 16 * 1024;

/** The sandbox's own JSON, which the console, the tests and outside tools read. */
export function sandboxApiRoutes({ sms, telegram, faults, advanceOrder, listOrders }: SandboxApi): Hono {
  const routes = new Hono();
  routes.use('*', bodyLimit({ maxSize: MAX_BODY, onError: (c) => refuse(c, 'body_too_large', 413) }));
  routes.use('*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    return next();
  });

  routes.get('/sms', (c) => {
    const query = v.safeParse(SmsQuery, c.req.query());
    return query.success ? c.json(sms.list(query.output.phone)) : refuse(c, 'bad_query', 400);
  });
  routes.get('/telegram', (c) => c.json(telegram.list()));

  routes.get('/orders', async (c) => c.json(await listOrders()));
  routes.post('/orders/:id/advance', async (c) => {
    const id = v.safeParse(OrderId, c.req.param('id'));
    if (!id.success) return refuse(c, 'order_unknown', 404);
    const body = v.safeParse(Advance, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    const answer = await advanceOrder(id.output, body.output.to);
    if (answer.ok) return c.json({ id: id.output, status: answer.value.status });
    return refuse(c, answer.code, answer.code === 'order_unknown' ? 404 : 409);
  });

  routes.get('/faults', (c) => c.json(faults.list()));
  routes.post('/faults', async (c) => {
    const body = v.safeParse(Fault, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    faults.set(body.output);
    return c.json(faults.list());
  });
  return routes;
}

/** The parsed body; null when it is no JSON or is not called JSON (a form of another site could send that). */
async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) return null;
  return c.req.json().catch(() => null);
}

const MESSAGES = {
  bad_query: 'The query is not understood.',
  bad_body: 'The body must be JSON with exactly the documented fields.',
  body_too_large: 'The body is too large.',
  order_unknown: 'There is no such order.',
  status_unreachable: 'The order cannot reach this status.',
} as const;

function refuse(c: Context, code: keyof typeof MESSAGES, status: 400 | 404 | 409 | 413): Response {
  return c.json({ code, message: MESSAGES[code] }, status);
}
