import { Role } from '@dasturxon/core/auth';
import * as v from 'valibot';

import type { Caller } from '../deps.ts';
import { refusal } from '../http/refusal.ts';

const OFFICE: readonly Role[] = ['OPERATOR', 'MANAGER', 'ADMIN'];

/** Whether a role answers for money, guests' bookings and couriers; a cook, a courier or a waiter does not. */
export const isOffice = (role: string): boolean => (OFFICE as readonly string[]).includes(role);

/** Who of the staff takes money and gives it back, sends couriers, keeps bookings and changes pictures. Throws forbidden. */
export function office({ caller }: { caller: Caller }): { userId: string; role: Role } {
  const role = v.parse(Role, caller.role);
  if (!isOffice(role)) throw refusal('forbidden');
  return { userId: caller.userId, role };
}
