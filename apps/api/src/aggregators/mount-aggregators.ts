import { ApiError } from '@dasturxon/core/api';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import { callerAddressReader } from '../http/limits/caller-address.ts';
import { requestLimit } from '../http/limits/request-limit.ts';
import { logSecurity } from '../http/log/security-log.ts';
import { noteRequest } from '../http/log/request-notes.ts';
import { isStorable, readBytes } from '../http/read-body.ts';
import type { Deps } from '../orders/model/deps.ts';
import { readAvailability, readComposition } from './menu/composition.ts';
import { readPlaceAvailability, readPlaces } from './menu/places.ts';
import { accountOfToken, changeAggregator, grantToken } from './model/account.ts';
import { type AggregatorCtx, aggregatorCtx } from './model/client.ts';
import { applyEatsReport, cancelEatsOrder, noteEatsCourier } from './orders/apply-report.ts';
import { editEatsOrder } from './orders/edit-order.ts';
import { readEatsOrder, readEatsStatus } from './orders/read-order.ts';
import { noteRefused, takeEatsOrder } from './orders/take-order.ts';
import { EatsCancel, EatsCourier, EatsId, EatsOrder, EatsStatus } from './wire/eats-order.schema.ts';
import { Refusal, refusalBody } from './wire/refusal.ts';

/** Below this path the protocol of aggregators is served, with its own errors. */
const BASE = '/aggregators';
const BODY_LIMIT = 256 * 1024;

const TYPES = {
  json: 'application/json; charset=utf-8',
  composition: 'application/vnd.eats.menu.composition.v2+json',
  availability: 'application/vnd.eats.menu.availability.v2+json',
  order: 'application/vnd.eats.order.v2+json',
} as const;
const READ_TYPES = /^application\/(json|vnd\.eats\.[\w.]+\+json)\s*(;|$)/i;

type Answer = { body: unknown; type?: keyof typeof TYPES; status?: number };
type Verb = (ctx: AggregatorCtx, call: { id: string; text: () => Promise<string> }) => Promise<Answer>;

function toResponse({ body, type = 'json', status = 200 }: Answer): Response {
  const headers = { 'Content-Type': TYPES[type], 'Cache-Control': 'no-store' };
  return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  return new Refusal(error.status === 404 ? 404 : 422, error.code);
}

async function textOf(request: Request): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request, BODY_LIMIT));
  } catch {
    throw new Refusal(400, 'the body cannot be read');
  }
}

/** A body of JSON by its schema. Throws 400 with the parts that are wrong, without their values. */
function read<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'the body is not JSON');
  }
  const parsed = isStorable(value) ? v.safeParse(schema, value) : null;
  if (parsed?.success) return parsed.output;
  const wrong = parsed?.issues.map((issue) => v.getDotPath(issue) ?? 'body') ?? ['body'];
  throw new Refusal(400, `wrong: ${[...new Set(wrong)].slice(0, 10).join(', ')}`);
}

/** The aggregator's id in a body that may be wrong otherwise; null without a usable one. */
function eatsIdIn(text: string): string | null {
  try {
    return read(v.object({ eatsId: EatsId }), text).eatsId;
  } catch {
    return null;
  }
}

const place: Verb = async (ctx, { text }) => {
  const bodyText = await text();
  try {
    const orderId = await takeEatsOrder(ctx, { order: read(EatsOrder, bodyText), bodyText });
    return { body: { result: 'OK', orderId } };
  } catch (error) {
    const refusal = refusalOf(error);
    const eatsId = refusal && eatsIdIn(bodyText);
    if (refusal && eatsId) await noteRefused(ctx, eatsId, refusal.message);
    throw error;
  }
};

const done = (status = 200): Answer => ({ body: { result: 'OK' }, status });

/** Every call but the sign-in: method, path, verb. */
const VERBS: readonly (readonly [string, string, Verb])[] = [
  ['GET', '/restaurants', async (ctx) => ({ body: await readPlaces(ctx) })],
  ['GET', '/restaurants/availability', async (ctx) => ({ body: await readPlaceAvailability(ctx) })],
  [
    'GET',
    '/menu/:id/composition',
    async (ctx, { id }) => {
      const body = await readComposition(ctx, id);
      await ctx.db.inTenant(ctx.merchantId, (tx) =>
        changeAggregator(tx, ctx.account, { menuReadAt: ctx.now() }),
      );
      return { body, type: 'composition' };
    },
  ],
  [
    'GET',
    '/menu/:id/availability',
    async (ctx, { id }) => ({ body: await readAvailability(ctx, id), type: 'availability' }),
  ],
  ['GET', '/menu/:id/promos', async () => ({ body: { promos: [] } })],
  ['POST', '/order', place],
  ['GET', '/order/:id', async (ctx, { id }) => ({ body: await readEatsOrder(ctx, id), type: 'order' })],
  [
    'PUT',
    '/order/:id',
    async (ctx, { id, text }) => {
      await editEatsOrder(ctx, id, read(EatsOrder, await text()));
      return done();
    },
  ],
  [
    'DELETE',
    '/order/:id',
    async (ctx, { id, text }) => {
      await cancelEatsOrder(ctx, { orderId: id, ...read(EatsCancel, await text()) });
      return done();
    },
  ],
  ['GET', '/order/:id/status', async (ctx, { id }) => ({ body: await readEatsStatus(ctx, id) })],
  [
    'PUT',
    '/order/:id/status',
    async (ctx, { id, text }) => {
      await applyEatsReport(ctx, { orderId: id, ...read(EatsStatus, await text()) });
      return done(204);
    },
  ],
  [
    'POST',
    '/order/:id/courier',
    async (ctx, { id, text }) => {
      await noteEatsCourier(ctx, { orderId: id, ...read(EatsCourier, await text()) });
      return done();
    },
  ],
];

const EXPIRED = 'Access token has been expired. You should request a new one';

/** The context of a call by its bearer. Throws 401, also for a merchant that is gone. */
async function signedIn(deps: Deps, authorization: string | undefined): Promise<AggregatorCtx> {
  const token = /^Bearer (\S{1,300})$/i.exec(authorization ?? '')?.[1];
  const account = token ? await accountOfToken(deps, token) : null;
  const tenant = account && (await deps.tenants.byIdOrSub(account.merchantId));
  if (!account || !tenant) throw new Refusal(401, EXPIRED);
  return aggregatorCtx(deps, account, tenant);
}

async function signIn(deps: Deps, text: string): Promise<Answer> {
  const form = new URLSearchParams(text);
  if (form.get('grant_type') !== 'client_credentials')
    throw new Refusal(400, 'grant_type must be client_credentials');
  const id = form.get('client_id') ?? '';
  const token = await grantToken(deps, { id, secret: form.get('client_secret') ?? '' });
  if (!token) {
    logSecurity(deps.log, 'access.refused', { client: id.slice(0, 90) });
    throw new Refusal(400, 'client_id or client_secret is wrong');
  }
  return { body: { access_token: token, token_type: 'bearer', expires_in: 3600 } };
}

/**
 * The protocol of aggregators: they are clients, this server the OAuth server and the merchant's menu and orders. Calls
 * without a valid token count against their address, as forged callbacks of providers do (T44); the others are not limited.
 */
export function mountAggregators(app: Hono, deps: Deps): void {
  const addressOf = callerAddressReader(deps);
  const unauthenticated = requestLimit(deps.env.REQUEST_RATE);

  async function guarded(c: Context, work: () => Promise<Answer>): Promise<Response> {
    const address = addressOf(c);
    const wait = unauthenticated(address, 'look');
    try {
      if (wait > 0) throw new Refusal(429, 'too many calls');
      return toResponse(await work());
    } catch (error) {
      const refusal = refusalOf(error) ?? new Refusal(500, 'the server failed');
      if (refusal.status === 500) deps.log.error({ err: error }, 'aggregator call failed');
      if (refusal.status === 401) unauthenticated(address);
      return toResponse({ body: refusalBody(refusal), status: refusal.status });
    }
  }

  app.post(`${BASE}/security/oauth/token`, (c) =>
    guarded(c, async () => {
      const text = await textOf(c.req.raw);
      return signIn(deps, text).catch((error: unknown) => {
        unauthenticated(addressOf(c));
        throw error;
      });
    }),
  );
  for (const [method, path, verb] of VERBS)
    app.on(method, BASE + path, (c) =>
      guarded(c, async () => {
        const ctx = await signedIn(deps, c.req.header('authorization'));
        noteRequest(c.req.raw, { merchantId: ctx.merchantId });
        const text = async () => {
          if (!READ_TYPES.test(c.req.header('content-type') ?? ''))
            throw new Refusal(400, 'Content-Type must be JSON');
          return textOf(c.req.raw);
        };
        return verb(ctx, { id: c.req.param('id') ?? '', text });
      }),
    );
  app.all(`${BASE}/*`, (c) => guarded(c, () => Promise.reject(new Refusal(404, 'there is no such call'))));
}
