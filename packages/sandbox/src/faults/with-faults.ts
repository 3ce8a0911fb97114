import { setTimeout as pause } from 'node:timers/promises';

import type { Context, MiddlewareHandler } from 'hono';

import { playMobileError } from '../sms/play-mobile.routes.ts';
import type { FaultService, FaultSwitches } from './fault-switches.ts';

const DEFAULT_DELAY_MS = 15_000;
const BAD_GATEWAY = '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>';

/** Each service's own message for an internal error. */
const ERRORS: Readonly<Record<FaultService, (c: Context) => Response>> = {
  eskiz: (c) => c.json({ status: 'error', message: 'Server Error' }, 500),
  playmobile: (c) => c.json(playMobileError(100), 400),
  nominatim: (c) => c.json({ error: { code: 500, message: 'Internal Server Error' } }, 500),
  'yandex-delivery': (c) => c.json({ code: 'internal_error', message: 'Internal Server Error' }, 500),
  s3: (c) => c.body('<Error><Code>InternalError</Code></Error>', 500, { 'content-type': 'application/xml' }),
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

/** Lets the switched-on fault of a service hit its calls. */
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

export function withFaults(switches: FaultSwitches, service: FaultService): MiddlewareHandler {
  return async (c, next) => {
    const fault = switches.take(service);
    const failure = insteadOf(c, service, fault?.mode);
    if (failure) return failure;
    if (fault?.mode === 'slow') await pause(fault.delayMs ?? DEFAULT_DELAY_MS);
    await next();
    if (fault?.mode === 'cut') c.res = await halfOf(c.res);
    if (fault?.mode === 'changed') c.res = new Response(MAINTENANCE, c.res);
    return undefined;
  };
}
