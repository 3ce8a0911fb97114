import { fullName, maskPhone } from '@dasturxon/core/format';
import { type Rights, type StaffMember, STAFF_ROLES, type StaffRole } from '@dasturxon/core/staff';
import { and, asc, count, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { staffPasskeys, staffTotp } from '../../db/schema/staff-factors.ts';
import { staffPins } from '../../db/schema/staff-access.ts';
import { staffBranches, staffSessions } from '../../db/schema/staff.ts';
import { scopeOf } from '../../http/serving/staff-branches.ts';
import type { Ctx } from '../../http/serving/context.ts';

type StaffRowsCtx = Pick<Ctx, 'merchantId' | 'now'>;

/** A member of staff with their rights. */
export type StaffRow = {
  id: string;
  name: string | null;
  phone: string | null;
  rights: Rights & { role: StaffRole };
};

const isStaff = ({ merchantId }: StaffRowsCtx) =>
  and(
    eq(users.merchantId, merchantId),
    inArray(users.role, [...STAFF_ROLES]),
    // Without this text PostgreSQL does not see that its index of staff is enough.
    sql`${users.role} <> 'CLIENT'`,
    eq(users.isActive, true),
    isNull(users.deletedAt),
  );

/** The branches of the merchant's staff by person; a person without an entry works at every branch. */
async function branchesByPerson({ merchantId }: StaffRowsCtx, tx: Tx): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({ userId: staffBranches.userId, branchId: staffBranches.branchId })
    .from(staffBranches)
    .where(eq(staffBranches.merchantId, merchantId))
    .orderBy(asc(staffBranches.branchId));
  const byPerson = new Map<string, string[]>();
  for (const { userId, branchId } of rows) byPerson.set(userId, [...(byPerson.get(userId) ?? []), branchId]);
  return byPerson;
}

/** The staff of the merchant, locked where it is about to change; `id`: that person alone. */
export async function staffRows(
  ctx: StaffRowsCtx,
  tx: Tx,
  { id, isLocked = false }: { id?: string; isLocked?: boolean } = {},
): Promise<StaffRow[]> {
  const where = and(isStaff(ctx), id === undefined ? undefined : eq(users.id, id));
  const asked = tx.select().from(users).where(where).orderBy(asc(users.createdAt), asc(users.id));
  const rows = await (isLocked ? asked.for('update') : asked);
  const branches = await branchesByPerson(ctx, tx);
  return rows.map((row) => ({
    id: row.id,
    name: fullName(row) || null,
    phone: row.phone,
    rights: {
      role: v.parse(v.picklist(STAFF_ROLES), row.role),
      branchIds: scopeOf(branches.get(row.id) ?? []),
    },
  }));
}

/** The ids of the people of the merchant who have a second factor. */
async function withFactor({ merchantId }: StaffRowsCtx, tx: Tx): Promise<ReadonlySet<string>> {
  const totp = await tx
    .select({ userId: staffTotp.userId, sealed: staffTotp.sealed })
    .from(staffTotp)
    .where(eq(staffTotp.merchantId, merchantId));
  const passkeys = await tx
    .select({ userId: staffPasskeys.userId })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.merchantId, merchantId));
  return new Set([...totp.filter(({ sealed }) => sealed !== null), ...passkeys].map(({ userId }) => userId));
}

type Details = Pick<StaffMember, 'hasFactor' | 'hasPin' | 'sessions' | 'lastSeenAt'>;

/** What the list shows of a person beside their rights. */
export async function staffDetails(ctx: StaffRowsCtx, tx: Tx): Promise<(id: string) => Details> {
  const open = and(
    eq(staffSessions.merchantId, ctx.merchantId),
    isNull(staffSessions.revokedAt),
    gt(staffSessions.expiresAt, ctx.now()),
  );
  const rows = await tx
    .select({ userId: staffSessions.userId, sessions: count(), lastSeenAt: max(staffSessions.lastSeenAt) })
    .from(staffSessions)
    .where(open)
    .groupBy(staffSessions.userId);
  const bySession = new Map(rows.map((row) => [row.userId, row]));
  const factors = await withFactor(ctx, tx);
  const pins = await tx
    .select({ userId: staffPins.userId })
    .from(staffPins)
    .where(eq(staffPins.merchantId, ctx.merchantId));
  return (id) => ({
    hasFactor: factors.has(id),
    hasPin: pins.some(({ userId }) => userId === id),
    sessions: bySession.get(id)?.sessions ?? 0,
    lastSeenAt: bySession.get(id)?.lastSeenAt?.toISOString() ?? null,
  });
}

/** The masked phone of a person; null for one without. */
export const maskedPhone = ({ phone }: StaffRow): string | null => (phone === null ? null : maskPhone(phone));
