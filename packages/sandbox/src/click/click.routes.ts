import { WirePhone } from '@dasturxon/core/kernel';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import { shellUrl, type FindBrand } from '../brands/sandbox-brand.ts';
import { readJson, refuse } from '../json.ts';
import type { Exchange, Exchanges } from './exchanges.ts';
import type { WebSessions } from './web-sessions.ts';

const Call = v.object({
  jsonrpc: v.literal('2.0'),
  method: v.literal('user.profile'),
  id: v.union([v.number(), v.string()]),
});

const failed = (c: Context, id: unknown, error: { code: number; message: string }) =>
  c.json({ jsonrpc: '2.0', id, error });

function exchanged(profile: ReturnType<WebSessions['find']>): Omit<Exchange, 'at'> {
  if (profile === 'unauthorized') return { clientId: null, outcome: profile };
  return profile
    ? { clientId: profile.client_id, outcome: 'returned' }
    : { clientId: null, outcome: 'expired' };
}

/** Click's exchange: the merchant's server asks with its key whose a web session is. */
export function clickIntegrationRoutes(sessions: WebSessions, exchanges: Exchanges): Hono {
  const routes = new Hono();
  routes.post('/integration', async (c) => {
    const body = v.safeParse(Call, await readJson(c));
    if (!body.success) return failed(c, null, { code: -32_600, message: 'Invalid Request' });
    const [, key = ''] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? [];
    const profile = sessions.find(key, c.req.header('web_session') ?? '');
    const { id } = body.output;
    exchanges.record(exchanged(profile));
    if (profile === 'unauthorized') return c.json({ message: 'Unauthorized' }, 401);
    if (!profile) return failed(c, id, { code: -32_000, message: 'session expired' });
    return c.json({ jsonrpc: '2.0', id, result: profile });
  });
  return routes;
}

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const Launch = v.strictObject({
  vendor: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  clientId: v.union([
    v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
  ]),
  phone: WirePhone,
  firstName: v.optional(Name, 'Alisher'),
  lastName: v.optional(Name),
});

/** What the Click app does on the phone: opens a brand's mini-app with a web session in its address. */
export function clickLaunchRoutes({
  sessions,
  exchanges,
  findBrand,
}: {
  sessions: WebSessions;
  exchanges: Exchanges;
  findBrand: FindBrand;
}): Hono {
  const routes = new Hono();
  routes.get('/exchanges', (c) => c.json(exchanges.list()));
  routes.post('/launch', async (c) => {
    const body = v.safeParse(Launch, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    const { vendor, clientId, phone, firstName, lastName } = body.output;
    const brand = await findBrand(vendor);
    if (!brand) return refuse(c, 'brand_unknown', 404);
    const session = sessions.open(brand.clickApiKey, {
      client_id: clientId,
      name: firstName,
      surname: lastName ?? null,
      patronym: null,
      gender: null,
      phone_number: phone.replace('+', ''),
      is_identified: true,
    });
    const url = shellUrl(brand, '/click/', c.req.url);
    url.searchParams.set('web_session', session);
    return c.json({ url: url.href });
  });
  return routes;
}
