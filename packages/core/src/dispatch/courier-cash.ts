import { ok, refuse, type Result } from '../kernel/result.ts';
import type { BoardOrder } from '../staff/board-order.schema.ts';

type Payable = Pick<BoardOrder, 'paymentType' | 'isPaid' | 'totalPrice' | 'due'>;
type Tipped = Payable & { tip: number | null };

/** Cash that the courier collects on hand-over, in whole so'm: the total of a cash order, or what an edit has added to a paid one. */
export function cashDue({ paymentType, isPaid, totalPrice, due }: Payable): number {
  if (isPaid) return due ?? 0;
  return paymentType === 'CASH' ? (totalPrice ?? 0) : 0;
}

/** The part of that cash which the courier hands in to the branch: a tip in cash is the courier's own (B35). */
export const cashForBranch = (order: Tipped): number =>
  Math.max(0, cashDue(order) - (order.isPaid ? 0 : (order.tip ?? 0)));

/** A kind of line of a courier's cash: received from a guest, or handed in to the branch. */
export type CashKind = 'RECEIVED' | 'HANDED_IN';
/** A line of a courier's cash, in whole so'm. */
export type CashLine = { kind: CashKind; amount: number };

/** What a courier holds by their lines. */
export const cashHeld = (lines: readonly CashLine[]): number =>
  lines.reduce((held, { kind, amount }) => held + (kind === 'RECEIVED' ? amount : -amount), 0);

/** The line of cash handed in. Fails with courier.cashDiffers for more than is held, and for nothing. */
export function handIn(
  held: number,
  amount: number,
): Result<CashLine, { code: 'courier.cashDiffers'; held: number }> {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > held)
    return refuse('courier.cashDiffers', { held });
  return ok({ kind: 'HANDED_IN', amount });
}
