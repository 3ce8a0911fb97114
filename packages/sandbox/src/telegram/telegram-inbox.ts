/** A call of the Bot API that the sandbox received. */
export interface TelegramCall {
  readonly method: string;
  /** The bot's number: the part of its token that is no secret. */
  readonly bot: string | null;
  readonly payload: unknown;
  /** ISO 8601. */
  readonly at: string;
}

export interface TelegramInbox {
  record(call: { method: string; bot?: string; payload: unknown }): void;
  /** Newest first. */
  list(): readonly TelegramCall[];
}

const CAPACITY = 200;

/** Calls of the Bot API, in memory; the oldest leave when it is full. */
export function createTelegramInbox(now: () => Date): TelegramInbox {
  let calls: readonly TelegramCall[] = [];
  return {
    record({ method, bot = null, payload }) {
      calls = [{ method, bot, payload, at: now().toISOString() }, ...calls].slice(0, CAPACITY);
    },
    list: () => calls,
  };
}
