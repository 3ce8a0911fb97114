import { Role } from '@dasturxon/core/auth';
import * as v from 'valibot';

import type { Caller } from '../http/serving/context.ts';
import { apiError } from '../http/api-error.ts';

/** Roles that answer for money, reservations, couriers and pictures (D83). */
export const BACK_OFFICE: readonly Role[] = ['OPERATOR', 'MANAGER', 'ADMIN'];

/** Whether a role belongs to the back office; cooks, couriers and waiters do not. */
export const isBackOffice = (role: string): boolean => (BACK_OFFICE as readonly string[]).includes(role);

/** Returns the caller if their role is one of `roles`. Throws forbidden. */
export function requireRole(
  { caller }: { caller: Caller },
  roles: readonly Role[],
): { userId: string; role: Role } {
  const role = v.parse(Role, caller.role);
  if (!roles.includes(role)) throw apiError('forbidden');
  return { userId: caller.userId, role };
}
