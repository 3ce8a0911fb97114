import { maskPhone, normalizePhone } from '@dasturxon/core/format';
import type { Role } from '@dasturxon/core/auth';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../http/serving/context.ts';
import type { Tx } from '../db/connect.ts';
import { sessions, users } from '../db/schema/customers.ts';
import { branches } from '../db/schema/places.ts';
import { staffBranches, staffSessions } from '../db/schema/staff.ts';
import { namedMerchant } from '../merchants/named-merchant.ts';
import { userOfPhone } from './find-user.ts';

/** Roles of a merchant's staff. CLIENT is `--off`, and SUPER_ADMIN belongs to no merchant. */
const STAFF_ROLES = [
  'OPERATOR',
  'KITCHEN',
  'COURIER',
  'WAITER',
  'MANAGER',
  'ADMIN',
] as const satisfies Role[];

const Phone = v.pipe(
  v.string(),
  v.check((text) => normalizePhone(text) !== null, 'phone is a number such as +998901234567'),
  v.transform((text) => normalizePhone(text) ?? ''),
);

/** What `--branch` says for no limit. */
const ALL = 'all';

/** One member of a brand's staff; without a phone the staff is listed. */
export const ConfiguredStaff = v.pipe(
  v.object({
    sub: v.string(),
    phone: v.optional(Phone),
    role: v.optional(v.picklist(STAFF_ROLES, `role is one of ${STAFF_ROLES.join(', ')}`)),
    name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(50))),
    /** Makes a member of staff a customer again and ends their sessions. */
    off: v.optional(v.boolean(), false),
    /** Ids of the branches that the person works at; `all` removes the limit, and without it the limit stays. */
    branch: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
  }),
  v.check(
    ({ phone, role, off }) => phone === undefined || off !== (role !== undefined),
    'a phone needs either --role or --off',
  ),
  v.check(
    ({ branch, role }) => branch === undefined || role !== undefined,
    'a branch needs --phone and --role',
  ),
  v.check(({ branch = [] }) => branch.length < 2 || !branch.includes(ALL), 'all branches are named alone'),
);
export type ConfiguredStaff = v.InferOutput<typeof ConfiguredStaff>;

type Member = {
  merchantId: string;
  phone: string;
  role: Role;
  name: string | undefined;
  /** Undefined leaves the person's branches as they are; an empty list is every branch. */
  branchIds: readonly string[] | undefined;
};

/** Throws a sentence with the ids of the brand's branches for one that it does not have. */
async function checkBranches(tx: Tx, { merchantId, branchIds = [] }: Member): Promise<void> {
  const rows = await tx.select({ id: branches.id }).from(branches).where(eq(branches.merchantId, merchantId));
  const known = rows.map(({ id }) => id).toSorted();
  for (const id of branchIds)
    if (!known.includes(id))
      throw new Error(`there is no branch ${id}: --branch ${[ALL, ...known].join('|')}`);
}

/** Sets a person's branches. Returns whether they are others than before. */
async function writeBranches(tx: Tx, member: Member & { userId: string }): Promise<boolean> {
  const { merchantId, userId, branchIds } = member;
  if (branchIds === undefined) return false;
  await checkBranches(tx, member);
  const own = and(eq(staffBranches.merchantId, merchantId), eq(staffBranches.userId, userId));
  const before = await tx.delete(staffBranches).where(own).returning({ id: staffBranches.branchId });
  const after = [...new Set(branchIds)];
  for (const branchId of after) await tx.insert(staffBranches).values({ merchantId, userId, branchId });
  return before.length !== after.length || before.some(({ id }) => !after.includes(id));
}

async function writeMember(deps: CommandDeps, tx: Tx, member: Member): Promise<void> {
  const { merchantId, phone, role, name } = member;
  const user = await userOfPhone({ merchantId, now: deps.now, newId: deps.newId }, tx, phone);
  const own = and(eq(users.merchantId, merchantId), eq(users.id, user.id));
  const change = { role, isActive: true, updatedAt: deps.now(), ...(name && { firstName: name }) };
  await tx.update(users).set(change).where(own);
  const isMoved = await writeBranches(tx, { ...member, userId: user.id });
  if (role === user.role && !isMoved) return;
  const over = { revokedAt: deps.now() };
  const ofUser = and(
    eq(staffSessions.merchantId, merchantId),
    eq(staffSessions.userId, user.id),
    isNull(staffSessions.revokedAt),
  );
  await tx.update(staffSessions).set(over).where(ofUser);
  if (role !== 'CLIENT') return;
  await tx
    .update(sessions)
    .set(over)
    .where(
      and(eq(sessions.merchantId, merchantId), eq(sessions.userId, user.id), isNull(sessions.revokedAt)),
    );
}

async function listStaff(tx: Tx, merchantId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id, role: users.role, phone: users.phone, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.merchantId, merchantId), ne(users.role, 'CLIENT'), isNull(users.deletedAt)))
    .orderBy(users.role, users.createdAt);
  const limits = await tx
    .select({ userId: staffBranches.userId, branchId: staffBranches.branchId })
    .from(staffBranches)
    .where(eq(staffBranches.merchantId, merchantId))
    .orderBy(asc(staffBranches.branchId));
  return rows.map(({ id, role, phone, firstName }) => {
    const own = limits.filter(({ userId }) => userId === id).map(({ branchId }) => branchId);
    const limit = own.length > 0 && `(${own.join(', ')})`;
    return [role, maskPhone(phone ?? ''), firstName, limit].filter(Boolean).join(' ');
  });
}

/** The branches that the command asks for: none, which is all, for `all` and for who leaves. */
const wantedBranches = ({ branch, off }: ConfiguredStaff) => (off || branch?.includes(ALL) ? [] : branch);

/**
 * Gives a phone a role among a brand's staff, takes it away, or lists the staff. Members sign in by SMS with that phone,
 * like a guest. Throws as namedMerchant does.
 */
export async function configureStaff(deps: CommandDeps, given: ConfiguredStaff): Promise<string> {
  const { sub, phone, role = 'CLIENT', name } = given;
  return deps.db.asPlatform(async (tx) => {
    const { merchantId } = await namedMerchant(deps, tx, sub);
    if (phone === undefined) {
      const staff = await listStaff(tx, merchantId);
      return [
        `${sub} has ${staff.length} ${staff.length === 1 ? 'member' : 'members'} of staff`,
        ...staff,
      ].join('\n  ');
    }
    await writeMember(deps, tx, { merchantId, phone, role, name, branchIds: wantedBranches(given) });
    return `${sub}: ${maskPhone(phone)} is ${role === 'CLIENT' ? 'no longer staff' : role}`;
  });
}
