import { Role } from '@dasturxon/core/auth';
import type { AuditAction, BoardOrder } from '@dasturxon/core/staff';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { boardOrder } from './read-board.ts';

/** An order and the version of it that the caller decided on. */
export type ExpectedOrder = { id: string; expectedVersion: number };

/** Whether nothing that staff decide on has changed since a version of an order. */
const isStillSo = ({ version, decidedVersion }: OrderRow, expected: number): boolean =>
  expected <= version && expected >= (decidedVersion ?? version);

/**
 * The locked order as the caller sees it. Throws order.notFound, and order.changed with who changed it and when if
 * something that staff decide on has changed since the expected version.
 */
async function lockExpected(
  ctx: SignedIn,
  tx: Tx,
  { id, expectedVersion }: ExpectedOrder,
): Promise<BoardOrder> {
  const row = await lockOrder(tx, ctx.merchantId, id);
  const order = await boardOrder(ctx, tx, id);
  if (isStillSo(row, expectedVersion)) return order;
  const { status, version, lastMove } = order;
  throw apiError('order.changed', { status, version, by: lastMove?.by ?? null, at: lastMove?.at ?? null });
}

/** The caller as the history of an order has them. */
export const actorOf = ({ caller: { userId, role, name } }: SignedIn) => ({
  userId,
  role: v.parse(Role, role),
  name,
});

/** What the audit log holds of a moved order. */
const moveFacts = ({ status, cookingTime, reason }: BoardOrder) => ({ status, cookingTime, reason });

/** Writes an order on behalf of the caller, once per key, with its line in the audit log. */
export async function writeBoardOrder(
  ctx: SignedIn,
  about: {
    request: ExpectedOrder;
    sent: KeyedCall;
    action: AuditAction;
    facts?: (order: BoardOrder) => object;
  },
  write: (tx: Tx, before: BoardOrder) => Promise<void>,
): Promise<Reply<BoardOrder>> {
  const { request, sent, action, facts = moveFacts } = about;
  const endpoint = sent.endpoint.replace('{id}', request.id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, async (tx) => {
    const before = await lockExpected(ctx, tx, request);
    await write(tx, before);
    const after = await boardOrder(ctx, tx, request.id);
    await writeAudit(ctx, tx, {
      action,
      subject: 'order',
      subjectId: request.id,
      branchId: before.branchId,
      before: facts(before),
      after: facts(after),
    });
    return after;
  });
  ctx.orderEvents.announce(ctx.merchantId, request.id);
  return reply;
}
