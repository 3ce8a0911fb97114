import type { FieldProblem, RecordProblem } from '@dasturxon/core/drafts';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { ARCHIVE_STATUSES } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { branches, cities } from '../../db/schema/places.ts';
import type { Publishing } from '../drafts/edited-area.ts';

type Change = Publishing['changes'][number];
const problem = ({ entity, id, field }: Change, why: FieldProblem): RecordProblem => ({
  entity,
  id,
  field,
  problem: why,
});

async function cityProblems(tx: Tx, merchantId: string, changes: readonly Change[]) {
  if (changes.length === 0) return [];
  const rows = await tx.select({ id: cities.id }).from(cities).where(eq(cities.merchantId, merchantId));
  const known = new Set<unknown>([null, ...rows.map(({ id }) => id)]);
  return changes.filter(({ after }) => !known.has(after)).map((change) => problem(change, 'city'));
}

/** Dishes are copied once, when the branch begins, and from a branch of the brand, also one that was closed meanwhile. */
async function dishProblems(
  tx: Tx,
  merchantId: string,
  { changes, isMoved }: { changes: readonly Change[]; isMoved: (change: Change) => boolean },
) {
  if (changes.length === 0) return [];
  const rows = await tx.select({ id: branches.id }).from(branches).where(eq(branches.merchantId, merchantId));
  const known = new Set<unknown>([null, ...rows.map(({ id }) => id)]);
  return changes
    .filter((change) => !isMoved(change) || !known.has(change.after))
    .map((change) => problem(change, 'invalid'));
}

/** A branch whose orders are under way is not taken off: no board would show them. */
async function removalProblems(tx: Tx, merchantId: string, changes: readonly Change[]) {
  if (changes.length === 0) return [];
  const ids = changes.map(({ id }) => id);
  const rows = await tx
    .selectDistinct({ id: orders.branchId })
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, merchantId),
        inArray(orders.branchId, ids),
        notInArray(orders.status, [...ARCHIVE_STATUSES]),
      ),
    );
  const busy = new Set<unknown>(rows.map(({ id }) => id));
  return changes.filter(({ id }) => busy.has(id)).map((change) => problem(change, 'openOrders'));
}

/** Branches of unknown cities, with dishes of unknown branches, or removed with open orders. */
export async function checkBranches(
  tx: Tx,
  merchantId: string,
  { changes }: Publishing,
): Promise<RecordProblem[]> {
  const of = (name: string) => changes.filter(({ field }) => field === name);
  const moved = new Set(of('exists').map(({ id }) => id));
  const dishes = { changes: of('dishesOf'), isMoved: ({ id }: Change) => moved.has(id) };
  return [
    ...(await cityProblems(tx, merchantId, of('cityId'))),
    ...(await dishProblems(tx, merchantId, dishes)),
    ...(await removalProblems(
      tx,
      merchantId,
      of('exists').filter(({ after }) => after === false),
    )),
  ];
}
