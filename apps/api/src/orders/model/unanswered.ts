import type { Branch } from '@dasturxon/core/branch';
import { isUnanswered, type Order, rungAt, type Unanswered } from '@dasturxon/core/order';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import { found } from '../../http/api-error.ts';
import { BranchStaff } from '../../merchants/branch-staff.ts';
import { readTimeZone } from '../../merchants/read-merchant.ts';
import { toBranch } from '../../places/to-branch.ts';
import { type OrderRow, toOrder } from './to-order.ts';

type BranchTerms = Pick<Unanswered, 'times'> & { branch: Branch };

/** The opening hours and ladder times of branches, by branch id. */
async function termsOf(tx: Tx, rows: readonly OrderRow[]): Promise<ReadonlyMap<string, BranchTerms>> {
  const ids = [...new Set(rows.map(({ branchId }) => branchId))];
  const found = await tx
    .select()
    .from(branches)
    .where(and(eq(branches.merchantId, rows[0]!.merchantId), inArray(branches.id, ids)));
  return new Map(
    found.map((branch) => [
      branch.id,
      { times: v.parse(BranchStaff, branch.staff).answerTimes, branch: toBranch(branch) },
    ]),
  );
}

/** An order as its ladder sees it: since when it waits, and by which hours and times of its branch. */
export async function unansweredOf(tx: Tx, row: OrderRow, since: Date): Promise<Unanswered> {
  const terms = found((await termsOf(tx, [row])).get(row.branchId), 'branch.notFound');
  const { status, serviceType, later } = toOrder(row, []);
  return { status, serviceType, later, since, ...terms, zone: await readTimeZone(tx) };
}

/** An order and its row. */
type Placed = { row: OrderRow; order: Order };

/** When each unanswered order for now is cancelled (C.4), by order id. An order for later has no such moment yet. */
export async function answerDeadlines(tx: Tx, placed: readonly Placed[]): Promise<ReadonlyMap<string, Date>> {
  const waiting = placed.filter(
    ({ row, order }) => isUnanswered(order) && order.status !== 'AT_TIME' && row.kitchenSince !== null,
  );
  if (waiting.length === 0) return new Map();
  const terms = await termsOf(
    tx,
    waiting.map(({ row }) => row),
  );
  const zone = await readTimeZone(tx);
  return new Map(
    waiting.flatMap(({ row, order: { status, serviceType, later } }) => {
      const own = terms.get(row.branchId);
      if (!own || row.kitchenSince === null) return [];
      const order = { status, serviceType, later, since: row.kitchenSince, ...own, zone };
      return [[row.id, rungAt(order, 'CANCEL')] as const];
    }),
  );
}
