import {
  IDEMPOTENCY_HEADER,
  MERCHANT_COOKIE,
  inMountOrder,
  pathSpellings,
  readIdempotencyKey,
  type Answered,
  type ServerEndpoint,
  type EndpointAuth,
  type Received,
} from '@dasturxon/core/api';
import { missingMerchantId } from '@dasturxon/core/merchant';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import { admitCall } from './admit-call.ts';
import type { Ctx, CtxFor, Deps, Preview } from './context.ts';
import { markPreviewed, previewed, previewOfCall } from './previewed-call.ts';
import { API_HEADERS, Reply } from '../answers.ts';
import { cameByHttps, COOKIE_YEAR, cookieText } from '../cookie-text.ts';
import { callerAddressReader } from '../limits/caller-address.ts';
import { codeOf, errorAnswer } from '../on-error.ts';
import { parseRequest } from './parse-request.ts';
import { apiError } from '../api-error.ts';
import { requestIdOf } from '../request-id.ts';
import { requestLimit } from '../limits/request-limit.ts';
import { noteRequest, noteStaff } from '../log/request-notes.ts';
import { resolveTenant, tenantClues } from '../tenancy/resolve-tenant.ts';
import type { Tenant } from '../tenancy/tenants.ts';

export type Input<E extends ServerEndpoint> = {
  params: Received<E, 'params'>;
  query: Received<E, 'query'>;
  body: Received<E, 'body'>;
  bodyText: string;
};

/** A verb of a feature. A Response (prepared bytes, an event stream) is passed on as it is. */
export type Handler<E extends ServerEndpoint, D extends Deps = Deps> = (
  ctx: CtxFor<E['auth'], D>,
  input: Input<E>,
) => Promise<Answered<E> | Reply<Answered<E>> | Response>;

export type ServeOptions<D extends Deps = Deps> = {
  /** Answers for an inactive or deleted merchant too: how a page learns that it is. */
  evenWhenClosed?: boolean;
  /** Throws for a call whose headers prove nothing, before its body is read. */
  admit?: (ctx: Ctx<D>) => Promise<void>;
  /** Answers without a merchant instead of the handler; null where this host has one to ask. */
  withoutMerchant?: (deps: D, request: Request, clientAddress: string) => Promise<unknown>;
};

/** Mounts what is not of the contract: pages and assets, the sandbox. */
export type Mount<D extends Deps = Deps> = (app: Hono, deps: D) => void;

/** Mounts one endpoint of the contract: merchant, session, parse in, verb, parse out. Verbs never see Hono. */
export type Serve<D extends Deps = Deps> = <const E extends ServerEndpoint>(
  endpoint: E,
  handler: Handler<E, D>,
  options?: ServeOptions<D>,
) => void;

const cacheControlFor = (auth: EndpointAuth) => (auth === 'none' ? 'no-cache' : 'no-store');

function refuseClosed(tenant: Tenant, options: { evenWhenClosed?: boolean }) {
  if (options.evenWhenClosed) return;
  if (tenant.deleted) throw apiError('merchant.deleted');
  if (!tenant.isActive) throw apiError('merchant.inactive');
}

/** What the schema lets out: fields it does not name never leave (T25). */
function answerOf(endpoint: ServerEndpoint, result: unknown): Response {
  if (result instanceof Response) return result;
  const { value, status, headers } = result instanceof Reply ? result : new Reply(result, {});
  if (endpoint.answerType === 'empty') return new Response(null, { status: 204, headers });
  const parsed = v.safeParse(endpoint.answer, value);
  if (!parsed.success) {
    const where = parsed.issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.type}`);
    throw new Error(`the answer of ${endpoint.path} does not fit its schema: ${where.join(', ')}`);
  }
  return new Response(JSON.stringify(parsed.output), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** The cookie that names whose site it is. */
const merchantCookie = ({ merchantId }: Tenant, request: Request) =>
  cookieText({ name: MERCHANT_COOKIE, value: merchantId, maxAge: COOKIE_YEAR }, cameByHttps(request));

type Mounted = {
  endpoint: ServerEndpoint;
  path: ServerEndpoint['path'];
  answer: (c: Context) => Promise<Response>;
};

/** Mounts the endpoints given to `serve`; `mountAll` is called once, after every feature. */
export function serving<D extends Deps>(app: Hono, deps: D): { serve: Serve<D>; mountAll: () => void } {
  const mounted: Mounted[] = [];
  const limit = requestLimit(deps.env.REQUEST_RATE);
  const addressOf = callerAddressReader(deps);

  async function contextOf(c: Context, endpoint: ServerEndpoint, options: ServeOptions<D>): Promise<Ctx<D>> {
    const clues = tenantClues(c.req.raw);
    const tenant = await resolveTenant(deps, clues);
    if (!tenant) throw apiError(missingMerchantId(clues.cookie));
    if (clues.cookie !== null && clues.cookie !== tenant.merchantId)
      c.set('cookie', merchantCookie(tenant, c.req.raw));
    noteRequest(c.req.raw, { merchantId: tenant.merchantId });
    refuseClosed(tenant, options);
    const preview = await previewOfCall(deps, endpoint, { tenant, request: c.req.raw });
    c.set('preview', preview);
    const caller = await admitCall(deps, endpoint, { tenant, request: c.req.raw });
    if (endpoint.auth === 'staff') noteStaff(c.req.raw, caller);
    const idempotencyKey = readIdempotencyKey(c.req.header(IDEMPOTENCY_HEADER));
    if (endpoint.idempotencyKey && !idempotencyKey) throw apiError('idempotency.keyMissing');
    const requestId = requestIdOf(c);
    return {
      ...previewed(deps, preview),
      preview,
      log: deps.log.child({ requestId, merchantId: tenant.merchantId }),
      tenant,
      merchantId: tenant.merchantId,
      caller,
      requestId,
      clientAddress: addressOf(c),
      idempotencyKey,
      header: (name) => c.req.header(name) ?? null,
      // Asked for by few: the Request that has it is made for it alone.
      get signal() {
        return c.req.raw.signal;
      },
    };
  }

  const serve: Serve<D> = (endpoint, handler, options = {}) => {
    const resultOf = async (c: Context) => {
      const ctx = await contextOf(c, endpoint, options);
      await options.admit?.(ctx);
      const input = await parseRequest(endpoint, c.req.raw, c.req.param() as Record<string, string>);
      return handler(ctx as Parameters<typeof handler>[0], input as Parameters<typeof handler>[1]);
    };
    const answer = async (c: Context): Promise<Response> => {
      const result = (await options.withoutMerchant?.(deps, c.req.raw, addressOf(c))) ?? (await resultOf(c));
      const response = answerOf(endpoint, result);
      if (!response.headers.has('cache-control'))
        response.headers.set('cache-control', cacheControlFor(endpoint.auth));
      return response;
    };
    mounted.push({ endpoint, path: endpoint.path, answer });
  };

  async function guarded(c: Context, answer: (c: Context) => Promise<Response>): Promise<Response> {
    const requestId = requestIdOf(c);
    const startedAt = performance.now();
    const wait = limit(addressOf(c));
    const answered =
      wait > 0 ? Promise.reject(apiError('request.rateLimited', { seconds: wait })) : answer(c);
    const response = await answered.catch((error: unknown) => {
      noteRequest(c.req.raw, { refusal: codeOf(error).code });
      return errorAnswer(error, requestId, deps.log.child({ requestId }));
    });
    const cookie = c.get('cookie') as string | undefined;
    if (cookie) response.headers.append('Set-Cookie', cookie);
    markPreviewed(c.get('preview') as Preview | null | undefined, response);
    // The body of an answer to HEAD is not read, so a stream would stay open.
    if (c.req.method === 'HEAD') await response.body?.cancel();
    measure(deps, { c, status: response.status, startedAt });
    return withApiHeaders(response, requestId);
  }

  function mountAll() {
    const spelled = inMountOrder(mounted).flatMap(({ endpoint, answer }) =>
      pathSpellings(endpoint).map((path) => ({ method: endpoint.method, path: honoPath(path), answer })),
    );
    for (const { method, path, answer } of spelled) app.on(method, path, (c) => guarded(c, answer));
    for (const path of new Set(spelled.map((one) => one.path)))
      app.all(path, (c) => guarded(c, () => Promise.reject(apiError('methodNotAllowed'))));
  }

  return { serve, mountAll };
}

type Call = { c: Context; status: number; startedAt: number };

function measure({ metrics }: Deps, { c, status, startedAt }: Call) {
  const { method, routePath: path } = c.req;
  metrics.answered({ method, path, status, seconds: (performance.now() - startedAt) / 1000 });
}

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Adds the headers of docs/security.md and the request's id. */
export function withApiHeaders(response: Response, requestId: string): Response {
  for (const [name, value] of Object.entries(API_HEADERS)) response.headers.set(name, value);
  response.headers.set('X-Request-Id', requestId);
  return response;
}
