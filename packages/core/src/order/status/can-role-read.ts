import type { Role } from '../../auth/user.schema.ts';
import { canMove } from './order-machine.ts';
import type { ServiceType } from '../schemas/service-type.schema.ts';

type Reader = { role: Role; userId: string };
type Read = { serviceType: ServiceType; courierId: string | null };

const EVERY: readonly Role[] = ['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'];

/**
 * Whether somebody may read an order of their merchant for their work (D10, D83): a waiter what is eaten at a table, a
 * courier what is brought and is nobody else's to bring. What they ordered themselves is theirs besides.
 */
export function canRoleRead({ role, userId }: Reader, { serviceType, courierId }: Read): boolean {
  if (role === 'WAITER') return serviceType === 'DINE_IN';
  if (role === 'COURIER')
    return canMove('DONE', 'ON_WAY', serviceType) && (courierId === null || courierId === userId);
  return EVERY.includes(role);
}
