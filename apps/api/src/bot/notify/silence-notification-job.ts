import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { branches } from '../../db/schema/places.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { BranchStaff } from '../../merchants/branch-staff.ts';
import { toBranch } from '../../places/to-branch.ts';
import { botOf } from '../chats/bot-token.ts';
import { keepMessage } from '../chats/keep-message.ts';
import { inStaffChat } from '../chats/staff-chat.ts';
import { whenFree } from '../chats/when-free.ts';
import { readBotBrand, staffChatOf, type BotDeps } from '../messages/bot-brand.ts';
import { silenceMessage } from '../messages/silence-message.ts';

async function notifyOfSilence(deps: BotDeps, merchantId: string, branchId: string): Promise<void> {
  const { brand, row } = await deps.db.inTenant(merchantId, async (tx) => {
    const own = and(eq(branches.merchantId, merchantId), eq(branches.id, branchId));
    const [found] = await tx.select().from(branches).where(own);
    return { brand: await readBotBrand(tx), row: found };
  });
  const api = row && (await botOf(deps, merchantId));
  if (!api) return;
  const { silentSince, isHeardAgain } = v.parse(BranchStaff, row.staff);
  if (silentSince === null) return;
  const content = silenceMessage(toBranch(row), { brand, silentSince, isHeardAgain });
  const subjectId = `board:${branchId}`;
  await inStaffChat(deps, { merchantId, chat: staffChatOf(brand, branchId) }, async (chatId) => {
    await keepMessage(deps, api, { merchantId, subjectId, kind: 'STAFF', chatId, content });
  });
}

/** The job that keeps the staff chat's message about silent boards up to date; running it twice changes nothing. */
export async function silenceNotificationJob(
  deps: BotDeps,
  merchantId: string,
  payload: Jobs['bot.silence'],
): Promise<void> {
  await whenFree(deps, { merchantId, queue: 'bot.silence', payload }, () =>
    notifyOfSilence(deps, merchantId, payload.branchId),
  );
}
