import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import { isSandboxAccount, type SandboxAccount } from './sandbox-accounts.ts';
import type { SmsInbox } from './sms-inbox.ts';

const Sms = v.object({
  originator: v.optional(v.string(), ''),
  content: v.optional(v.object({ text: v.optional(v.string(), '') }), {}),
});

const Message = v.object({
  recipient: v.optional(v.string(), ''),
  'message-id': v.optional(v.string(), ''),
  priority: v.optional(v.picklist(['low', 'normal', 'high', 'realtime'])),
  sms: v.optional(Sms),
});
type Message = v.InferOutput<typeof Message>;

const Body = v.object({
  messages: v.pipe(v.array(Message), v.minLength(1)),
  priority: v.optional(v.picklist(['low', 'normal', 'high', 'realtime'])),
});

/** PlayMobile's error codes that a client can cause. */
const ERRORS = {
  100: 'Internal server error',
  101: 'Syntax error',
  102: 'Account lock',
  103: 'Empty channel',
  105: 'Too many IDs',
  202: 'Empty recipient',
  205: 'Empty message-id',
  401: 'Empty originator',
  404: 'Empty content',
  406: 'Invalid content',
} as const;
type ErrorCode = keyof typeof ERRORS;

const MAX_MESSAGES = 500;
const MAX_REMEMBERED = 10_000;

/** PlayMobile's broker: one JSON call under HTTP Basic; an id that was seen before is accepted and not sent again. */
export function playMobileRoutes(inbox: SmsInbox): Hono {
  const seen = new Set<string>();
  const routes = new Hono();
  routes.post('/send', async (c) => {
    if (!isSandboxAccount(basicOf(c), 'PLAY_MOBILE')) return c.text('Unauthorized', 401);
    const body = v.safeParse(Body, await c.req.json().catch(() => null));
    if (!body.success) return refuse(c, 101);
    const { messages } = body.output;
    if (messages.length > MAX_MESSAGES) return refuse(c, 105);
    const errors = messages.map((message) => errorOf(message)).filter((error) => error !== null);
    if (errors[0]) return refuse(c, errors[0]);
    for (const message of messages.filter((message) => !seen.has(message['message-id']))) {
      remember(seen, message['message-id']);
      inbox.add({ phone: message.recipient, text: message.sms?.content.text ?? '' });
    }
    return c.text('Request is received');
  });
  return routes;
}

/** The answer of PlayMobile to a call it does not take. */
export function playMobileError(code: ErrorCode): { error_code: number; error_description: string } {
  return { error_code: code, error_description: ERRORS[code] };
}

function errorOf(message: Message): ErrorCode | null {
  if (!/^\d{9,15}$/.test(message.recipient)) return 202;
  if (!message['message-id']) return 205;
  if (!message.sms) return 103;
  if (!message.sms.originator) return 401;
  if (!message.sms.content.text?.trim()) return 404;
  return null;
}

function remember(seen: Set<string>, id: string): void {
  seen.add(id);
  if (seen.size > MAX_REMEMBERED) for (const oldest of seen.values().take(1)) seen.delete(oldest);
}

function basicOf(c: Context): SandboxAccount {
  const [, coded = ''] = /^Basic (\S+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  const [username = '', ...rest] = Buffer.from(coded, 'base64').toString().split(':');
  return { username, password: rest.join(':') };
}

function refuse(c: Context, code: ErrorCode): Response {
  return c.json(playMobileError(code), 400);
}
