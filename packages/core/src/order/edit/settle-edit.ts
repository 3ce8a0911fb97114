import type { Money } from '../../kernel/money.ts';

/**
 * The money of a paid order, in so'm. `held`: received and not returned or being returned; `due`: to be collected on
 * hand-over. What is missing to the total was returned as a courtesy and stays returned.
 */
export type PaidMoney = { total: Money; held: Money; due: Money };

/** What an edit does to that money: `refund` goes back, `due` replaces the sum to be collected. */
export type EditSettlement = { refund: Money; due: Money };

/**
 * Settles a paid order with a new total (C.7): money that is no longer owed goes back, money that is missing is
 * collected on hand-over. held − refund + due + courtesy equals the new total, or the whole is returned where the
 * courtesy exceeds it.
 */
export function settleEdit({ total, held, due }: PaidMoney, newTotal: Money): EditSettlement {
  const courtesy = Math.max(0, total - due - held);
  const owed = Math.max(0, newTotal - courtesy);
  return { refund: Math.max(0, held - owed), due: Math.max(0, owed - held) };
}
