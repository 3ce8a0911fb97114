import { Role } from '@dasturxon/core/auth';
import {
  isInScope,
  isSameScope,
  mayGrant,
  type AuditAction,
  type BranchScope,
  type Rights,
  type StaffMember,
  type StaffRole,
} from '@dasturxon/core/staff';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import { apiError, found } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { checkNotLastOwner } from '../../users/last-owner.ts';
import { removeFactors } from '../../users/remove-factors.ts';
import { endBackOfficeSessions, writePin, writeStaffRights } from '../../users/staff-rights.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { maskedPhone, staffDetails, staffRows, type StaffRow } from './staff-rows.ts';

/** The rights of the caller. */
export const rightsOf = ({ caller }: SignedIn): Rights => ({
  role: v.parse(Role, caller.role),
  branchIds: caller.branchIds,
});

/** Whether a person works at one of the caller's branches. */
const isVisible = (scope: BranchScope, { rights: { branchIds } }: StaffRow): boolean =>
  scope === null || (branchIds === null ? true : branchIds.some((id) => isInScope(scope, id)));

/** The staff that works at the caller's branches. Phones are masked. */
export const listStaff = (ctx: SignedIn): Promise<StaffMember[]> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const rows = await staffRows(ctx, tx);
    const detailsOf = await staffDetails(ctx, tx);
    const actor = rightsOf(ctx);
    return rows
      .filter((row) => isVisible(ctx.caller.branchIds, row))
      .map((row) => ({
        id: row.id,
        name: row.name,
        phone: maskedPhone(row),
        role: row.rights.role,
        branchIds: row.rights.branchIds === null ? null : [...row.rights.branchIds],
        ...detailsOf(row.id),
        isManageable: mayGrant(actor, row.rights),
      }));
  });

/** Throws branch.notFound for a branch that the merchant does not have. */
export async function checkBranches(ctx: SignedIn, tx: Tx, branchIds: BranchScope): Promise<void> {
  if (branchIds === null) return;
  const known = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(
      and(
        eq(branches.merchantId, ctx.merchantId),
        eq(branches.deleted, false),
        inArray(branches.id, [...branchIds]),
      ),
    );
  if (known.length !== new Set(branchIds).size) throw apiError('branch.notFound');
}

/**
 * Locks a person whom the caller may change. All owners are locked before, in one order, so that two of them who demote each
 * other wait. Throws notFound for a person of no branch of the caller, and forbidden for one with more rights.
 */
async function lockPerson(ctx: SignedIn, tx: Tx, id: string): Promise<StaffRow> {
  const all = await staffRows(ctx, tx, { isLocked: true });
  const person = found(
    all.find((row) => row.id === id && isVisible(ctx.caller.branchIds, row)),
    'notFound',
  );
  if (!mayGrant(rightsOf(ctx), person.rights)) throw apiError('forbidden');
  return person;
}

const factsOf = ({ name, rights }: StaffRow) => ({ name, role: rights.role, branchIds: rights.branchIds });

type Audited = { action: AuditAction; person: StaffRow; after: unknown };

const audit = (ctx: SignedIn, tx: Tx, { action, person, after }: Audited) =>
  writeAudit(ctx, tx, {
    action,
    subject: 'staff',
    subjectId: person.id,
    branchId: null,
    before: factsOf(person),
    after,
  });

type Change = {
  id: string;
  role: StaffRole;
  branchIds: BranchScope;
  expected: { role: StaffRole; branchIds: BranchScope };
};

/**
 * Changes role and branches; sessions end at once. Throws forbidden for rights that the caller lacks, staff.changed where the
 * present rights are others than expected, and staff.lastAdmin for the last owner.
 */
export const changeStaff = (ctx: SignedIn, { id, expected, ...rights }: Change): Promise<null> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const person = await lockPerson(ctx, tx, id);
    await checkBranches(ctx, tx, rights.branchIds);
    if (!mayGrant(rightsOf(ctx), rights)) throw apiError('forbidden');
    const before = person.rights;
    if (before.role !== expected.role || !isSameScope(before.branchIds, expected.branchIds))
      throw apiError('staff.changed');
    const about = { merchantId: ctx.merchantId, userId: id, now: ctx.now() };
    if (rights.role !== 'ADMIN') await checkNotLastOwner(tx, about);
    await writeStaffRights(tx, about, { role: rights.role, branchIds: rights.branchIds ?? [] });
    await audit(ctx, tx, { action: 'staff.change', person, after: { name: person.name, ...rights } });
    return null;
  });

/** Takes a person off the staff; sessions end at once. Throws as changeStaff does. */
export const removeStaff = (ctx: SignedIn, id: string): Promise<null> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const person = await lockPerson(ctx, tx, id);
    const about = { merchantId: ctx.merchantId, userId: id, now: ctx.now() };
    await checkNotLastOwner(tx, about);
    await writeStaffRights(tx, about, { role: 'CLIENT', branchIds: [] });
    await audit(ctx, tx, { action: 'staff.remove', person, after: null });
    return null;
  });

/** Ends all sessions of a person. */
export const endSessionsOfStaff = (ctx: SignedIn, id: string): Promise<null> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const person = await lockPerson(ctx, tx, id);
    await endBackOfficeSessions(tx, { merchantId: ctx.merchantId, userId: id, now: ctx.now() });
    await audit(ctx, tx, { action: 'staff.endSessions', person, after: factsOf(person) });
    return null;
  });

/** Removes the second factors of a person and ends their sessions. A person's own are removed by another one. */
export const resetFactor = (ctx: SignedIn, id: string): Promise<null> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const person = await lockPerson(ctx, tx, id);
    if (id === ctx.caller.userId) throw apiError('forbidden');
    await removeFactors(tx, { merchantId: ctx.merchantId, userId: id });
    await endBackOfficeSessions(tx, { merchantId: ctx.merchantId, userId: id, now: ctx.now() });
    await audit(ctx, tx, { action: 'staff.resetFactor', person, after: factsOf(person) });
    return null;
  });

/** Removes the PIN of a person and ends the sessions that it opened. The person sets a new one after signing in by phone. */
export const resetPin = (ctx: SignedIn, id: string): Promise<null> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const person = await lockPerson(ctx, tx, id);
    await writePin(tx, { merchantId: ctx.merchantId, userId: id, now: ctx.now() }, null);
    await audit(ctx, tx, { action: 'staff.resetPin', person, after: factsOf(person) });
    return null;
  });
