import { type BranchRules, ChatId } from '@dasturxon/core/connections';
import { GivenLadderTimes, GivenPauseTerms } from '@dasturxon/core/order';
import { GivenSilenceTimes } from '@dasturxon/core/staff';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../../http/serving/context.ts';
import type { Tx } from '../../db/connect.ts';
import { settings } from '../../db/schema/merchants.ts';
import { sendJob } from '../../jobs/queues.ts';
import { markDeafChat } from '../chats/staff-chat.ts';
import { changeSecrets, namedMerchant, type NamedMerchant } from '../../merchants/named-merchant.ts';
import { changeBranchStaff } from '../../merchants/branch-staff.ts';

/** A bot's token as BotFather gives it. */
export const BotToken = v.pipe(
  v.string(),
  v.regex(/^\d{6,15}:[A-Za-z0-9_-]{30,60}$/, 'must be what BotFather gave, such as 123456789:AAE…'),
);

const numbersOf = (text: string) => text.split(',').map(Number);

/** Seconds of the four rungs of the answer ladder, such as 60,180,300,600. */
const AnswerTimes = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}(,[1-9]\d{0,4}){3}$/, 'must be four numbers of seconds, such as 60,180,300,600'),
  v.transform(numbersOf),
  v.transform(([RING_AGAIN, REMIND, ESCALATE, CANCEL]) => ({ RING_AGAIN, REMIND, ESCALATE, CANCEL })),
  GivenLadderTimes,
);

/** The terms of the automatic pause in their order, such as 2,15,3,30. */
const Pause = v.pipe(
  v.string(),
  v.regex(
    /^[1-9]\d{0,3}(,[1-9]\d{0,3}){3}$/,
    'must be orders, minutes, orders in a row and minutes, such as 2,15,3,30',
  ),
  v.transform(numbersOf),
  v.transform(([unanswered, withinMinutes, inARow, pauseMinutes]) => ({
    unanswered,
    withinMinutes,
    inARow,
    pauseMinutes,
  })),
  GivenPauseTerms,
);

/** Seconds after which silent boards cause a warning, and a pause; 0 for none. Such as 120,600. */
const Silence = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{1,4},(?:0|[1-9]\d{1,4})$/, 'must be two numbers of seconds, such as 120,600'),
  v.transform(numbersOf),
  v.transform(([warnAfter, pauseAfter]) => ({ warnAfter, pauseAfter })),
  GivenSilenceTimes,
);

/** The settings of a brand's bot to change; an omitted one keeps its value. */
export const ConfiguredBot = v.object({
  sub: v.string(),
  token: v.optional(BotToken),
  staffChat: v.optional(ChatId),
  /** The branch whose own chat, answer times and pause these are; without it the chat is the merchant's. */
  branch: v.optional(v.string()),
  answerTimes: v.optional(AnswerTimes),
  /** When the branch is paused for unanswered orders, and for how long. */
  pause: v.optional(Pause),
  /** What follows when the boards of the branch are silent. */
  silence: v.optional(Silence),
});
export type ConfiguredBot = v.InferOutput<typeof ConfiguredBot>;

/**
 * Names the staff chat of a brand, or a branch's own; null: none. A chat that had shut the bot out is tried again.
 * Returns whether there is such a branch.
 */
export async function changeStaffChat(
  tx: Tx,
  { merchantId, branchId, chat }: { merchantId: string; branchId: string | null; chat: string | null },
): Promise<boolean> {
  if (branchId === null)
    await tx
      .update(settings)
      .set({ server: sql`${settings.server} || jsonb_build_object('telegramStaffChat', ${chat}::text)` })
      .where(eq(settings.merchantId, merchantId));
  else if (!(await changeBranchStaff(tx, { merchantId, branchId }, { telegramStaffChat: chat })))
    return false;
  if (chat !== null) await markDeafChat(tx, { merchantId, chat, isDeaf: false });
  return true;
}

/** Changes rules of a branch; omitted ones stay. Returns whether there is such a branch. */
export const changeBranchRules = (
  tx: Tx,
  about: { merchantId: string; branchId: string },
  { answerTimes, pause, silence }: { [Part in keyof BranchRules]?: BranchRules[Part] | undefined },
): Promise<boolean> =>
  changeBranchStaff(tx, about, {
    ...(answerTimes !== undefined && { answerTimes }),
    ...(pause !== undefined && { pause }),
    ...(silence !== undefined && { silence }),
  });

/** Has the bot of a brand set up: its webhook, commands and the button beside the text field. */
export const planSetUp = ({ newId }: Pick<CommandDeps, 'newId'>, tx: Tx, merchantId: string) =>
  sendJob(tx, { id: newId(), merchantId, queue: 'bot.set-up', payload: {} });

/** Gives a brand the token of its bot, and has the bot set up. */
export async function changeBot(
  deps: Pick<CommandDeps, 'secrets' | 'now' | 'newId'>,
  tx: Tx,
  { merchant, token }: { merchant: NamedMerchant; token: string },
): Promise<void> {
  await changeSecrets(deps, tx, { merchant, change: { telegramBotToken: token } });
  await planSetUp(deps, tx, merchant.merchantId);
}

/** Gives a brand its Telegram bot and the chat of its staff, and has the bot set up. Throws for no such brand. */
export async function configureBot(deps: CommandDeps, given: ConfiguredBot): Promise<string> {
  const { sub, token, staffChat, branch, answerTimes, pause, silence } = given;
  if (branch === undefined && (answerTimes ?? pause ?? silence) !== undefined)
    throw new Error('answer times, pauses and silence belong to one branch: name it with --branch');
  await deps.db.asPlatform(async (tx) => {
    const merchant = await namedMerchant(deps, tx, sub);
    const { merchantId } = merchant;
    if (token !== undefined) await changeSecrets(deps, tx, { merchant, change: { telegramBotToken: token } });
    if (branch !== undefined && !(await changeBranchRules(tx, { merchantId, branchId: branch }, given)))
      throw new Error(`there is no branch ${branch}`);
    if (staffChat !== undefined)
      await changeStaffChat(tx, { merchantId, branchId: branch ?? null, chat: staffChat });
    await planSetUp(deps, tx, merchantId);
  });
  return `the bot of ${sub} is being set up: write /start to it`;
}
