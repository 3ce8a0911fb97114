import type { EditSettlement, OrderStatus } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import type { OrderRow } from './to-order.ts';

type PortDeps = { now: () => Date; newId: () => string };
/** A locked order and its total after an edit. */
export type RowEdit = { row: OrderRow; newTotal: number };
type RowMove = { row: OrderRow; to: OrderStatus; reason: string | null };

/**
 * What payments decide about an order, and do when it moves. Everything runs in the move's transaction, with the
 * order's row locked.
 */
export type OrderPayments = {
  /** Throws payment.notPaid for an order that would be closed while money is missing, without a reason. */
  refuseSilentClosing: (tx: Tx, move: RowMove) => Promise<void>;
  /** Ends or refunds payment attempts. Returns whether this move itself has paid the order. */
  onMove: (deps: PortDeps, tx: Tx, move: RowMove) => Promise<boolean>;
  /** What was paid for the order and how much of it is left, in tiyin; 1 and 1 for an order paid on the spot. */
  paidForOrder: (tx: Tx, order: OrderRow) => Promise<{ before: number; after: number }>;
  /** What an edit to a new total does to the order's money, in so'm; `isRefundByHand`: the provider cannot refund it. */
  quoteEdit: (tx: Tx, edit: RowEdit) => Promise<EditSettlement & { isRefundByHand: boolean }>;
  /** Refunds what an edit leaves over. Returns what is collected on hand-over. Throws payment.inProgress. */
  onEdit: (deps: PortDeps, tx: Tx, edit: RowEdit) => Promise<{ due: number }>;
  /** Throws payment.inProgress while a provider is at work on the order. */
  refuseFrozen: (deps: Pick<PortDeps, 'now'>, tx: Tx, order: OrderRow) => Promise<void>;
};

/** What deliveries know of an order, and do when it moves, in the move's transaction. */
export type OrderCouriers = {
  /** Whether a courier is called, or has it. */
  isCalled: (tx: Tx, order: OrderRow) => Promise<boolean>;
  onMove: (deps: PortDeps, tx: Tx, move: Omit<RowMove, 'reason'>) => Promise<void>;
};

/** The parts of features above orders that a move of an order needs; `app/create-deps.ts` connects them. */
export type OrderPorts = { payments: OrderPayments; couriers: OrderCouriers };
