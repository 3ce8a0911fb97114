import { formatTime } from '@dasturxon/core/format';
import type { PausedService } from '@dasturxon/core/branch';
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
import { pauseMessage } from '../messages/pause-message.ts';
import { servicePauseMessage } from '../messages/service-pause-message.ts';

const branchOf = (deps: BotDeps, merchantId: string, branchId: string) =>
  deps.db.inTenant(merchantId, async (tx) => {
    const own = and(eq(branches.merchantId, merchantId), eq(branches.id, branchId));
    const [row] = await tx.select().from(branches).where(own);
    return { brand: await readBotBrand(tx), row };
  });

/** Updates the staff chat's message about a paused branch to the state of the branch. */
export async function notifyOfPause(deps: BotDeps, merchantId: string, branchId: string): Promise<void> {
  const { brand, row } = await branchOf(deps, merchantId, branchId);
  if (!row) return;
  const { pausedAt, pausedBy, pauseReason } = v.parse(BranchStaff, row.staff);
  if (pausedAt === null) return;
  const branch = toBranch(row);
  const content = pauseMessage(branch, { brand, now: deps.now(), pausedAt, pausedBy, pauseReason });
  const api = await botOf(deps, merchantId);
  let isDelivered = false;
  if (api)
    await inStaffChat(deps, { merchantId, chat: staffChatOf(brand, branchId) }, async (chatId) => {
      const subjectId = `branch:${branchId}`;
      await keepMessage(deps, api, { merchantId, subjectId, kind: 'STAFF', chatId, content });
      isDelivered = true;
    });
  // An SMS is for automatic pauses only: the person who pauses a branch by hand knows of it.
  if (!isDelivered && pausedBy === null)
    await notifyManagersOfPause(deps, { brand, branch, pausedAt, pauseReason });
}

/** Updates the staff chat's message about a paused service to the state of the branch (BO-174). */
export async function notifyOfServicePause(
  deps: BotDeps,
  merchantId: string,
  { branchId, service }: { branchId: string; service: PausedService },
): Promise<void> {
  const { brand, row } = await branchOf(deps, merchantId, branchId);
  const pause = row && v.parse(BranchStaff, row.staff).servicePauses[service];
  const api = await botOf(deps, merchantId);
  if (!pause || !api) return;
  const content = servicePauseMessage(toBranch(row), { brand, now: deps.now(), service, ...pause });
  await inStaffChat(deps, { merchantId, chat: staffChatOf(brand, branchId) }, async (chatId) => {
    const subjectId = `branch:${branchId}:${service}`;
    await keepMessage(deps, api, { merchantId, subjectId, kind: 'STAFF', chatId, content });
  });
}

type Pause = Pick<BranchStaff, 'pauseReason'> & {
  brand: BotBrand;
  branch: ReturnType<typeof toBranch>;
  pausedAt: string;
};

/** A pause that no staff chat received goes to the managers by SMS and to the log; its end does not. */
async function notifyManagersOfPause(
  deps: BotDeps,
  { brand, branch, pausedAt, pauseReason }: Pause,
): Promise<void> {
  const { merchantId, timeZone } = brand;
  const until = branch.pausedUntil === null ? null : new Date(branch.pausedUntil);
  if (until === null || until <= deps.now()) return;
  deps.log.error({ merchantId, branchId: branch.id, until }, 'a branch is paused and has no staff chat');
  const { route } = await readManagerChannels(deps, merchantId);
  const time = formatTime(until, timeZone);
  const pause = { merchantId, branch, pausedAt, pauseReason, until, time };
  await deps.db.inTenant(merchantId, (tx) => smsOfPause(deps, tx, { pause, route }));
}

/** The job that follows the beginning and the end of a pause; running it twice changes nothing. */
export async function pauseNotificationJob(
  deps: BotDeps,
  merchantId: string,
  payload: Jobs['bot.branch'],
): Promise<void> {
  const { branchId, service } = payload;
  await whenFree(deps, { merchantId, queue: 'bot.branch', payload }, () =>
    service === undefined
      ? notifyOfPause(deps, merchantId, branchId)
      : notifyOfServicePause(deps, merchantId, { branchId, service }),
  );
}
