import type { Role } from '../auth/user.schema.ts';
import type { OrderStatus } from '../order/schemas/order-status.schema.ts';
import { NO_ANSWER_REASON } from '../order/timing/answer-ladder.ts';

/** Whether the restaurant ended a cancelled order: staff rejected it, or it was not answered. Guests and the clock end the others. */
export const isEndedByRestaurant = ({
  actorRole,
  reason,
}: {
  actorRole: Role | null;
  reason: string | null;
}): boolean => reason === NO_ANSWER_REASON || (actorRole !== null && actorRole !== 'CLIENT');

const NOT_AT_WORK: readonly OrderStatus[] = ['OPEN', 'CLOSED', 'CANCELED'];

/** Whether an order is to be finished before the shift is closed: it is at work, and not for another business day. */
export const isOpenInShift = (
  { status, atTime }: { status: OrderStatus; atTime: Date | null },
  dayEnds: Date,
): boolean => !NOT_AT_WORK.includes(status) && (atTime === null || atTime < dayEnds);
