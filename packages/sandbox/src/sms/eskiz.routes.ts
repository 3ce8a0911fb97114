import { randomUUID } from 'node:crypto';

import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import { createEskizTokens } from './eskiz-token.ts';
import { isSandboxAccount } from './sandbox-accounts.ts';
import type { SmsBalances } from './sms-balances.ts';
import type { SmsInbox } from './sms-inbox.ts';

const Login = v.object({ email: v.string(), password: v.string() });

const Send = v.object({
  mobile_phone: v.pipe(v.string(), v.regex(/^998\d{9}$/, 'The mobile_phone format is invalid.')),
  message: v.pipe(v.string(), v.trim(), v.minLength(1, 'The message field is required.'), v.maxLength(1000)),
  from: v.pipe(v.string(), v.minLength(1, 'The from field is required.')),
  callback_url: v.optional(v.pipe(v.string(), v.url())),
});

type Eskiz = { inbox: SmsInbox; balances: SmsBalances; now: () => Date };

/** Eskiz's API: log in for a token, send with it as bearer; bodies are form data. */
export function eskizRoutes({ inbox, balances, now }: Eskiz): Hono {
  const tokens = createEskizTokens(now);
  const routes = new Hono();
  const granted = (c: Context, email: string) =>
    c.json({ message: 'token_generated', data: { token: tokens.issue(email) }, token_type: 'bearer' });

  const emailOf = (c: Context) =>
    tokens.emailOf(/^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '');

  routes.post('/auth/login', async (c) => {
    const body = v.safeParse(Login, await readForm(c));
    if (!body.success) return refuse(c, body.issues);
    const { email, password } = body.output;
    const isKnown = isSandboxAccount({ username: email, password }, 'ESKIZ');
    return isKnown ? granted(c, email) : c.json({ message: 'Invalid credentials', status: 'error' }, 401);
  });

  routes.use('*', async (c, next) => {
    if (emailOf(c) === null) return c.json({ message: 'Expired', status: 'token-invalid' }, 401);
    return next();
  });
  routes.patch('/auth/refresh', (c) => granted(c, emailOf(c) ?? ''));
  routes.get('/auth/user', (c) =>
    c.json({ status: 'success', data: { id: 1, name: 'Sandbox', role: 'user' } }),
  );
  routes.get('/user/get-limit', (c) => c.json({ data: { balance: balances.of(emailOf(c) ?? '') } }));
  routes.post('/message/sms/send', async (c) => {
    const body = v.safeParse(Send, await readForm(c));
    if (!body.success) return refuse(c, body.issues);
    inbox.add({ phone: body.output.mobile_phone, text: body.output.message });
    return c.json({ id: randomUUID(), message: 'Waiting for SMS provider', status: 'waiting' });
  });
  return routes;
}

/** Fields of a form body; nothing when the body is no form, which the schema then refuses. */
async function readForm(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) return {};
  return c.req.parseBody().catch(() => ({}));
}

function refuse(c: Context, issues: readonly v.BaseIssue<unknown>[]): Response {
  const message = Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? 'body', [issue.message]]));
  return c.json({ status: 'error', message }, 400);
}
