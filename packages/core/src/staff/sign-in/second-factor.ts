import type { Role } from '../../auth/user.schema.ts';
import type { Permission } from '../permissions.ts';

/** Roles that enter the back office with a second factor only. */
const FACTOR_ROLES: readonly Role[] = ['ADMIN'];

/** Permissions that need a second factor in any role: they give rights, money or the whole brand away. */
const FACTOR_PERMISSIONS: readonly Permission[] = [
  'staff.write',
  'devices.write',
  'orders.refund',
  'customers.adjust',
  'customers.erase',
  'brand.file',
  'brand.clone',
  'brand.delete',
];

/**
 * How far a session is with its second factor: proven; to be proven; to be set up first; not needed to enter, only for some
 * permissions; or opened by a PIN on a shared tablet, where it can neither be proven nor set up.
 */
export const FACTOR_STATES = ['DONE', 'PROVE', 'SET_UP', 'OPTIONAL', 'PIN'] as const;
/** How far a session is with its second factor. */
export type FactorState = (typeof FACTOR_STATES)[number];

/** Whether people of a role enter with a second factor only. */
export const needsFactor = (role: Role): boolean => FACTOR_ROLES.includes(role);

/** `hasFactor`: the person has set one up. `isProven`: this session has proven it. `byPin`: it was opened by a PIN. */
type Known = { role: Role; hasFactor: boolean; isProven: boolean; byPin: boolean };

/** The state of a session. A factor that exists must be proven, in any role, except by those who entered by a PIN (BO-42). */
export function factorState({ role, hasFactor, isProven, byPin }: Known): FactorState {
  if (byPin) return 'PIN';
  if (isProven) return 'DONE';
  if (hasFactor) return 'PROVE';
  return needsFactor(role) ? 'SET_UP' : 'OPTIONAL';
}

/** Whether a session in this state may make calls at all, beyond those that prove or set up a factor. */
export const mayEnter = (state: FactorState): boolean => state !== 'PROVE' && state !== 'SET_UP';

/**
 * Whether a session in this state may use a permission of its role. A call without a permission is about the person's own
 * sign-in, which a PIN does not change.
 */
export function mayUse(state: FactorState, permission: Permission | undefined): boolean {
  if (state === 'DONE') return true;
  if (!mayEnter(state)) return false;
  return permission === undefined ? state !== 'PIN' : !FACTOR_PERMISSIONS.includes(permission);
}
