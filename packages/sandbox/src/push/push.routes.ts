import { type Context, Hono } from 'hono';
import * as v from 'valibot';

import { readJson, refuse } from '../json.ts';
import { createBrowser, isVapid, type PushBrowser } from './push-browser.ts';

const BROWSERS_AT_MOST = 500;
const LARGEST_BYTES = 4096;

const NewBrowser = v.strictObject({ serverKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/))) });

const Ttl = v.pipe(v.string(), v.regex(/^\d{1,8}$/), v.transform(Number));

/** Browsers by id, shared by the push service and the sandbox's own JSON. */
export type PushBrowsers = Map<string, PushBrowser>;

/** Push services judge tokens by the real time, not by the sandbox's clock. */
const realTime = () => new Date();

/** A push service: `POST /{id}` takes an encrypted message (RFC 8030) with a VAPID token. */
export function pushRoutes(browsers: PushBrowsers): Hono {
  const routes = new Hono();
  routes.post('/:id', async (c) => {
    const browser = browsers.get(c.req.param('id'));
    if (!browser) return c.text('push subscription has expired or is unknown', 404);
    if (browser.isGone) return c.text('push subscription has unsubscribed or expired', 410);
    const about = { origin: new URL(c.req.url).origin, serverKey: browser.serverKey, now: realTime() };
    if (!isVapid(c.req.header('authorization') ?? '', about)) return c.text('invalid VAPID token', 403);
    const ttl = v.safeParse(Ttl, c.req.header('ttl'));
    if (!ttl.success) return c.text('TTL header is missing', 400);
    const body = Buffer.from(await c.req.arrayBuffer());
    if (c.req.header('content-encoding') !== 'aes128gcm') return c.text('unknown encoding', 415);
    if (body.length > LARGEST_BYTES) return c.text('payload too large', 413);
    const topic = c.req.header('topic') ?? null;
    browser.read.push({
      message: browser.decrypt(body),
      ttl: ttl.output,
      topic,
      at: realTime().toISOString(),
    });
    return c.body(null, 201);
  });
  return routes;
}

/** The sandbox's own JSON: makes browsers, shows what they read, ends their subscriptions. */
export function pushApiRoutes(browsers: PushBrowsers): Hono {
  const routes = new Hono();
  const browserOf = (c: Context) => browsers.get(c.req.param('id') ?? '');
  routes.post('/', async (c) => {
    const body = v.safeParse(NewBrowser, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    if (browsers.size >= BROWSERS_AT_MOST) browsers.clear();
    const browser = createBrowser(body.output.serverKey ?? null);
    browsers.set(browser.id, browser);
    const { id, p256dh, auth } = browser;
    const endpoint = new URL(`/sandbox/push/${id}`, c.req.url);
    // Node does not resolve the names of brands on this machine.
    if (endpoint.hostname.endsWith('.localhost')) endpoint.hostname = '127.0.0.1';
    return c.json({ id, endpoint: endpoint.href, p256dh, auth });
  });
  routes.get('/:id', (c) => c.json(browserOf(c)?.read ?? []));
  routes.delete('/:id', (c) => {
    const browser = browserOf(c);
    if (browser) browser.isGone = true;
    return c.body(null, 204);
  });
  return routes;
}
