import { createBotChats } from './bot-chats.ts';
import { createBotFaults } from './bot-faults.ts';
import type { BotTools } from './bot-methods.ts';
import { createBotUpdates } from './bot-updates.ts';
import { createPresses } from './presses.ts';

/** Everything that the Bot API and the chats' page share. */
export function createBotTools(now: () => Date, fetch: typeof globalThis.fetch): BotTools {
  return {
    chats: createBotChats(now),
    updates: createBotUpdates(now, fetch),
    faults: createBotFaults(),
    presses: createPresses(now),
  };
}
