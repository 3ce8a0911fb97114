import { setTimeout as pause } from 'node:timers/promises';

import type { Context, MiddlewareHandler } from 'hono';

import { playMobileError } from '../sms/play-mobile.routes.ts';
import type { Fault, FaultService, FaultSwitches } from './fault-switches.ts';

/** Services whose reads can be `stale`. */
const STALE_SERVICES: readonly FaultService[] = [
  'poster',
  'iiko',
  'jowi',
  'amocrm',
  'click',
  'yandex-delivery',
];

/** Those of them that stay behind for as long as the fault lasts, as a tax service that is slow to list a receipt. */
const LAGGING_SERVICES: readonly FaultService[] = ['click'];

const DEFAULT_DELAY_MS = 15_000;
const BAD_GATEWAY = '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>';

/** Each service's own message for an internal error. */
const ERRORS: Readonly<Record<FaultService, (c: Context) => Response>> = {
  eskiz: (c) => c.json({ status: 'error', message: 'Server Error' }, 500),
  playmobile: (c) => c.json(playMobileError(100), 400),
  'telegram-gateway': (c) => c.json({ ok: false, error: 'INTERNAL_ERROR' }, 500),
  nominatim: (c) => c.json({ error: { code: 500, message: 'Internal Server Error' } }, 500),
  'yandex-delivery': (c) => c.json({ code: 'internal_error', message: 'Internal Server Error' }, 500),
  amocrm: (c) => c.json({ title: 'Internal Server Error', status: 500, detail: '' }, 500),
  iiko: (c) => c.json({ error: 'InternalServerError', errorDescription: 'Internal error' }, 500),
  jowi: (c) => c.json({ status: 0, message: 'Internal error' }, 500),
  poster: (c) => c.json({ error: { code: 500, message: 'Internal error' } }, 500),
  'web-push': (c) => c.text('too many messages', 429, { 'retry-after': '30' }),
  s3: (c) => c.body('<Error><Code>InternalError</Code></Error>', 500, { 'content-type': 'application/xml' }),
  'yandex-maps': (c) => c.text('Internal Server Error', 500),
  tiles: (c) => c.text('Internal Server Error', 500),
  telegram: (c) => c.json({ ok: false, error_code: 500, description: 'Internal Server Error' }, 500),
  payme: (c) => c.json({ jsonrpc: '2.0', id: null, error: { code: -32_400, message: 'Internal error' } }),
  uzum: (c) => c.json({ errorCode: 5000, message: 'Internal error', result: null }, 500),
  multicard: (c) => c.json({ success: false, error: { code: 'ERROR_UNKNOWN', details: '' } }, 500),
  click: (c) =>
    c.json({ jsonrpc: '2.0', id: null, error: { code: -32_603, message: 'Internal error' } }, 500),
};

/** 403 in the shape that most of these services share: a code and a message. */
const refused = (c: Context) => c.json({ code: 'forbidden', message: 'Forbidden' }, 403);

const MAINTENANCE = '<html>maintenance</html>';

async function halfOf(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  return new Response(bytes.slice(0, Math.floor(bytes.byteLength / 2)), response);
}

/** The failure that answers instead of the service; null where the service answers. */
function insteadOf(c: Context, service: FaultService, mode: string | undefined) {
  if (mode === 'down') return c.html(BAD_GATEWAY, 502);
  if (mode === 'error') return ERRORS[service](c);
  return mode === 'refused' ? refused(c) : null;
}

/** Every list of an answer with each of its entries twice, in the reverse order. */
function listedTwice(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(listedTwice).toReversed();
    return [...entries, ...entries];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, listedTwice(one)]));
}

const REPEATED_ANSWERS_AT_MOST = 1_000;

/** What each read was answered the last time, for `stale`. */
function createLastAnswers(service: FaultService) {
  const lags = LAGGING_SERVICES.includes(service);
  const last = new Map<string, { text: string; status: number }>();
  return async (c: Context, isStale: boolean): Promise<void> => {
    // iiko and Yandex Delivery read by POST too: a call is a read unless its path names a write.
    if (
      c.req.method !== 'GET' &&
      !/\/(by_id|stop_lists|nomenclature|organizations|terminal_groups|claims\/info)$/.test(c.req.path)
    )
      return;
    const call = c.req.method === 'GET' ? c.req.url : `${c.req.url} ${await c.req.text()}`;
    const known = last.get(call);
    const text = await c.res.clone().text();
    if (last.size >= REPEATED_ANSWERS_AT_MOST) last.clear();
    if (!(isStale && known && lags)) last.set(call, { text, status: c.res.status });
    if (isStale && known) c.res = new Response(known.text, { status: known.status, headers: c.res.headers });
  };
}

/** Changes a right answer as its fault does; one without a body stays. */
async function spoil(c: Context, mode: string | undefined): Promise<void> {
  if (c.res.status === 204) return;
  if (mode === 'cut') c.res = await halfOf(c.res);
  if (mode === 'changed') c.res = new Response(MAINTENANCE, c.res);
  if (mode === 'twice') c.res = new Response(JSON.stringify(listedTwice(await c.res.json())), c.res);
}

/** Waits where the fault is of this mode. */
async function pauseOf(fault: Fault | null, mode: Fault['mode']): Promise<void> {
  if (fault?.mode === mode) await pause(fault.delayMs ?? DEFAULT_DELAY_MS);
}

/** Lets the switched-on fault of a service hit its calls. */
export function withFaults(switches: FaultSwitches, service: FaultService): MiddlewareHandler {
  const repeat = createLastAnswers(service);
  return async (c, next) => {
    const fault = switches.take(service);
    const failure = insteadOf(c, service, fault?.mode);
    if (failure) return failure;
    await pauseOf(fault, 'slow');
    await next();
    await pauseOf(fault, 'silent');
    if (STALE_SERVICES.includes(service)) await repeat(c, fault?.mode === 'stale');
    await spoil(c, fault?.mode);
    return undefined;
  };
}
