import { HOUR_MS } from '../kernel/durations.ts';
import type { GroupState } from './group-order.schema.ts';

/** How long after its deadline a group order can still be placed, in milliseconds. */
const PLACEABLE_MS = 12 * HOUR_MS;
/** What a group that is opened again after its deadline gets, in milliseconds. */
const MORE_TIME_MS = HOUR_MS / 4;

type Timed = { state: GroupState; deadline: Date };

/** The state at a moment: the deadline closes the parts, and half a day later the group ends by itself. */
export function groupStateAt({ state, deadline }: Timed, now: Date): GroupState {
  if (state !== 'OPEN' && state !== 'LOCKED') return state;
  const late = now.getTime() - deadline.getTime();
  if (late >= PLACEABLE_MS) return 'EXPIRED';
  return late >= 0 ? 'LOCKED' : state;
}

/** What the host can change a group's state to; what becomes ORDERED or EXPIRED does so by itself. */
const HOST_MOVES: Readonly<Record<GroupState, readonly GroupState[]>> = {
  OPEN: ['LOCKED', 'CANCELED'],
  LOCKED: ['LOCKED', 'OPEN', 'CANCELED'],
  PAYING: [],
  ORDERED: [],
  RETURNED: [],
  CANCELED: [],
  EXPIRED: [],
};

/** How far a group with a placed order is: its parts are being paid, it went on, or all the money goes back. */
export function orderedState(order: { isSplit: boolean; isPaid: boolean; status: string }): GroupState {
  if (!order.isSplit) return 'ORDERED';
  if (order.status === 'CANCELED') return 'RETURNED';
  return order.isPaid ? 'ORDERED' : 'PAYING';
}

/** Whether the host can bring a group into a state. Locking a locked group changes nothing. */
export const canMoveGroup = (group: Timed, to: GroupState, now: Date): boolean =>
  HOST_MOVES[groupStateAt(group, now)].includes(to);

/** The deadline of a group that is opened again: the old one, or a quarter of an hour from now. */
export function reopenedDeadline(deadline: Date, now: Date): Date {
  return new Date(Math.max(deadline.getTime(), now.getTime() + MORE_TIME_MS));
}

/** Whether a group has ended: nothing of it changes any more. */
export const isGroupOver = (state: GroupState): boolean => !GOING_ON.includes(state);

const GOING_ON: readonly GroupState[] = ['OPEN', 'LOCKED', 'PAYING'];
