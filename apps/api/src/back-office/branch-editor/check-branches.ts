import type { FieldProblem, RecordProblem } from '@dasturxon/core/drafts';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { ARCHIVE_STATUSES } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { branches, cities } from '../../db/schema/places.ts';
import type { DraftRecord, Publishing } from '../drafts/edited-area.ts';
import { checkPlaces, openIds } from './check-places.ts';

type Change = Publishing['changes'][number];
const problem = ({ entity, id, field }: Change, why: FieldProblem): RecordProblem => ({
  entity,
  id,
  field,
  problem: why,
});

/** A branch that is there is in a city that guests choose, also one that is published with it. */
async function cityProblems(tx: Tx, merchantId: string, after: readonly DraftRecord[]) {
  const own = after.filter(({ entity, fields }) => entity === 'branch' && fields['exists'] === true);
  if (own.length === 0) return [];
  const rows = await tx
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.merchantId, merchantId), eq(cities.isActive, true)));
  const known = openIds('city', rows, after);
  return own
    .filter(({ fields }) => fields['isActive'] === true && !known.has(fields['cityId']))
    .map(({ entity, id }) => ({ entity, id, field: 'cityId', problem: 'city' as const }));
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

/** Branches of unknown cities, with dishes of unknown branches, or removed with open orders; places of what is not there. */
export async function checkBranches(
  tx: Tx,
  merchantId: string,
  { after, changes: all }: Publishing,
): Promise<RecordProblem[]> {
  const changes = all.filter(({ entity }) => entity === 'branch');
  const of = (name: string) => changes.filter(({ field }) => field === name);
  const moved = new Set(of('exists').map(({ id }) => id));
  const dishes = { changes: of('dishesOf'), isMoved: ({ id }: Change) => moved.has(id) };
  return [
    ...(await cityProblems(tx, merchantId, after)),
    ...(await dishProblems(tx, merchantId, dishes)),
    ...(await removalProblems(
      tx,
      merchantId,
      of('exists').filter((change) => change.after === false),
    )),
    ...(await checkPlaces(tx, merchantId, { after, changes: all })),
  ];
}
