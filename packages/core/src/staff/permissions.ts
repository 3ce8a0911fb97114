import type { Role } from '../auth/user.schema.ts';
import type { BoardOrder } from './board-order.schema.ts';

/** What a member of staff may do in the back office. Each endpoint of the back office names one. */
export const PERMISSIONS = [
  /** Reads the orders of their branches. */
  'orders.read',
  /** Moves an order on, as far as the role's moves go (D83). */
  'orders.move',
  /** Tells the guest that an accepted order takes longer. */
  'orders.delay',
  /** Sees sums, ways to pay and what is paid. */
  'orders.money',
  /** Sees the guest's name, the masked phone and the address. */
  'orders.guest',
  /** Opens the phone of an order's guest; each opening is written to the audit log. */
  'orders.contact',
  /** Takes products off sale at a branch and puts them back. */
  'stopList.write',
  /** Pauses a branch and opens it again. */
  'branch.pause',
  /** Reads the audit log. */
  'audit.read',
] as const;
/** What a member of staff may do in the back office. */
export type Permission = (typeof PERMISSIONS)[number];

const KITCHEN: readonly Permission[] = ['orders.read', 'orders.move', 'orders.delay', 'stopList.write'];
const WAITER: readonly Permission[] = ['orders.read', 'orders.money', 'orders.guest'];
const COURIER: readonly Permission[] = [...WAITER, 'orders.move', 'orders.contact'];
const OPERATOR: readonly Permission[] = [...COURIER, 'orders.delay', 'stopList.write', 'branch.pause'];

/** The permissions of each role; branch scope and the moves of a role narrow them further. */
const OF_ROLE: Readonly<Partial<Record<Role, readonly Permission[]>>> = {
  KITCHEN,
  COURIER,
  WAITER,
  OPERATOR,
  MANAGER: [...OPERATOR, 'audit.read'],
  ADMIN: PERMISSIONS,
};

/** The permissions of a role in the back office; none for a customer. */
export const permissionsOf = (role: Role): readonly Permission[] => OF_ROLE[role] ?? [];

/** Whether a role has a permission. The server decides by it, and a screen hides by it. */
export const hasPermission = (role: Role, permission: Permission): boolean =>
  permissionsOf(role).includes(permission);

const BEING_BROUGHT: readonly BoardOrder['status'][] = ['ATTACHED', 'ON_WAY'];

/** Whether a role may open the phone of an order's guest: a courier only while the order is being brought. */
export const canOpenContact = (role: Role, { status }: Pick<BoardOrder, 'status'>): boolean =>
  hasPermission(role, 'orders.contact') && (role !== 'COURIER' || BEING_BROUGHT.includes(status));

/** Branch ids of a member of staff; null: every branch of the merchant. */
export type BranchScope = readonly string[] | null;

/** Whether a branch is within the scope. A record without a branch belongs to every scope. */
export const isInScope = (scope: BranchScope, branchId: string | null): boolean =>
  scope === null || branchId === null || scope.includes(branchId);
