import type { Kept } from '../kept/kept.ts';
import { createBotChats } from './bot-chats.ts';
import { createBotFaults } from './bot-faults.ts';
import type { BotTools } from './bot-methods.ts';
import { createBotUpdates } from './bot-updates.ts';
import { createCallbackQueries } from './callback-queries.ts';

type Outside = { now: () => Date; fetch: typeof globalThis.fetch; kept: Kept };

/** Everything that the Bot API and the chats' page share. */
export function createBotTools({ now, fetch, kept }: Outside): BotTools {
  return {
    chats: createBotChats(now, kept),
    updates: createBotUpdates(now, fetch),
    faults: createBotFaults(),
    callbackQueries: createCallbackQueries(now),
  };
}
