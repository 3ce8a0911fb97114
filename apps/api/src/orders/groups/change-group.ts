import type { endpoints, Received } from '@dasturxon/core/api';
import {
  canMoveGroup,
  editPart,
  type GroupOrder,
  groupStateAt,
  isGroupOver,
  reopenedDeadline,
} from '@dasturxon/core/group';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { groupMembers, groupOrders } from '../../db/schema/groups/groups.ts';
import { apiError } from '../../http/api-error.ts';
import type { Ctx, SignedIn } from '../model/deps.ts';
import { announceGroup } from './group-events.ts';
import { limitEdits } from './group-limits.ts';
import { provesMember } from './group-marks.ts';
import { type GroupRow, lockGroup, membersOf, toGroup } from './read-group.ts';

type Member = { id: string; memberId: string };

const isMember = (ctx: Ctx, { id, memberId }: Member) =>
  and(
    eq(groupMembers.merchantId, ctx.merchantId),
    eq(groupMembers.groupId, id),
    eq(groupMembers.id, memberId),
  );

/** Writes to a locked group, answers it as it is then, and wakes its readers. */
async function writing(
  ctx: Ctx,
  id: string,
  write: (tx: Tx, row: GroupRow) => Promise<unknown>,
): Promise<GroupOrder> {
  const group = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await write(tx, await lockGroup(ctx, tx, id));
    return toGroup(ctx, tx, await lockGroup(ctx, tx, id));
  });
  announceGroup(ctx, id);
  return group;
}

/**
 * Replaces a member's own part, proven by the member's token. Throws group.notFound, group.closed, group.changed for
 * another version of this part, and group.full.
 */
export async function editGroupPart(
  ctx: Ctx,
  member: Member,
  { token, ...edit }: Received<typeof endpoints.editGroupPart, 'body'>,
): Promise<GroupOrder> {
  if (!provesMember(ctx, member, token)) throw apiError('group.notFound');
  await limitEdits(ctx, member.memberId);
  return writing(ctx, member.id, async (tx, row) => {
    if (groupStateAt(row, ctx.now()) !== 'OPEN') throw apiError('group.closed');
    const before = await membersOf(ctx, tx, row.id);
    if (!before.some(({ id }) => id === member.memberId)) throw apiError('group.notFound');
    const after = editPart(before, member.memberId, edit);
    if (!Array.isArray(after)) throw apiError(after === 'stale' ? 'group.changed' : 'group.full');
    const { lines, isDone, version } = after.find(({ id }) => id === member.memberId)!;
    await tx.update(groupMembers).set({ lines, isDone, version }).where(isMember(ctx, member));
  });
}

/** Throws group.notFound for a group of another host. */
function refuseOthers(ctx: SignedIn, row: GroupRow): void {
  if (row.userId !== ctx.caller.userId) throw apiError('group.notFound');
}

/** The host removes a person and their part while parts can change. Throws group.notFound and group.closed. */
export function removeGroupMember(ctx: SignedIn, member: Member): Promise<GroupOrder> {
  return writing(ctx, member.id, async (tx, row) => {
    refuseOthers(ctx, row);
    if (groupStateAt(row, ctx.now()) !== 'OPEN') throw apiError('group.closed');
    await tx.delete(groupMembers).where(and(isMember(ctx, member), eq(groupMembers.isHost, false)));
  });
}

/** The host closes, reopens or cancels a group. Throws group.notFound and group.closed. */
export function moveGroup(
  ctx: SignedIn,
  id: string,
  { to }: Received<typeof endpoints.moveGroup, 'body'>,
): Promise<GroupOrder> {
  return writing(ctx, id, async (tx, row) => {
    refuseOthers(ctx, row);
    const now = ctx.now();
    // An order that has been placed meanwhile ends the group first.
    const { state } = await toGroup(ctx, tx, row);
    if (isGroupOver(state) || !canMoveGroup(row, to, now)) throw apiError('group.closed');
    const opened = { state: to, lockedAt: null, deadline: reopenedDeadline(row.deadline, now) };
    const closed = { state: to, lockedAt: row.lockedAt ?? now };
    await tx
      .update(groupOrders)
      .set(to === 'OPEN' ? opened : closed)
      .where(and(eq(groupOrders.merchantId, ctx.merchantId), eq(groupOrders.id, id)));
  });
}
