import type { BotStaff, StaffGroup } from '@dasturxon/core/connections';
import { LocalizedText } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { readGroups } from '../../../bot/chats/known-groups.ts';
import { readDeafChats } from '../../../bot/chats/staff-chat.ts';
import { BotSettings } from '../../../bot/messages/bot-brand.ts';
import type { Tx } from '../../../db/connect.ts';
import { branches } from '../../../db/schema/places.ts';
import { BranchStaff } from '../../../merchants/branch-staff.ts';
import { readSettingsRow } from '../../../merchants/read-merchant.ts';
import type { SignedIn } from '../systems/deps.ts';

const Named = v.object({ name: LocalizedText });

/** The staff groups of the brand and its branches, and the rules of each branch. */
export async function botStaffIn({ merchantId }: Pick<SignedIn, 'merchantId'>, tx: Tx): Promise<BotStaff> {
  const own = and(eq(branches.merchantId, merchantId), eq(branches.deleted, false));
  const places = await tx.select().from(branches).where(own).orderBy(branches.priority, branches.id);
  const { telegramStaffChat } = v.parse(BotSettings, (await readSettingsRow(tx)).server);
  const deaf = await readDeafChats(tx, merchantId);
  const groupOf = (chat: string | null): StaffGroup => ({
    chat,
    isDeaf: chat !== null && deaf.includes(chat),
  });
  return {
    groups: await readGroups(tx, merchantId),
    group: groupOf(telegramStaffChat),
    branches: places.map(({ id, data, staff }) => {
      const { telegramStaffChat: chat, answerTimes, pause, silence } = v.parse(BranchStaff, staff);
      return {
        id,
        name: v.parse(Named, data).name,
        group: groupOf(chat),
        rules: { answerTimes, pause, silence },
      };
    }),
  };
}

/** The same in a transaction of its own. */
export const readBotStaff = (ctx: SignedIn): Promise<BotStaff> =>
  ctx.db.inTenant(ctx.merchantId, (tx) => botStaffIn(ctx, tx));
