import type { Role } from '@dasturxon/core/auth';
import { Role as RoleSchema } from '@dasturxon/core/auth';
import { isStaff } from '@dasturxon/core/order';
import { isInScope } from '@dasturxon/core/staff';
import { and, eq, isNull } from 'drizzle-orm';
import type { Api } from 'grammy';
import type { ChatMember, User } from 'grammy/types';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { readScope } from '../../http/serving/staff-branches.ts';
import { BotRefused } from '../../gateways/telegram/bot-api.ts';

/** The role of members of the staff's chat that are not users of the merchant (D83). */
const ROLE_OF_MEMBERS: Role = 'OPERATOR';

/** The member of staff, as stored in the order's history. */
export type StaffMember = { userId: string; role: Role; name: string };

/** Whether a person or a bot is in a chat, by Telegram's answer. */
export function isMember(member: ChatMember): boolean {
  if (member.status === 'restricted') return member.is_member;
  return member.status !== 'left' && member.status !== 'kicked';
}

/** Whether a person is a member of a chat now: a public group shows its buttons to non-members too. */
export async function isInChat(api: Api, chatId: number, userId: number): Promise<boolean> {
  try {
    return isMember(await api.getChatMember(chatId, userId));
  } catch (error) {
    if (error instanceof BotRefused && error.code === 400) return false;
    throw error;
  }
}

const nameOf = ({ first_name: first, last_name: last }: User) => [first, last].filter(Boolean).join(' ');

/**
 * The person behind a press about a branch: a user of the staff with their own role, else a member of the staff's chat. Null
 * for an account that the merchant has switched off or taken off the staff, since still being in the chat gives it nothing
 * back (T40), and for a person who does not work at that branch (BO-04).
 */
export async function staffMember(
  tx: Tx,
  { merchantId, branchId, from }: { merchantId: string; branchId: string | null; from: User },
): Promise<StaffMember | null> {
  const telegramId = String(from.id);
  const [known] = await tx
    .select({ id: users.id, role: users.role, isActive: users.isActive, leftStaffAt: users.leftStaffAt })
    .from(users)
    .where(and(eq(users.merchantId, merchantId), eq(users.telegramId, telegramId), isNull(users.deletedAt)));
  const role = v.fallback(RoleSchema, ROLE_OF_MEMBERS);
  if (known && (!known.isActive || known.leftStaffAt !== null)) return null;
  if (known && !isInScope(await readScope(tx, { merchantId, userId: known.id }), branchId)) return null;
  const own = known ? v.parse(role, known.role) : ROLE_OF_MEMBERS;
  return {
    userId: known?.id ?? `telegram:${telegramId}`,
    role: isStaff(own) ? own : ROLE_OF_MEMBERS,
    name: nameOf(from).slice(0, 60).toWellFormed(),
  };
}
