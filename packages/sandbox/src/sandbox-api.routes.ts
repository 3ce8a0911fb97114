import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';

import { type ChangeRow, RowChange } from './brands/change-row.ts';
import { type ChangeSettings, SettingsChange } from './brands/change-settings.ts';
import type { ListBrands } from './brands/sandbox-brand.ts';
import { Fault, type FaultSwitches } from './faults/fault-switches.ts';
import { readJson, refuse } from './json.ts';
import type { AdvanceOrder, ListOrders } from './orders/console-order.ts';
import type { SmsInbox } from './sms/sms-inbox.ts';
import type { TelegramInbox } from './telegram/telegram-inbox.ts';

export interface SandboxApi {
  readonly sms: SmsInbox;
  readonly telegram: TelegramInbox;
  readonly faults: FaultSwitches;
  readonly advanceOrder: AdvanceOrder;
  readonly listOrders: ListOrders;
  readonly listBrands: ListBrands;
  readonly changeSettings: ChangeSettings;
  readonly changeRow: ChangeRow;
}

const SmsQuery = v.object({ phone: v.optional(v.pipe(v.string(), v.maxLength(32))) });
const OrderId = v.pipe(v.string(), v.uuid());
const Advance = v.strictObject({ to: v.pipe(v.string(), v.regex(/^[A-Z][A-Z_]{0,40}$/)) });
const MAX_BODY = 16 * 1024;

/** The sandbox's own JSON, which the console, the tests and outside tools read. */
export function sandboxApiRoutes(api: SandboxApi): Hono {
  const { sms, telegram, faults, advanceOrder, listOrders, listBrands, changeSettings, changeRow } = api;
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

  routes.get('/brands', async (c) => c.json(await listBrands()));
  routes.post('/brands/:vendor/settings', async (c) => {
    const body = v.safeParse(SettingsChange, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    const isChanged = await changeSettings(c.req.param('vendor'), body.output);
    return isChanged ? c.json(body.output) : refuse(c, 'brand_unknown', 404);
  });
  routes.post('/brands/:vendor/rows', async (c) => {
    const body = v.safeParse(RowChange, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    const before = await changeRow(c.req.param('vendor'), body.output);
    return before ? c.json({ before }) : refuse(c, 'row_unknown', 404);
  });
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
