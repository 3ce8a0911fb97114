import type { Role } from '../../auth/user.schema.ts';
import { nextStatuses } from './order-machine.ts';
import type { OrderStatus } from '../schemas/order-status.schema.ts';
import type { ServiceType } from '../schemas/service-type.schema.ts';

/** Roles whose tokens may change the status of an order of their merchant (D83). */
export const STAFF_ROLES = ['OPERATOR', 'KITCHEN', 'COURIER', 'MANAGER', 'ADMIN'] as const satisfies Role[];
/** A role of the staff (D83). */
export type StaffRole = (typeof STAFF_ROLES)[number];

type Moves = Partial<Record<OrderStatus, readonly OrderStatus[]>>;

/** What each role with a narrow task may do; the others may do everything that is legal. */
const NARROW: Partial<Record<Role, Moves>> = {
  KITCHEN: {
    AT_TIME: ['ACCEPTED'],
    CREATED: ['ACCEPTED'],
    ACCEPTED: ['COOKING', 'DONE'],
    COOKING: ['DONE'],
  },
  COURIER: {
    DONE: ['ATTACHED', 'ON_WAY'],
    ATTACHED: ['ON_WAY', 'DONE'],
    ON_WAY: ['DELIVERED'],
  },
  // Of what is accepted, only an order that the kitchen has delayed for long: `canCustomerCancel`.
  CLIENT: {
    CREATED: ['CANCELED'],
    AT_TIME: ['CANCELED'],
    ACCEPTED: ['CANCELED'],
    COOKING: ['CANCELED'],
  },
};

const ALL_LEGAL: readonly (Role | null)[] = ['OPERATOR', 'MANAGER', 'ADMIN', null];

/** The statuses that a role may give an order next (D83). Null is the platform itself; a draft is placed, not moved. */
export function movesOf(
  role: Role | null,
  status: OrderStatus,
  serviceType: ServiceType,
): readonly OrderStatus[] {
  if (status === 'OPEN' && role !== null) return [];
  const legal = nextStatuses(status, serviceType);
  if (ALL_LEGAL.includes(role)) return legal;
  const own = (role && NARROW[role]?.[status]) || [];
  return legal.filter((to) => own.includes(to));
}

/** Whether a role may make a move (D83). */
export function canRoleMove(
  role: Role | null,
  move: { from: OrderStatus; to: OrderStatus; serviceType: ServiceType },
): boolean {
  return movesOf(role, move.from, move.serviceType).includes(move.to);
}

/** Whether a role's token may call the staff's endpoint at all (D83). */
export function isStaff(role: Role): role is StaffRole {
  return (STAFF_ROLES as readonly Role[]).includes(role);
}
