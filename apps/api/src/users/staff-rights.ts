import type { Role } from '@dasturxon/core/auth';
import { and, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { sessions, users } from '../db/schema/customers.ts';
import { staffBranches, staffSessions } from '../db/schema/staff.ts';
import { staffPins } from '../db/schema/staff-access.ts';
import { removeFactors } from './remove-factors.ts';

type Person = { merchantId: string; userId: string; now: Date };

/** Ends the sessions of the back office of a person. */
export async function endBackOfficeSessions(tx: Tx, { merchantId, userId, now }: Person): Promise<void> {
  const open = and(
    eq(staffSessions.merchantId, merchantId),
    eq(staffSessions.userId, userId),
    isNull(staffSessions.revokedAt),
  );
  await tx.update(staffSessions).set({ revokedAt: now }).where(open);
}

/** Sets a person's branches; none is every branch. Returns whether they are others than before. */
async function writeBranches(tx: Tx, { merchantId, userId }: Person, branchIds: readonly string[]) {
  const own = and(eq(staffBranches.merchantId, merchantId), eq(staffBranches.userId, userId));
  const before = await tx.delete(staffBranches).where(own).returning({ id: staffBranches.branchId });
  const after = [...new Set(branchIds)];
  for (const branchId of after) await tx.insert(staffBranches).values({ merchantId, userId, branchId });
  return before.length !== after.length || before.some(({ id }) => !after.includes(id));
}

/** Ends a person's sessions that a PIN opened. */
async function endPinSessions(tx: Tx, { merchantId, userId, now }: Person): Promise<void> {
  const open = and(
    eq(staffSessions.merchantId, merchantId),
    eq(staffSessions.userId, userId),
    eq(staffSessions.byPin, true),
    isNull(staffSessions.revokedAt),
  );
  await tx.update(staffSessions).set({ revokedAt: now }).where(open);
}

/** Sets the PIN of a person, as its hash, or removes it. Sessions that the earlier one opened end. */
export async function writePin(tx: Tx, person: Person, pinHash: string | null): Promise<void> {
  const { merchantId, userId, now } = person;
  await tx.delete(staffPins).where(and(eq(staffPins.merchantId, merchantId), eq(staffPins.userId, userId)));
  if (pinHash !== null) await tx.insert(staffPins).values({ merchantId, userId, pinHash, createdAt: now });
  await endPinSessions(tx, person);
}

/** Marks a person as taken off the staff, or as back on it: the staff chat obeys no person who was taken off (T40). */
async function markLeft(tx: Tx, { merchantId, userId }: Person, leftStaffAt: Date | null): Promise<void> {
  const own = and(eq(users.merchantId, merchantId), eq(users.id, userId));
  await tx.update(users).set({ leftStaffAt }).where(own);
}

/** Who leaves the staff has no second factor and no PIN any more and signs in anew as a customer. */
async function leaveStaff(tx: Tx, person: Person): Promise<void> {
  const { merchantId, userId, now } = person;
  await removeFactors(tx, { merchantId, userId });
  await writePin(tx, person, null);
  const open = and(
    eq(sessions.merchantId, merchantId),
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
  );
  await tx.update(sessions).set({ revokedAt: now }).where(open);
}

/**
 * Sets role and branches of a person; CLIENT takes them off the staff. Sessions end where something changed. Undefined
 * branches stay as they are; an empty list is every branch.
 */
export async function writeStaffRights(
  tx: Tx,
  person: Person,
  rights: { role: Role; branchIds: readonly string[] | undefined; name?: string | undefined },
): Promise<void> {
  const { merchantId, userId, now } = person;
  const { role, branchIds, name } = rights;
  const own = and(eq(users.merchantId, merchantId), eq(users.id, userId));
  const [before] = await tx.select({ role: users.role }).from(users).where(own);
  await tx
    .update(users)
    .set({ role, isActive: true, updatedAt: now, ...(name && { firstName: name }) })
    .where(own);
  const isMoved = branchIds !== undefined && (await writeBranches(tx, person, branchIds));
  if (before?.role === role && !isMoved) return;
  if (before?.role !== role) await markLeft(tx, person, role === 'CLIENT' ? now : null);
  await endBackOfficeSessions(tx, person);
  if (role === 'CLIENT') await leaveStaff(tx, person);
}
