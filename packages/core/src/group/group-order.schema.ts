import * as v from 'valibot';

import { flag, Id, Instant, listOf, MoneyAmount, orNull } from '../kernel/wire.ts';
import { CartItem } from '../order/schemas/order-line.schema.ts';

/**
 * OPEN: parts can change. LOCKED: the host is at checkout, or the deadline has passed. PAYING: the order is placed, and goes to
 * the kitchen once each has paid. The others are final; RETURNED: the order was cancelled, and each gets their money back.
 */
export const GroupState = v.picklist([
  'OPEN',
  'LOCKED',
  'PAYING',
  'ORDERED',
  'RETURNED',
  'CANCELED',
  'EXPIRED',
]);
export type GroupState = v.InferOutput<typeof GroupState>;

/** HOST: one pays for all. EACH: each pays their own share. */
export const GroupPays = v.picklist(['HOST', 'EACH']);
export type GroupPays = v.InferOutput<typeof GroupPays>;

/** A person of a group order with their part of the basket. */
export const GroupMember = v.object({
  id: Id,
  name: v.string(),
  isHost: flag(),
  /** They have chosen everything. */
  isDone: flag(),
  /** Grows with each change of this part; an edit names the version that it was made of. */
  version: v.number(),
  lines: listOf(CartItem),
  /** What they owe of the placed order, in whole so'm; null before. */
  share: orNull(MoneyAmount),
  /** Whether they have paid it; null where the host pays for all. */
  isPaid: orNull(v.boolean()),
});
export type GroupMember = v.InferOutput<typeof GroupMember>;

/** A basket that several people fill, and that its host orders (C6). */
export const GroupOrder = v.object({
  id: Id,
  state: GroupState,
  /** Until when parts can change. */
  deadline: Instant,
  pays: v.optional(GroupPays, 'HOST'),
  /** In the order in which they joined, the host first. */
  members: listOf(GroupMember),
  /** Until when each can pay their part of a placed order; null otherwise. */
  payUntil: orNull(Instant),
  /** The placed order; its details are the host's alone. */
  order: orNull(v.object({ id: Id, number: v.number(), totalPrice: MoneyAmount })),
});
export type GroupOrder = v.InferOutput<typeof GroupOrder>;

/** How many people share one basket. */
export const MOST_MEMBERS = 20;
/** How many different lines one part holds. */
export const MOST_PART_LINES = 30;
/** For how long parts can be changed, in minutes. */
export const GROUP_MINUTES = [15, 30, 60, 120] as const;
