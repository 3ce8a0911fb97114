import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { branches } from '../../db/schema/places.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { BranchStaff } from '../../merchants/branch-staff.ts';
import { readManagerChannels, smsOfPause } from '../../notifications/sms-to-managers.ts';
import { toBranch } from '../../places/to-branch.ts';
import { botOf } from '../chats/bot-token.ts';
import { keepMessage } from '../chats/keep-message.ts';
import { inStaffChat } from '../chats/staff-chat.ts';
import { whenFree } from '../chats/when-free.ts';
import { readBotBrand, staffChatOf, type BotBrand, type BotDeps } from '../messages/bot-brand.ts';
import { clock } from '../messages/guest-message.ts';
import { pauseMessage } from '../messages/pause-message.ts';

/** Brings the staff chat's message about the pause of its branch to the state of the branch. */
export async function tellBranch(deps: BotDeps, merchantId: string, branchId: string): Promise<void> {
  const { brand, row } = await deps.db.inTenant(merchantId, async (tx) => {
    const own = and(eq(branches.merchantId, merchantId), eq(branches.id, branchId));
    const [found] = await tx.select().from(branches).where(own);
    return { brand: await readBotBrand(tx), row: found };
  });
  if (!row) return;
  const { pausedAt, pausedBy } = v.parse(BranchStaff, row.staff);
  if (pausedAt === null) return;
  const branch = toBranch(row);
  const content = pauseMessage(branch, { brand, now: deps.now(), pausedAt, pausedBy });
  const api = await botOf(deps, merchantId);
  let isTold = false;
  if (api)
    await inStaffChat(deps, { merchantId, chat: staffChatOf(brand, branchId) }, async (chatId) => {
      const subjectId = `branch:${branchId}`;
      await keepMessage(deps, api, { merchantId, subjectId, kind: 'STAFF', chatId, content });
      isTold = true;
    });
  // Whoever pauses a branch by hand knows of it; an SMS is for a pause that nobody chose.
  if (!isTold && pausedBy === null) await tellManagers(deps, { brand, branch, pausedAt });
}

type Pause = { brand: BotBrand; branch: ReturnType<typeof toBranch>; pausedAt: string };

/** A pause that no staff chat received goes to the managers by SMS and to the log; its end does not. */
async function tellManagers(deps: BotDeps, { brand, branch, pausedAt }: Pause): Promise<void> {
  const { merchantId, timeZone } = brand;
  const until = branch.pausedUntil === null ? null : new Date(branch.pausedUntil);
  if (until === null || until <= deps.now()) return;
  deps.log.error({ merchantId, branchId: branch.id, until }, 'a branch is paused and has no staff chat');
  const { route } = await readManagerChannels(deps, merchantId);
  const pause = { merchantId, branch, pausedAt, until, time: clock(until, timeZone) };
  await deps.db.inTenant(merchantId, (tx) => smsOfPause(deps, tx, { pause, route }));
}

/** The job that follows the beginning and the end of a pause; running it twice changes nothing. */
export async function tellBranchJob(
  deps: BotDeps,
  merchantId: string,
  payload: Jobs['bot.branch'],
): Promise<void> {
  await whenFree(deps, { merchantId, queue: 'bot.branch', payload }, () =>
    tellBranch(deps, merchantId, payload.branchId),
  );
}
