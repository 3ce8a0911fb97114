import { LADDER_RUNGS, LadderTimes, MAX_PAUSE_TERM, PauseTerms } from '@dasturxon/core/order';
import { SILENT_AFTER_S, SilenceTimes } from '@dasturxon/core/staff';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../../http/serving/context.ts';
import type { Tx } from '../../db/connect.ts';
import { settings } from '../../db/schema/merchants.ts';
import { sendJob } from '../../jobs/queues.ts';
import { changeSecrets, namedMerchant, type NamedMerchant } from '../../merchants/named-merchant.ts';
import { changeBranchStaff, ChatId } from '../../merchants/branch-staff.ts';

/** A bot's token as BotFather gives it. */
export const BotToken = v.pipe(
  v.string(),
  v.regex(/^\d{6,15}:[A-Za-z0-9_-]{30,60}$/, 'must be what BotFather gave, such as 123456789:AAE…'),
);

/** Seconds of the four rungs of the answer ladder, such as 60,180,300,600. */
const AnswerTimes = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}(,[1-9]\d{0,4}){3}$/, 'must be four numbers of seconds, such as 60,180,300,600'),
  v.transform((text) => text.split(',').map(Number)),
  v.check((times) => times.every((time, i) => i === 0 || time > times[i - 1]!), 'each is more than the last'),
  v.transform((times) =>
    v.parse(LadderTimes, Object.fromEntries(LADDER_RUNGS.map((rung, i) => [rung, times[i]]))),
  ),
);

/** The terms of the automatic pause in their order, such as 2,15,3,30. */
const Pause = v.pipe(
  v.string(),
  v.regex(
    /^[1-9]\d{0,3}(,[1-9]\d{0,3}){3}$/,
    'must be orders, minutes, orders in a row and minutes, such as 2,15,3,30',
  ),
  v.transform((text) => text.split(',').map(Number)),
  v.check((terms) => terms.every((term) => term <= MAX_PAUSE_TERM), `must be at most ${MAX_PAUSE_TERM} each`),
  v.transform(([unanswered, withinMinutes, inARow, pauseMinutes]) =>
    v.parse(PauseTerms, { unanswered, withinMinutes, inARow, pauseMinutes }),
  ),
);

/** Seconds after which silent boards cause a warning, and a pause; 0 for none. Such as 120,600. */
const Silence = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{1,4},(?:0|[1-9]\d{1,4})$/, 'must be two numbers of seconds, such as 120,600'),
  v.transform((text) => text.split(',').map(Number)),
  v.check(
    ([warnAfter = 0, pauseAfter = 0]) =>
      warnAfter >= SILENT_AFTER_S && (pauseAfter === 0 || pauseAfter > warnAfter),
    `the first is at least ${SILENT_AFTER_S}, and the second is 0 or more than the first`,
  ),
  v.transform(([warnAfter, pauseAfter]) => v.parse(SilenceTimes, { warnAfter, pauseAfter })),
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

async function configureBranch(
  tx: Tx,
  about: { merchantId: string; branchId: string },
  { staffChat, answerTimes, pause, silence }: ConfiguredBot,
): Promise<void> {
  const change = {
    ...(staffChat !== undefined && { telegramStaffChat: staffChat }),
    ...(answerTimes !== undefined && { answerTimes }),
    ...(pause !== undefined && { pause }),
    ...(silence !== undefined && { silence }),
  };
  if (!(await changeBranchStaff(tx, about, change))) throw new Error(`there is no branch ${about.branchId}`);
}

const planSetUp = ({ newId }: Pick<CommandDeps, 'newId'>, tx: Tx, merchantId: string) =>
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
    if (branch !== undefined) await configureBranch(tx, { merchantId, branchId: branch }, given);
    else if (staffChat !== undefined)
      await tx
        .update(settings)
        .set({
          server: sql`${settings.server} || jsonb_build_object('telegramStaffChat', ${staffChat}::text)`,
        })
        .where(eq(settings.merchantId, merchantId));
    await planSetUp(deps, tx, merchantId);
  });
  return `the bot of ${sub} is being set up: write /start to it`;
}
