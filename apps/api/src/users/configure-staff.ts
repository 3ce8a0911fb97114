import { NAME_LENGTH } from '@dasturxon/core/validation';
import { maskPhone, toDialablePhone } from '@dasturxon/core/format';
import { STAFF_ROLES } from '@dasturxon/core/staff';
import type { Role } from '@dasturxon/core/auth';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../http/serving/context.ts';
import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/customers.ts';
import { branches } from '../db/schema/places.ts';
import { staffBranches } from '../db/schema/staff.ts';
import { namedMerchant } from '../merchants/named-merchant.ts';
import { userOfPhone } from './find-user.ts';
import { writeStaffRights } from './staff-rights.ts';

/** A phone as it is typed in a command: any spelling that can be dialled. */
export const TypedPhone = v.pipe(
  v.string(),
  v.check((text) => toDialablePhone(text) !== null, 'phone must be a number such as +998901234567'),
  v.transform((text) => toDialablePhone(text) ?? ''),
);

/** The value of `--branch` for no limit. */
const ALL = 'all';

/** One member of a brand's staff; without a phone the staff is listed. */
export const ConfiguredStaff = v.pipe(
  v.object({
    sub: v.string(),
    phone: v.optional(TypedPhone),
    role: v.optional(v.picklist(STAFF_ROLES, `role must be one of ${STAFF_ROLES.join(', ')}`)),
    name: v.optional(
      v.pipe(v.string(), v.trim(), v.minLength(NAME_LENGTH.min), v.maxLength(NAME_LENGTH.max)),
    ),
    /** Makes a member of staff a customer again and ends their sessions. */
    off: v.optional(v.boolean(), false),
    /** Ids of the branches that the person works at; `all` removes the limit, and without it the limit stays. */
    branch: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
  }),
  v.check(
    ({ phone, role, off }) => phone === undefined || off !== (role !== undefined),
    '--phone needs either --role or --off',
  ),
  v.check(
    ({ branch, role }) => branch === undefined || role !== undefined,
    '--branch needs --phone and --role',
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
      throw new Error(`there is no branch ${id}: use --branch ${[ALL, ...known].join('|')}`);
}

async function writeMember(deps: CommandDeps, tx: Tx, member: Member): Promise<void> {
  const { merchantId, phone, role, name, branchIds } = member;
  await checkBranches(tx, member);
  const user = await userOfPhone({ merchantId, now: deps.now, newId: deps.newId }, tx, phone);
  await writeStaffRights(tx, { merchantId, userId: user.id, now: deps.now() }, { role, branchIds, name });
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

/** The branches that the command asks for: empty, which means all, for `all` and for a removed role. */
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
