import type { Role } from '../../auth/user.schema.ts';
import type { Money } from '../../kernel/money.ts';
import { hasPermission } from '../permissions.ts';

/** Why staff change a balance of points. Codes: the ledger is never changed, so it holds no text about a person. */
export const ADJUST_REASONS = ['APOLOGY', 'GIFT', 'MISSED', 'BY_MISTAKE', 'ABUSE'] as const;
/** Why staff change a balance of points. */
export type AdjustReason = (typeof ADJUST_REASONS)[number];

/** How many points a manager may add or take of one guest in `ADJUST_WINDOW_DAYS`, all of the managers together. */
export const MANAGER_ADJUST_LIMIT: Money = 100_000;
/** The days that the limit of managers is for. */
export const ADJUST_WINDOW_DAYS = 30;
/** The most points that one line adds or takes. */
export const ADJUST_AT_MOST: Money = 10_000_000;

/** A guest's points as an adjustment finds them. */
export type AdjustedPoints = {
  balance: Money;
  /** What managers added and took in the last `ADJUST_WINDOW_DAYS`, without signs. */
  moved: Money;
};

/** The amounts, with their signs, that a role may add: from `least`, below zero, to `most`. Both are 0 without the right. */
export type AdjustLimit = { least: number; most: number };

/**
 * How far a role may adjust the points of a guest (BO-468): a manager within the limit of the days, an owner up to the most of
 * one line. No role takes more than the balance.
 */
export function adjustLimit(role: Role, { balance, moved }: AdjustedPoints): AdjustLimit {
  if (!hasPermission(role, 'customers.adjust')) return { least: 0, most: 0 };
  const most = role === 'ADMIN' ? ADJUST_AT_MOST : Math.max(0, MANAGER_ADJUST_LIMIT - moved);
  return { least: 0 - Math.min(most, balance), most };
}

/** Whether an amount, below zero where points are taken, is within a limit. */
export const isWithinAdjustLimit = ({ least, most }: AdjustLimit, amount: number): boolean =>
  Number.isSafeInteger(amount) && amount !== 0 && amount >= least && amount <= most;
