import * as v from 'valibot';

import type { KitchenState } from '../../kitchen/kitchen-state.schema.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import { Id, listOf, orNull } from '../../kernel/wire.ts';
import type { Order } from '../schemas/order.schema.ts';
import { isUncooked } from '../status/cooking-statuses.ts';

/** The `reason` of an UPDATE line of the history about a change of the branch. */
export const BRANCH_CHANGED = 'BRANCH_CHANGED';

/** Why a branch cannot take an order over, in the order in which staff read them. */
export const BranchObstacle = v.picklist(['SERVICE', 'ZONE', 'CLOSED', 'SLOT', 'DISHES']);
export type BranchObstacle = v.InferOutput<typeof BranchObstacle>;

/** A branch that an order could be given to, and what is in the way; without obstacles it can take the order over. */
export const OtherBranch = v.object({
  id: Id,
  name: orNull(LocalizedText),
  /** Metres by road to the address of a delivery. */
  distance: orNull(v.number()),
  obstacles: listOf(BranchObstacle),
  /** The dishes of the order that the branch does not have. */
  missing: listOf(LocalizedText),
});
export type OtherBranch = v.InferOutput<typeof OtherBranch>;

type OrderToGive = Pick<Order, 'status' | 'serviceType' | 'courierId'> & {
  kitchen: Pick<KitchenState, 'done'>;
  /** Whether a courier is called. */
  isBeingFetched: boolean;
  /** Whether the till of its branch has it, or may have it. */
  isAtTill: boolean;
};

/**
 * Whether an order may still change its branch: until it is cooked, a courier is called or the till has it, and never at a
 * table (C.8).
 */
export function canChangeBranch(order: OrderToGive): Result<true, { code: 'order.branchFixed' }> {
  const { status, serviceType, courierId, kitchen, isBeingFetched, isAtTill } = order;
  const moves = serviceType === 'DELIVERY' || serviceType === 'PICK_UP';
  const isBegun = courierId !== null || isBeingFetched || isAtTill || Object.keys(kitchen.done).length > 0;
  return moves && isUncooked(status) && !isBegun ? ok(true) : refuse('order.branchFixed');
}
