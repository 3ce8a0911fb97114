import type { Money } from '../../kernel/money.ts';

/** Why a review is hidden from guests. Codes: the log is kept, so it holds no text about a person. */
export const HIDE_REASONS = ['INSULT', 'PERSONAL', 'NOT_ABOUT_US', 'ADVERTISING'] as const;
/** Why a review is hidden from guests. */
export type HideReason = (typeof HIDE_REASONS)[number];

/** The highest limit that an owner sets for the points of an apology. */
export const APOLOGY_AT_MOST: Money = 1_000_000;

/** Whether points may be given as an apology: a whole number, within the owner's limit. A limit of 0 allows none. */
export const isWithinApology = (limit: Money, amount: number): boolean =>
  Number.isSafeInteger(amount) && amount > 0 && amount <= limit;

const REVIEW = 'REVIEW:';

/** The cause of an apology's line in the ledger; a review has one. */
export const apologyCause = (reviewId: string): string => REVIEW + reviewId;

/** Whether a line of the ledger is the apology for a review. */
export const isApology = ({ kind, cause }: { kind: string; cause: string }): boolean =>
  kind === 'ADJUST' && cause.startsWith(REVIEW);
