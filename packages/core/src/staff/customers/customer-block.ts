import { DAY_MS } from '../../kernel/durations.ts';

/** Why a guest is blocked. Codes, not a text: what is written about a person is erased with the account. */
export const BLOCK_REASONS = ['PRANK', 'UNPAID', 'RUDE', 'FRAUD', 'OTHER'] as const;
/** Why a guest is blocked. */
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** The longest block with an end, in days. A longer one has none. */
export const BLOCK_DAYS_AT_MOST = 366;

/** Whether a block may end at a moment: one to come, within `BLOCK_DAYS_AT_MOST`; null is a block until it is lifted. */
export function isBlockEnd(until: string | null, now: Date): boolean {
  if (until === null) return true;
  const left = Date.parse(until) - now.getTime();
  return left > 0 && left <= BLOCK_DAYS_AT_MOST * DAY_MS;
}
