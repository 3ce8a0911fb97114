import type { PriceChangedData } from '@dasturxon/core/api';
import { Role } from '@dasturxon/core/auth';
import { localize } from '@dasturxon/core/kernel';
import { canBearRise, type EditQuote, IfMissing, isCoveredByChoice } from '@dasturxon/core/order';
import { type BoardOrder, hasPermission, type StopTerm } from '@dasturxon/core/staff';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import type { Reply } from '../../http/answers.ts';
import type { KeyedCall } from '../../http/serving/idempotency.ts';
import { type EditRequest, priceOrderEdit } from '../../orders/edits/edited-order.ts';
import { makeEdit, withdrawOpenEdit } from '../../orders/edits/propose-edit.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { lockStaffOrder } from '../../orders/model/lock-order.ts';
import { borneOf, type EditedOrder } from '../../orders/model/order-edits.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { actorOf, writeBoardOrder } from '../board/write-board-order.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { priceSwap } from '../../orders/edits/price-swap.ts';
import { stopDishesOfOrder } from '../stop-list/write-stops.ts';
import { boardOrder } from '../board/read-board.ts';

const Choice = v.fallback(v.nullable(IfMissing), null);

/** Whether the guest allowed an edit by the choice at checkout. */
const isCovered = (
  row: OrderRow,
  { changes, sums, handover }: Pick<EditedOrder, 'changes' | 'sums' | 'handover'>,
): boolean =>
  !handover &&
  isCoveredByChoice(v.parse(Choice, row.data['ifMissing'] ?? null), changes, {
    before: row.totalPrice,
    after: sums.totalPrice,
  });

/** What an edit costs; changes nothing. Throws order.notFound, order.notEditable and what a line may throw. */
export function quoteEdit(
  ctx: SignedIn,
  { id, ...request }: EditRequest & { id: string },
): Promise<EditQuote> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await lockStaffOrder(ctx, tx, id);
    const { lines, sums, borne, changes, handover } = await priceOrderEdit(ctx, tx, { row, request });
    const plain = await priceOrderEdit(ctx, tx, { row, request: { ...request, bears: false } });
    const rise = plain.sums.totalPrice - row.totalPrice;
    const settled = await ctx.orderPorts.payments.quoteEdit(tx, { row, newTotal: sums.totalPrice });
    return {
      lines,
      totalBefore: row.totalPrice,
      totalPrice: sums.totalPrice,
      cashbackBack: row.cashback - sums.cashback,
      borne,
      canBear: canBearRise(rise, borneOf(row)),
      isCovered: isCovered(row, { changes, sums, handover: handover ?? null }),
      ...settled,
    };
  });
}

type Edit = EditRequest & {
  id: string;
  consent: 'GUEST' | 'PHONE' | 'CHOICE';
  totalPrice: number;
  expectedVersion: number;
};

/** Throws price_changed where the total is not the one that was quoted. */
function checkTotal(expected: number, total: number): void {
  const change = { field: 'totalPrice', productId: null, before: expected, after: total } as const;
  if (expected !== total)
    throw apiError('price_changed', { changes: [change] } satisfies Pick<PriceChangedData, 'changes'>);
}

/** What the audit log holds of an edited order. */
const facts = ({ status, serviceType, atTime, totalPrice, lines, edit }: BoardOrder) => ({
  status,
  serviceType,
  atTime,
  totalPrice,
  lines: lines.map(({ name, count }) => `${count} × ${localize(name, 'uz')}`),
  proposedTotal: edit?.totalPrice ?? null,
});

/**
 * Proposes an edit to the guest, or applies one that was agreed to by phone or allowed by the guest's choice at checkout,
 * once per key (C.7). Throws order.notCovered, order.lineCooked, order.changed,
 * order.notEditable, order.editPending, price_changed, payment.inProgress and what a line may throw.
 */
export function editBoardOrder(ctx: SignedIn, edit: Edit, sent: KeyedCall): Promise<Reply<BoardOrder>> {
  const { id, consent, totalPrice, expectedVersion, ...request } = edit;
  const action = consent === 'GUEST' ? 'order.proposeEdit' : 'order.edit';
  return writeBoardOrder(ctx, { request: { id, expectedVersion }, sent, action, facts }, async (tx) => {
    const row = await lockStaffOrder(ctx, tx, id);
    const edited = await priceOrderEdit(ctx, tx, { row, request });
    if (edited.changes.length === 0 && !edited.handover)
      throw apiError('request.invalid', { fields: ['cartItems'] });
    checkTotal(totalPrice, edited.sums.totalPrice);
    if (consent === 'CHOICE' && !isCovered(row, edited)) throw apiError('order.notCovered');
    await makeEdit(ctx, tx, { row, edited, consent, actor: actorOf(ctx) });
  });
}

type Swapped = { id: string; lineId: string; stop: StopTerm | null; expectedVersion: number };

/**
 * Asks the guest what to have instead of a line that has run out, once per key, and takes its dish off sale at the branch (C8).
 * Throws order.changed, order.notEditable, order.lineCooked, order.editPending, request.invalid for a foreign line, and
 * forbidden for a stop without its permission.
 */
export function swapBoardLine(ctx: SignedIn, asked: Swapped, sent: KeyedCall): Promise<Reply<BoardOrder>> {
  const { id, lineId, stop, expectedVersion } = asked;
  const about = { request: { id, expectedVersion }, sent, action: 'order.proposeEdit' as const, facts };
  return writeBoardOrder(ctx, about, async (tx) => {
    const row = await lockStaffOrder(ctx, tx, id);
    const { edited, swap } = await priceSwap(ctx, tx, { row, lineId });
    if (stop !== null) {
      if (!hasPermission(v.parse(Role, ctx.caller.role), 'stopList.write')) throw apiError('forbidden');
      const productIds = [swap.line.productId];
      await stopDishesOfOrder(ctx, tx, { productIds, term: stop, branchId: row.branchId, reason: null });
    }
    await makeEdit(ctx, tx, { row, edited, swap, consent: 'GUEST', actor: actorOf(ctx) });
  });
}

async function withdraw(ctx: SignedIn, tx: Tx, id: string): Promise<BoardOrder> {
  const row = await lockStaffOrder(ctx, tx, id);
  const before = await boardOrder(ctx, tx, id);
  if (before.edit === null) return before;
  await withdrawOpenEdit(ctx, tx, { row, actor: actorOf(ctx) });
  const after = await boardOrder(ctx, tx, id);
  await writeAudit(ctx, tx, {
    action: 'order.withdrawEdit',
    subject: 'order',
    subjectId: id,
    branchId: row.branchId,
    before: facts(before),
    after: facts(after),
  });
  return after;
}

/** Takes back an edit that waits for the guest; without one nothing changes. Throws order.notFound. */
export async function withdrawBoardEdit(ctx: SignedIn, id: string): Promise<BoardOrder> {
  const order = await ctx.db.inTenant(ctx.merchantId, (tx) => withdraw(ctx, tx, id));
  ctx.orderEvents.announce(ctx.merchantId, id);
  return order;
}
