import type { User } from './user.schema.ts';

/** Whether a user may use the customers' apps: of all roles only CLIENT may (D10). */
export function isCustomer(user: Pick<User, 'role' | 'isActive'>): boolean {
  return user.role === 'CLIENT' && user.isActive;
}
