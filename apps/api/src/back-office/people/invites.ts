import { HOUR_MS } from '@dasturxon/core/kernel';
import { randomBytes } from 'node:crypto';

import { fullName } from '@dasturxon/core/format';
import {
  type AuditAction,
  type BranchScope,
  type InviteOffer,
  mayGrant,
  STAFF_ROLES,
  type StaffInvite,
  type StaffRole,
  type StaffSession,
} from '@dasturxon/core/staff';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { branches } from '../../db/schema/places.ts';
import { staffInvites } from '../../db/schema/staff-access.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError, found } from '../../http/api-error.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { readMerchant } from '../../merchants/read-merchant.ts';
import type { Deps, SignedIn } from '../../orders/model/deps.ts';
import { toBranch } from '../../places/to-branch.ts';
import { proveCode } from '../../sign-in/prove-code.ts';
import { parsePhone } from '../../sign-in/send-code.ts';
import { userOfPhone } from '../../users/find-user.ts';
import { writeStaffRights } from '../../users/staff-rights.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { openedReply, openFor } from '../session/sign-in-staff.ts';
import { checkBranches, rightsOf } from './change-staff.ts';
import { staffRows } from './staff-rows.ts';

/** How long an invitation may be accepted. */
const LIFE_MS = 48 * HOUR_MS;

type InviteRow = typeof staffInvites.$inferSelect;

const roleOf = ({ role }: InviteRow): StaffRole => v.parse(v.picklist(STAFF_ROLES), role);
const rightsOfInvite = (row: InviteRow) => ({ role: roleOf(row), branchIds: row.branchIds });

const isOpen = (ctx: Pick<Ctx, 'merchantId' | 'now'>) =>
  and(
    eq(staffInvites.merchantId, ctx.merchantId),
    isNull(staffInvites.endedAt),
    gt(staffInvites.expiresAt, ctx.now()),
  );

const toInvite = (row: InviteRow, by: string | null): StaffInvite => ({
  id: row.id,
  name: row.name,
  role: roleOf(row),
  branchIds: row.branchIds,
  expiresAt: row.expiresAt.toISOString(),
  by,
});

type Wanted = { role: StaffRole; branchIds: string[] | null; name: string | null };

/** Makes an invitation. Throws forbidden for rights that the caller may not give, and branch.notFound. */
export const inviteStaff = (ctx: SignedIn, wanted: Wanted): Promise<{ token: string; invite: StaffInvite }> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await checkBranches(ctx, tx, wanted.branchIds);
    if (!mayGrant(rightsOf(ctx), wanted)) throw apiError('forbidden');
    const token = randomBytes(32).toString('base64url');
    const now = ctx.now();
    const [row] = await tx
      .insert(staffInvites)
      .values({
        ...wanted,
        name: wanted.name || null,
        merchantId: ctx.merchantId,
        id: ctx.newId(),
        tokenHash: sha256(token),
        createdBy: ctx.caller.userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFE_MS),
      })
      .returning();
    await audit(ctx, tx, { action: 'staff.invite', row: row!, after: wanted });
    return { token, invite: toInvite(row!, ctx.caller.name) };
  });

const audit = (
  ctx: SignedIn,
  tx: Tx,
  { action, row, after }: { action: AuditAction; row: InviteRow; after: unknown },
) =>
  writeAudit(ctx, tx, { action, subject: 'staff', subjectId: row.id, branchId: null, before: null, after });

/** The invitations that the caller could have made and that may still be accepted. */
export const listInvites = (ctx: SignedIn): Promise<StaffInvite[]> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const rows = await tx
      .select({ invite: staffInvites, firstName: users.firstName, lastName: users.lastName })
      .from(staffInvites)
      .innerJoin(
        users,
        and(eq(users.merchantId, staffInvites.merchantId), eq(users.id, staffInvites.createdBy)),
      )
      .where(isOpen(ctx))
      .orderBy(desc(staffInvites.createdAt));
    return rows
      .filter(({ invite }) => mayGrant(rightsOf(ctx), rightsOfInvite(invite)))
      .map(({ invite, ...by }) => toInvite(invite, fullName(by) || null));
  });

/** Withdraws an invitation. Throws notFound for one that is over, or that the caller could not have made. */
export const withdrawInvite = (ctx: SignedIn, id: string): Promise<null> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const [row] = await tx
      .select()
      .from(staffInvites)
      .where(and(isOpen(ctx), eq(staffInvites.id, id)))
      .for('update');
    if (!row || !mayGrant(rightsOf(ctx), rightsOfInvite(row))) throw apiError('notFound');
    await endInvite(ctx, tx, row);
    await audit(ctx, tx, { action: 'staff.withdrawInvite', row, after: null });
    return null;
  });

const endInvite = (ctx: Pick<Ctx, 'merchantId' | 'now'>, tx: Tx, { id }: InviteRow) =>
  tx
    .update(staffInvites)
    .set({ endedAt: ctx.now() })
    .where(and(eq(staffInvites.merchantId, ctx.merchantId), eq(staffInvites.id, id)));

/**
 * The open invitation of a token, locked. Throws invite.invalid for one that is over, used or unknown, and for one whose
 * maker could not make it any more.
 */
async function openInvite(ctx: Ctx, tx: Tx, token: string): Promise<InviteRow> {
  const [row] = await tx
    .select()
    .from(staffInvites)
    .where(and(isOpen(ctx), eq(staffInvites.tokenHash, sha256(token))))
    .for('update');
  const invite = found(row, 'invite.invalid');
  const [maker] = await staffRows(ctx, tx, { id: invite.createdBy });
  if (!maker || !mayGrant(maker.rights, rightsOfInvite(invite))) throw apiError('invite.invalid');
  return invite;
}

async function branchNames(ctx: Ctx, tx: Tx, branchIds: BranchScope) {
  if (branchIds === null) return null;
  const rows = await tx
    .select()
    .from(branches)
    .where(and(eq(branches.merchantId, ctx.merchantId), inArray(branches.id, [...branchIds])))
    .orderBy(branches.id);
  return rows.map((row) => toBranch(row).name);
}

/** What an invitation offers. */
export const readInvite = (ctx: Ctx, token: string): Promise<InviteOffer> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const invite = await openInvite(ctx, tx, token);
    const { name } = await readMerchant(tx);
    return {
      brandName: name,
      role: roleOf(invite),
      branches: await branchNames(ctx, tx, invite.branchIds),
      expiresAt: invite.expiresAt.toISOString(),
    };
  });

type Accepted = { token: string; phone: string; code: string; name: string };

/**
 * Accepts an invitation: the owner of the phone joins the staff and is signed in. Throws what a code may throw,
 * invite.invalid, and invite.alreadyStaff for a person who has rights already: an invitation never changes those.
 */
export async function acceptInvite(ctx: Ctx<Deps>, given: Accepted): Promise<Reply<StaffSession>> {
  const phone = parsePhone(given.phone);
  // The result is returned, not thrown, so that a wrong try is committed and counted.
  const outcome = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const invite = await openInvite(ctx, tx, given.token);
    const refused = await proveCode(ctx, tx, { phone, purpose: 'SIGN_IN', code: given.code });
    if (refused) return { refused };
    const user = await userOfPhone(ctx, tx, phone);
    if (user.role !== 'CLIENT' || !user.isActive) return { refused: apiError('invite.alreadyStaff') };
    const about = { merchantId: ctx.merchantId, userId: user.id, now: ctx.now() };
    const { role, branchIds } = rightsOfInvite(invite);
    await writeStaffRights(tx, about, { role, branchIds: branchIds ?? [], name: given.name });
    await endInvite(ctx, tx, invite);
    const opened = await openFor(ctx, tx, { ...user, role, firstName: given.name, byPin: false });
    await audit(opened.signedIn, tx, { action: 'staff.join', row: invite, after: { role, branchIds } });
    return { opened };
  });
  if (outcome.refused) throw outcome.refused;
  return openedReply(outcome.opened);
}
