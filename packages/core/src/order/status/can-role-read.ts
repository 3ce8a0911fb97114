import type { Role } from '../../auth/user.schema.ts';
import { canMove } from './order-machine.ts';
import type { ServiceType } from '../schemas/service-type.schema.ts';

type Reader = { role: Role; userId: string };
type Read = { serviceType: ServiceType; courierId: string | null };

const EVERY: readonly Role[] = ['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'];

/**
 * Whether a role may read an order of its merchant (D10, D83): a waiter dine-in orders, a courier deliveries that no
 * other courier has. Own orders are readable besides.
 */
export function canRoleRead({ role, userId }: Reader, { serviceType, courierId }: Read): boolean {
  if (role === 'WAITER') return serviceType === 'DINE_IN';
  if (role === 'COURIER')
    return canMove('DONE', 'ON_WAY', serviceType) && (courierId === null || courierId === userId);
  return EVERY.includes(role);
}
