/** A call of the Bot API that the sandbox received. */
export interface TelegramCall {
  readonly method: string;
  readonly payload: unknown;
  /** ISO 8601. */
  readonly at: string;
}

export interface TelegramInbox {
  record(call: { method: string; payload: unknown }): void;
  /** Newest first. */
  list(): readonly TelegramCall[];
}

const CAPACITY = 200;

/** Calls of the Bot API, in memory; the oldest leave when it is full. */
export function createTelegramInbox(now: () => Date): TelegramInbox {
  let calls: readonly TelegramCall[] = [];
  return {
    record({ method, payload }) {
      calls = [{ method, payload, at: now().toISOString() }, ...calls].slice(0, CAPACITY);
    },
    list: () => calls,
  };
}
