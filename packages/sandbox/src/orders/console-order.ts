import type { Result } from '@dasturxon/core/kernel';

/** An order of a demo brand as the console shows it. */
export interface ConsoleOrder {
  readonly id: string;
  readonly number: string | number;
  /** The brand's name. */
  readonly brand: string;
  readonly status: string;
  /** Every status its staff may set now; the console shows a button for each. */
  readonly next: readonly string[];
  /** The customer's total, whole so'm. */
  readonly total: number;
  /** When it was placed, ISO 8601. */
  readonly at: string;
}

/** The newest orders of all demo brands, newest first. */
export type ListOrders = () => Promise<readonly ConsoleOrder[]>;

/** Makes every legal step of an order up to `to`, as its staff would. */
export type AdvanceOrder = (
  id: string,
  to: string,
) => Promise<Result<{ status: string }, { code: 'order_unknown' | 'status_unreachable' }>>;
