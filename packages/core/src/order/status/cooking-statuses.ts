import type { OrderStatus } from '../schemas/order-status.schema.ts';

/** Statuses of an order that staff have not accepted. */
export const UNACCEPTED_STATUSES = ['OPEN', 'AT_TIME', 'CREATED'] as const satisfies OrderStatus[];

/** Statuses of a placed order that the kitchen has not begun. */
export const UNCOOKED_STATUSES = ['CREATED', 'AT_TIME', 'ACCEPTED'] as const satisfies OrderStatus[];

/** Statuses of an accepted order that is not ready. */
export const IN_KITCHEN_STATUSES = ['ACCEPTED', 'COOKING'] as const satisfies OrderStatus[];

/** Statuses of a placed order that is not ready: its lines may change, and it may need a dish that goes off sale. */
export const UNREADY_STATUSES = [...UNCOOKED_STATUSES, 'COOKING'] as const satisfies OrderStatus[];

const isOneOf = (statuses: readonly string[]) => (status: string) => statuses.includes(status);

/** Whether staff have not accepted an order in this status. */
export const isUnaccepted = isOneOf(UNACCEPTED_STATUSES);

/** Whether the kitchen has not begun a placed order in this status. */
export const isUncooked = isOneOf(UNCOOKED_STATUSES);

/** Whether an order in this status is accepted and not ready. */
export const isInKitchen = isOneOf(IN_KITCHEN_STATUSES);

/** Whether a placed order in this status is not ready. */
export const isUnready = isOneOf(UNREADY_STATUSES);
