import { Role } from '@dasturxon/core/auth';
import * as v from 'valibot';

import type { Caller } from '../deps.ts';
import { refusal } from '../http/refusal.ts';

const OFFICE: readonly Role[] = ['OPERATOR', 'MANAGER', 'ADMIN'];

/** Who of the staff sends couriers, gives money back and changes pictures; a courier or a cook does not. Throws forbidden. */
export function office({ caller }: { caller: Caller }): { userId: string; role: Role } {
  const role = v.parse(Role, caller.role);
  if (!OFFICE.includes(role)) throw refusal('forbidden');
  return { userId: caller.userId, role };
}
