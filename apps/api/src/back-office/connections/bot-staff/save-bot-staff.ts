import type { BotStaff, BranchRules } from '@dasturxon/core/connections';

import { writeAudit } from '../../../audit/write-audit.ts';
import { changeBranchRules, changeStaffChat } from '../../../bot/setup/configure-bot.ts';
import type { Reply } from '../../../http/answers.ts';
import { apiError } from '../../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../../http/serving/idempotency.ts';
import type { SignedIn } from '../systems/deps.ts';
import { botStaffIn } from './read-bot-staff.ts';

/** Throws branch.notFound for a branch that the brand does not have. */
function partOf({ group, branches }: BotStaff, branchId: string | null) {
  if (branchId === null) return { group, rules: null };
  const branch = branches.find(({ id }) => id === branchId);
  if (!branch) throw apiError('branch.notFound');
  return branch;
}

/** Sets or removes the staff group of the brand, or of a branch, as `brand:bot --staff-chat` does. */
export function setStaffGroup(
  ctx: SignedIn,
  { branchId, chat }: { branchId: string | null; chat: string | null },
  sent: KeyedCall,
): Promise<Reply<BotStaff>> {
  if (ctx.caller.branchIds !== null) throw apiError('forbidden');
  return doOnce(ctx, sent, async (tx) => {
    const before = partOf(await botStaffIn(ctx, tx), branchId).group.chat;
    await changeStaffChat(tx, { merchantId: ctx.merchantId, branchId, chat });
    await writeAudit(ctx, tx, {
      action: 'connection.group',
      subject: 'connection',
      subjectId: 'telegram',
      branchId,
      before: { chat: before },
      after: { chat },
    });
    return botStaffIn(ctx, tx);
  });
}

/** Sets a branch's rules for unanswered orders and silent screens, as `brand:bot --branch` does. */
export function setBranchRules(
  ctx: SignedIn,
  { branchId, rules }: { branchId: string; rules: BranchRules },
  sent: KeyedCall,
): Promise<Reply<BotStaff>> {
  if (ctx.caller.branchIds !== null) throw apiError('forbidden');
  return doOnce(ctx, sent, async (tx) => {
    const before = partOf(await botStaffIn(ctx, tx), branchId).rules;
    await changeBranchRules(tx, { merchantId: ctx.merchantId, branchId }, rules);
    await writeAudit(ctx, tx, {
      action: 'connection.rules',
      subject: 'connection',
      subjectId: 'telegram',
      branchId,
      before,
      after: rules,
    });
    return botStaffIn(ctx, tx);
  });
}
