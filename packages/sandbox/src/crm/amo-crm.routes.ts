import { randomUUID } from 'node:crypto';

import { type Context, Hono } from 'hono';
import * as v from 'valibot';

import { readJson } from '../json.ts';

/** What an account of amoCRM may ask in a second. */
const CALLS_A_SECOND = 7;
const ACCESS_SECONDS = 86_400;
const ACCOUNTS_AT_MOST = 200;
const LEADS_A_PAGE = 250;

const Grant = v.intersect([
  v.object({ client_id: v.string(), client_secret: v.string(), redirect_uri: v.pipe(v.string(), v.url()) }),
  v.variant('grant_type', [
    v.object({ grant_type: v.literal('authorization_code'), code: v.string() }),
    v.object({ grant_type: v.literal('refresh_token'), refresh_token: v.string() }),
  ]),
]);
const NewLeads = v.pipe(
  v.array(
    v.object({
      name: v.string(),
      price: v.pipe(v.number(), v.integer(), v.minValue(0)),
      request_id: v.optional(v.string()),
      pipeline_id: v.optional(v.number()),
      status_id: v.optional(v.number()),
      _embedded: v.object({
        tags: v.array(v.object({ name: v.string() })),
        contacts: v.array(v.looseObject({ first_name: v.string() })),
        metadata: v.looseObject({ category: v.literal('forms'), form_sent_at: v.number() }),
      }),
    }),
  ),
  v.minLength(1),
  v.maxLength(50),
);
const Change = v.object({
  price: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  status_id: v.optional(v.number()),
});
const NewNotes = v.array(
  v.object({ note_type: v.literal('common'), params: v.object({ text: v.string() }) }),
);

type Lead = v.InferOutput<typeof NewLeads>[number] & { id: number; notes: string[] };
type Account = { leads: Lead[]; access: string; refresh: string; expiresAt: number; calls: number[] };

/** amoCRM's error body. */
const problem = (c: Context, status: 400 | 401 | 404 | 429, detail: string) =>
  c.body(JSON.stringify({ title: 'Problem', status, detail }), status, {
    'content-type': 'application/problem+json',
  });

type Accounts = { of: (host: string) => Account };

function createAccounts(): Accounts {
  const accounts = new Map<string, Account>();
  return {
    of(host) {
      const known = accounts.get(host);
      if (known) return known;
      if (accounts.size >= ACCOUNTS_AT_MOST) accounts.clear();
      const account = { leads: [], access: '', refresh: '', expiresAt: 0, calls: [] };
      accounts.set(host, account);
      return account;
    },
  };
}

const hostOf = (c: Context) => c.req.param('host') ?? '';

/** Tokens, and who may call. */
function signIn(routes: Hono, accounts: Accounts, now: () => Date): void {
  routes.post('/:host/oauth2/access_token', async (c) => {
    const host = hostOf(c);
    const account = accounts.of(host);
    const body = v.safeParse(Grant, await readJson(c));
    const isGood =
      body.success &&
      (body.output.grant_type === 'authorization_code'
        ? body.output.code === `code-${host}`
        : account.refresh !== '' && body.output.refresh_token === account.refresh);
    if (!isGood) return problem(c, 400, 'Cannot decrypt the authorization code');
    Object.assign(account, {
      access: randomUUID(),
      refresh: randomUUID(),
      expiresAt: now().getTime() + ACCESS_SECONDS * 1000,
    });
    return c.json({
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      access_token: account.access,
      refresh_token: account.refresh,
    });
  });

  routes.use('/:host/api/v4/*', async (c, next) => {
    const host = hostOf(c);
    const account = accounts.of(host);
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    const isLive = token === account.access && account.access !== '' && now().getTime() < account.expiresAt;
    if (token !== `crm-${host}` && !isLive) return problem(c, 401, 'Token is invalid');
    const at = now().getTime();
    account.calls = [...account.calls.filter((one) => one > at - 1000), at];
    if (account.calls.length > CALLS_A_SECOND) return problem(c, 429, 'Limit exceeded');
    return next();
  });
}

/** Leads as lists: looked for and created. */
function leadLists(routes: Hono, accounts: Accounts): void {
  let lastId = 9_774_000;
  /** The JSON of the stand-in itself: what the account has. */
  routes.get('/:host/sandbox-leads', (c) => c.json(accounts.of(hostOf(c)).leads));

  routes.get('/:host/api/v4/account', (c) =>
    c.json({ id: 1, name: hostOf(c), subdomain: hostOf(c).split('.')[0] }),
  );
  routes.get('/:host/api/v4/leads/pipelines', (c) =>
    c.json({
      _embedded: {
        pipelines: [
          {
            id: 4_627_251,
            name: 'Savdo',
            _embedded: {
              statuses: [
                { id: 42_508_695, name: 'Yangi' },
                { id: 142, name: 'Yakunlandi' },
                { id: 143, name: 'Bekor' },
              ],
            },
          },
        ],
      },
    }),
  );
  routes.get('/:host/api/v4/leads', (c) => {
    const query = c.req.query('query') ?? '';
    const found = accounts.of(hostOf(c)).leads.filter(({ name }) => name.includes(query));
    if (found.length === 0) return c.body(null, 204);
    const leads = found
      .slice(-LEADS_A_PAGE)
      .map(({ id, name, price, status_id }) => ({ id, name, price, status_id }));
    return c.json({ _page: 1, _embedded: { leads } });
  });
  routes.post('/:host/api/v4/leads/complex', async (c) => {
    const body = v.safeParse(NewLeads, await readJson(c));
    if (!body.success) return problem(c, 400, 'Request validation failed');
    const { leads } = accounts.of(hostOf(c));
    const created = body.output.map((lead) => ({ ...lead, id: (lastId += 1), notes: [] }));
    leads.push(...created);
    return c.json(
      created.map(({ id, request_id }) => ({
        id,
        contact_id: id + 1_000_000,
        company_id: null,
        request_id: request_id ? [request_id] : [],
        merged: false,
      })),
    );
  });
}

/** One lead and its notes. */
function oneLead(routes: Hono, accounts: Accounts, now: () => Date): void {
  const leadOf = (c: Context) =>
    accounts.of(hostOf(c)).leads.find(({ id }) => String(id) === c.req.param('id'));
  routes.patch('/:host/api/v4/leads/:id', async (c) => {
    const lead = leadOf(c);
    if (!lead) return problem(c, 404, 'Lead not found');
    const body = v.safeParse(Change, await readJson(c));
    if (!body.success) return problem(c, 400, 'Request validation failed');
    Object.assign(lead, body.output);
    return c.json({ id: lead.id, updated_at: Math.floor(now().getTime() / 1000) });
  });
  routes.get('/:host/api/v4/leads/:id/notes', (c) => {
    const lead = leadOf(c);
    if (!lead) return problem(c, 404, 'Lead not found');
    if (lead.notes.length === 0) return c.body(null, 204);
    const notes = lead.notes.map((text, index) => ({ id: index + 1, note_type: 'common', params: { text } }));
    return c.json({ _embedded: { notes } });
  });
  routes.post('/:host/api/v4/leads/:id/notes', async (c) => {
    const lead = leadOf(c);
    if (!lead) return problem(c, 404, 'Lead not found');
    const body = v.safeParse(NewNotes, await readJson(c));
    if (!body.success) return problem(c, 400, 'Request validation failed');
    lead.notes.push(...body.output.map(({ params }) => params.text));
    return c.json({ _embedded: { notes: [] } });
  });
}

/**
 * amoCRM behind the hosts of its accounts: `/amocrm/{host}/…`. The token `crm-{host}` and the code `code-{host}` are good
 * at their own host; each refresh ends the tokens before.
 */
export function amoCrmRoutes(now: () => Date): Hono {
  const accounts = createAccounts();
  const routes = new Hono();
  signIn(routes, accounts, now);
  leadLists(routes, accounts);
  oneLead(routes, accounts, now);
  return routes;
}
