import type { Role } from '../../auth/user.schema.ts';
import type { BranchScope } from '../permissions.ts';

/** Roles of a merchant's staff. CLIENT is no staff, and SUPER_ADMIN belongs to no merchant. */
export const STAFF_ROLES = [
  'ADMIN',
  'MANAGER',
  'OPERATOR',
  'KITCHEN',
  'COURIER',
  'WAITER',
] as const satisfies Role[];
/** A role of a merchant's staff. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The roles that each role may give and take: an owner all, a manager those below. */
const GRANTABLE: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  ADMIN: STAFF_ROLES,
  MANAGER: ['OPERATOR', 'KITCHEN', 'COURIER', 'WAITER'],
};

/** The rights of a person: a role at some branches; null is every branch. */
export type Rights = { role: Role; branchIds: BranchScope };

/** Whether all branches of the one scope are in the other. Every branch is only within every branch. */
const isWithin = (inner: BranchScope, outer: BranchScope): boolean =>
  outer === null || (inner !== null && inner.length > 0 && inner.every((id) => outer.includes(id)));

/**
 * Whether a person may give these rights to another one, or take them away. A person gives no more than they have: neither a role
 * of their own rank, except owners, nor a branch that they do not work at.
 */
export const mayGrant = (actor: Rights, rights: Rights): boolean =>
  (GRANTABLE[actor.role] ?? []).includes(rights.role) && isWithin(rights.branchIds, actor.branchIds);

/** The roles that a role may give. */
export const grantableRoles = (role: Role): readonly StaffRole[] =>
  STAFF_ROLES.filter((one) => GRANTABLE[role]?.includes(one));

/** Whether two scopes are of the same branches, in any order. */
export const isSameScope = (one: BranchScope, other: BranchScope): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((id) => other.includes(id));
