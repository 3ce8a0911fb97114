import type { Answered, endpoints, Received } from '@dasturxon/core/api';
import { editPart, groupStateAt, MOST_MEMBERS, wholeBasket } from '@dasturxon/core/group';
import { MINUTE_MS } from '@dasturxon/core/kernel';
import { and, desc, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { groupMembers, groupOrders } from '../../db/schema/groups/groups.ts';
import { users } from '../../db/schema/customers.ts';
import { apiError } from '../../http/api-error.ts';
import type { Ctx, SignedIn } from '../model/deps.ts';
import { announceGroup } from './group-events.ts';
import { limitJoins, limitStarts } from './group-limits.ts';
import { linkMark, memberToken, opensGroup } from './group-marks.ts';
import { type GroupRow, lockGroup, membersOf, toGroup } from './read-group.ts';

type Start = Received<typeof endpoints.startGroup, 'body'>;
type Join = Received<typeof endpoints.joinGroup, 'body'>;
type Membership = Answered<typeof endpoints.startGroup>;

const membership = (ctx: Ctx, id: string, memberId: string): Membership => ({
  id,
  mark: linkMark(ctx, id),
  memberId,
  token: memberToken(ctx, id, memberId),
});

type NewMember = Join & { isHost: boolean };

/** Adds a person with their first part. Throws group.full. */
async function addMember(ctx: Ctx, tx: Tx, of: { id: string; person: NewMember }): Promise<Membership> {
  const { id, person } = of;
  const { merchantId } = ctx;
  const memberId = ctx.newId();
  const before = await membersOf(ctx, tx, id);
  const empty = { id: memberId, version: 0, lines: [], isDone: false };
  const after = editPart([...before, empty], memberId, { ...empty, lines: person.lines });
  if (before.length >= MOST_MEMBERS || !Array.isArray(after)) throw apiError('group.full');
  await tx.insert(groupMembers).values({
    merchantId,
    groupId: id,
    id: memberId,
    name: person.name,
    isHost: person.isHost,
    lines: wholeBasket([person]),
    createdAt: ctx.now(),
  });
  return membership(ctx, id, memberId);
}

/** The caller's last group, if it can still be ordered. */
async function openGroup(ctx: SignedIn, tx: Tx): Promise<GroupRow | null> {
  const { merchantId, caller } = ctx;
  // One start of a guest at a time: a double tap makes one group.
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.merchantId, merchantId), eq(users.id, caller.userId)))
    .for('update');
  const [last] = await tx
    .select()
    .from(groupOrders)
    .where(and(eq(groupOrders.merchantId, merchantId), eq(groupOrders.userId, caller.userId)))
    .orderBy(desc(groupOrders.createdAt))
    .limit(1);
  if (!last) return null;
  const { state } = await toGroup(ctx, tx, last);
  return state === 'OPEN' || state === 'LOCKED' ? last : null;
}

/** Starts a group order of the caller, or answers the one that they have open. */
export async function startGroup(
  ctx: SignedIn,
  { name, minutes, lines, pays = 'HOST' }: Start,
): Promise<Membership> {
  await limitStarts(ctx, ctx.caller.userId);
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const open = await openGroup(ctx, tx);
    const host = open && (await membersOf(ctx, tx, open.id)).find(({ isHost }) => isHost);
    if (open && host) return membership(ctx, open.id, host.id);
    const { merchantId, caller } = ctx;
    const [id, createdAt] = [ctx.newId(), ctx.now()];
    const deadline = new Date(createdAt.getTime() + minutes * MINUTE_MS);
    await tx.insert(groupOrders).values({ merchantId, id, userId: caller.userId, pays, deadline, createdAt });
    return addMember(ctx, tx, { id, person: { name, lines, isHost: true } });
  });
}

/** Adds a person who has the link. Throws group.notFound, group.closed, group.full and request.rateLimited. */
export async function joinGroup(
  ctx: Ctx,
  { id, mark }: { id: string; mark: string },
  person: Join,
): Promise<Membership> {
  await limitJoins(ctx);
  if (!opensGroup(ctx, id, mark)) throw apiError('group.notFound');
  const joined = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await lockGroup(ctx, tx, id);
    if (groupStateAt(row, ctx.now()) !== 'OPEN') throw apiError('group.closed');
    return addMember(ctx, tx, { id, person: { ...person, isHost: false } });
  });
  announceGroup(ctx, id);
  return joined;
}
