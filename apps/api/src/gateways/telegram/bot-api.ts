import { Api, type ApiClientOptions, type Transformer } from 'grammy';

import { connectionFailure } from '../../kernel/connection-failure.ts';
import type { ServiceAccess } from '../service-access.ts';

const TIMEOUT_MS = 10_000;
/** A question for updates is answered when there are some, or after half a minute. */
const POLL_TIMEOUT_MS = 40_000;
/** Characters of one message. */
const LONGEST_TEXT = 4_096;

/** Telegram rejected a call. Contains neither token nor text. */
export class BotRefused extends Error {
  override readonly name = 'BotRefused';
  readonly code: number;
  /** Telegram's own description. */
  readonly description: string;
  /** Seconds to wait after a 429. */
  readonly retryAfter: number | null;
  /** Where a group has gone that became a supergroup. */
  readonly movedTo: string | null;

  constructor(about: {
    method: string;
    code: number;
    description: string;
    retryAfter: number | null;
    movedTo: string | null;
  }) {
    super(`telegram refused ${about.method}: ${about.code}`);
    this.code = about.code;
    this.description = about.description;
    this.retryAfter = about.retryAfter;
    this.movedTo = about.movedTo;
  }
}

/** Telegram did not answer, or not by its protocol; a later call may succeed. */
export class BotFailed extends Error {
  override readonly name = 'BotFailed';
}

/** Telegram's Bot API (protocols §1.10) for whichever bot a token belongs to. */
export type BotGateway = {
  api: (token: string) => Api;
  /** For a client that makes its own Api: the same server, the same errors. */
  options: () => ApiClientOptions;
  transformers: readonly Transformer[];
};

/** Replaces grammy's errors: they contain the call's text, and the address contains the token. */
const errors: Transformer = async (call, method, ...rest) => {
  const answer = await call(method, ...rest).catch((error: unknown) => {
    const code = connectionFailure(error);
    throw new BotFailed(`telegram did not answer ${method}`, { cause: code ? { code } : undefined });
  });
  if (answer.ok) return answer;
  // What is no answer of Telegram's, such as a proxy's, has no code.
  if (typeof answer.error_code !== 'number') throw new BotFailed(`telegram answered ${method} oddly`);
  if (answer.error_code >= 500) throw new BotFailed(`telegram failed ${method}: ${answer.error_code}`);
  const { retry_after: retryAfter = null, migrate_to_chat_id: moved } = answer.parameters ?? {};
  const { error_code: code, description } = answer;
  throw new BotRefused({ method, code, description, retryAfter, movedTo: moved ? String(moved) : null });
};

/** Errors about the chat or the message, which another text would not prevent. */
const NOT_THE_TEXT =
  /chat not found|not modified|to edit not found|can't be edited|deactivated|upgraded|not enough rights|CHAT_|USER_/;

/** The visible part of Telegram's HTML, as the text of a message without markup. */
function plainText(html: string): string {
  const text = html
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return text.toWellFormed().slice(0, LONGEST_TEXT).toWellFormed();
}

/** Sends a message that Telegram refuses again as plain text: an order is never kept from the staff by its markup. */
// oxlint-disable-next-line max-params -- grammY calls a transformer with these four
const withoutMarkup: Transformer = async (call, method, payload, signal) => {
  try {
    return await call(method, payload, signal);
  } catch (error) {
    const hasMarkup = 'parse_mode' in payload && 'text' in payload && typeof payload.text === 'string';
    if (!(error instanceof BotRefused) || error.code !== 400 || !hasMarkup) throw error;
    if (error.movedTo !== null || NOT_THE_TEXT.test(error.description)) throw error;
    const { parse_mode: _markup, ...rest } = payload;
    return call(method, { ...rest, text: plainText(String(payload.text)) } as typeof payload, signal);
  }
};

const transformers: readonly Transformer[] = [errors, withoutMarkup];

type Asked = { method?: string; body?: string; signal?: Pick<AbortSignal, 'aborted' | 'addEventListener'> };

/** Converts grammy's AbortSignal to the platform's. */
function ownSignal(given: Asked['signal']): AbortSignal {
  const own = new AbortController();
  if (given?.aborted) own.abort();
  given?.addEventListener('abort', () => own.abort());
  return own.signal;
}

/** Uses the platform's fetch, which tests and the sandbox replace. */
export function botGateway({ baseUrl, fetch }: ServiceAccess): BotGateway {
  const ask = async (address: string, { method = 'POST', body, signal }: Asked) => {
    const patience = address.endsWith('/getUpdates') ? POLL_TIMEOUT_MS : TIMEOUT_MS;
    return fetch(address, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
      signal: AbortSignal.any([AbortSignal.timeout(patience), ownSignal(signal)]),
    });
  };
  const options = (): ApiClientOptions => ({
    apiRoot: baseUrl(),
    // grammy's type is node-fetch's; what it passes and reads is the same.
    fetch: ask as never,
  });
  return {
    options,
    transformers,
    api(token) {
      const api = new Api(token, options());
      api.config.use(...transformers);
      return api;
    },
  };
}
