/** Presses that a bot has not answered yet. */
export interface CallbackQueries {
  /** Notes one and gives the id that its answer names. */
  note(botId: string, chatId: number): string;
  /** Null for one that was answered, or never was. */
  take(botId: string, id: string): { readonly chatId: number; readonly at: string } | null;
}

const KEPT = 200;

export function createCallbackQueries(now: () => Date): CallbackQueries {
  const waiting = new Map<string, { botId: string; chatId: number; at: string }>();
  let last = 0;
  return {
    note(botId, chatId) {
      last += 1;
      const id = String(4_000_000_000_000 + last);
      waiting.set(id, { botId, chatId, at: now().toISOString() });
      const oldest = waiting.size > KEPT ? waiting.keys().next().value : undefined;
      if (oldest !== undefined) waiting.delete(oldest);
      return id;
    },
    take(botId, id) {
      const query = waiting.get(id);
      if (query?.botId !== botId) return null;
      waiting.delete(id);
      return query;
    },
  };
}
