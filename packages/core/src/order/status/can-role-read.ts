import type { Role } from '../../auth/user.schema.ts';
import { canMove } from './order-machine.ts';
import type { OrderStatus } from '../schemas/order-status.schema.ts';
import type { ServiceType } from '../schemas/service-type.schema.ts';

type Reader = { role: Role; userId: string };
type Read = { serviceType: ServiceType; courierId: string | null };

const EVERY: readonly Role[] = ['OPERATOR', 'KITCHEN', 'MANAGER', 'ADMIN'];

const isBrought = (serviceType: ServiceType) => canMove('DONE', 'ON_WAY', serviceType);

/**
 * Whether a role may read an order of its merchant (D10, D83): a waiter dine-in orders, a courier the deliveries that they
 * bring. Own orders are readable besides.
 */
export function canRoleRead({ role, userId }: Reader, { serviceType, courierId }: Read): boolean {
  if (role === 'WAITER') return serviceType === 'DINE_IN';
  if (role === 'COURIER') return isBrought(serviceType) && courierId === userId;
  return EVERY.includes(role);
}

const OFFERED: readonly OrderStatus[] = ['ACCEPTED', 'COOKING', 'DONE'];

/** Whether a courier may see that a delivery waits for a courier, without its guest. */
export const isOfferedToCouriers = ({ serviceType, courierId, status }: Read & { status: OrderStatus }) =>
  serviceType === 'DELIVERY' && courierId === null && OFFERED.includes(status);
