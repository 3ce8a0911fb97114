import * as v from 'valibot';

/** How Telegram refuses a bot's messages on demand: 400, markup it cannot read or a group where the bot may not write; 403, a blocked bot; 429, too many calls. */
export const BotFault = v.strictObject({
  code: v.picklist([400, 403, 429]),
  /** Only for 400: what is wrong. */
  reason: v.optional(v.picklist(['markup', 'rights']), 'markup'),
  /** Only in this chat; everywhere without it. */
  chatId: v.optional(v.pipe(v.number(), v.safeInteger())),
  /** How many calls are hit. */
  times: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000)), 1),
  /** Seconds; only for 429. */
  retryAfter: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(3_600)), 5),
});
export type BotFault = v.InferOutput<typeof BotFault>;

export interface BotFaults {
  add(fault: BotFault): void;
  /** The fault that hits a message to this chat, counting it. A fault of markup hits messages with markup alone. */
  take(chatId: number, hasMarkup: boolean): BotFault | null;
}

const isOfMarkup = ({ code, reason }: BotFault) => code === 400 && reason === 'markup';

export function createBotFaults(): BotFaults {
  let faults: readonly BotFault[] = [];
  return {
    add(fault) {
      faults = [...faults, fault];
    },
    take(chatId, hasMarkup) {
      const hit = faults.find(
        (fault) =>
          (fault.chatId === undefined || fault.chatId === chatId) && (!isOfMarkup(fault) || hasMarkup),
      );
      if (!hit) return null;
      faults = faults.flatMap((fault) => {
        if (fault !== hit) return [fault];
        return hit.times > 1 ? [{ ...hit, times: hit.times - 1 }] : [];
      });
      return hit;
    },
  };
}
