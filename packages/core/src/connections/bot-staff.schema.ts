import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, listOf, orNull } from '../kernel/wire.ts';
import { GivenLadderTimes } from '../order/timing/answer-ladder.ts';
import { GivenPauseTerms } from '../order/timing/unanswered-pause.ts';
import { GivenSilenceTimes } from '../staff/board-silence.ts';

/** A group or supergroup, by Telegram's own number. */
export const ChatId = v.pipe(v.string(), v.regex(/^-\d{1,19}$/, 'a group’s id is a minus and digits'));

/** What a branch does about orders without an answer and screens without a sign of life. */
export const BranchRules = v.strictObject({
  answerTimes: GivenLadderTimes,
  pause: GivenPauseTerms,
  silence: GivenSilenceTimes,
});
export type BranchRules = v.InferOutput<typeof BranchRules>;

/** The parts of the rules that cannot be saved. */
export const wrongRules = (rules: BranchRules): (keyof BranchRules)[] =>
  (['answerTimes', 'pause', 'silence'] as const).filter(
    (part) => !v.is(BranchRules.entries[part], rules[part]),
  );

/** A staff group. `isDeaf`: the bot is not in it, by the last answer of Telegram. */
export const StaffGroup = v.object({ chat: orNull(v.string()), isDeaf: v.boolean() });
export type StaffGroup = v.InferOutput<typeof StaffGroup>;

/** The staff group of the brand, and each branch's own group and rules. */
export const BotStaff = v.object({
  /** Groups that the bot was added to and has not left, the latest first. */
  groups: listOf(v.object({ chat: v.string(), title: v.string() })),
  group: StaffGroup,
  branches: listOf(
    v.object({
      id: Id,
      name: LocalizedText,
      group: StaffGroup,
      rules: v.object({
        answerTimes: v.object({
          RING_AGAIN: v.number(),
          REMIND: v.number(),
          ESCALATE: v.number(),
          CANCEL: v.number(),
        }),
        pause: v.object({
          unanswered: v.number(),
          withinMinutes: v.number(),
          inARow: v.number(),
          pauseMinutes: v.number(),
        }),
        silence: v.object({ warnAfter: v.number(), pauseAfter: v.number() }),
      }),
    }),
  ),
});
export type BotStaff = v.InferOutput<typeof BotStaff>;
