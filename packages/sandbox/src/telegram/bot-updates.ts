import { STATUS_CODES } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The URL for a bot's updates, from `setWebhook`. */
export interface Webhook {
  readonly url: string;
  readonly secret: string | null;
}

export type Update = { readonly update_id: number } & Readonly<Record<string, unknown>>;

/** What `getWebhookInfo` answers. The last error stays after later updates have arrived. */
export interface WebhookInfo {
  readonly url: string;
  readonly has_custom_certificate: boolean;
  readonly pending_update_count: number;
  /** Unix seconds. */
  readonly last_error_date?: number;
  readonly last_error_message?: string;
}

/** Updates on their way to bots: to the webhook, in order and again until it takes them, or kept for `getUpdates`. */
export interface BotUpdates {
  setWebhook(botId: string, webhook: Webhook | null): void;
  webhookOf(botId: string): Webhook | null;
  infoOf(botId: string): WebhookInfo;
  send(botId: string, update: Readonly<Record<string, unknown>>): void;
  /** Waiting updates from this number on, at once or when there is one; older ones are dropped. */
  take(botId: string, offset: number, waitMs: number): Promise<readonly Update[]>;
}

const RETRIES_MS = [200, 1_000, 3_000];
const KEPT = 100;
/** Numbers begin by the clock, ten a second: those of a sandbox that was here before are known already and taken for doubles. */
const firstId = (now: Date) => Math.floor(now.getTime() / 100) - 17_000_000_000;

type Line = {
  webhook: Webhook | null;
  waiting: Update[];
  bringing: Promise<void> | null;
  wake: () => void;
  lastError: Pick<WebhookInfo, 'last_error_date' | 'last_error_message'>;
};

/** Null when the webhook takes the update, else Telegram's words for the failure. */
async function bring(
  fetch: typeof globalThis.fetch,
  { url, secret }: Webhook,
  update: Update,
): Promise<string | null> {
  const headers = {
    'Content-Type': 'application/json',
    ...(secret !== null && { 'X-Telegram-Bot-Api-Secret-Token': secret }),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(update) }).catch(
    () => null,
  );
  if (answer === null) return 'Connection refused';
  if (answer.ok) return null;
  return `Wrong response from the webhook: ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`.trim();
}

export function createBotUpdates(now: () => Date, fetch: typeof globalThis.fetch): BotUpdates {
  const lines = new Map<string, Line>();
  let lastId = firstId(now());

  function lineOf(botId: string): Line {
    const line = lines.get(botId) ?? {
      webhook: null,
      waiting: [],
      bringing: null,
      wake: () => undefined,
      lastError: {},
    };
    lines.set(botId, line);
    return line;
  }

  async function bringAll(line: Line): Promise<void> {
    for (let tries = 0; line.webhook && line.waiting.length > 0;) {
      const failure = await bring(fetch, line.webhook, line.waiting[0]!);
      if (failure === null) {
        line.waiting.shift();
        tries = 0;
      } else {
        const seconds = Math.floor(now().getTime() / 1000);
        line.lastError = { last_error_date: seconds, last_error_message: failure };
        const wait = RETRIES_MS[tries];
        // Telegram goes on for a day; here the next update tries again.
        if (wait === undefined) return;
        tries += 1;
        await pause(wait);
      }
    }
  }

  function start(line: Line): void {
    if (!line.webhook) return line.wake();
    line.bringing ??= bringAll(line).finally(() => {
      line.bringing = null;
    });
  }

  return {
    webhookOf: (botId) => lineOf(botId).webhook,
    infoOf(botId) {
      const { webhook, waiting, lastError } = lineOf(botId);
      const url = webhook?.url ?? '';
      return {
        url,
        has_custom_certificate: false,
        pending_update_count: waiting.length,
        ...(webhook && lastError),
      };
    },
    setWebhook(botId, webhook) {
      const line = lineOf(botId);
      if (line.webhook?.url !== webhook?.url) line.lastError = {};
      line.webhook = webhook;
      start(line);
    },
    send(botId, update) {
      const line = lineOf(botId);
      lastId += 1;
      line.waiting = [...line.waiting, { update_id: lastId, ...update }].slice(-KEPT);
      start(line);
    },
    async take(botId, offset, waitMs) {
      const line = lineOf(botId);
      line.waiting = line.waiting.filter((update) => update.update_id >= offset);
      if (line.waiting.length > 0 || waitMs <= 0) return line.waiting;
      const patience = new AbortController();
      const woken = new Promise<void>((resolve) => {
        line.wake = resolve;
      });
      await Promise.race([
        woken,
        pause(waitMs, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
      return line.waiting;
    },
  };
}
