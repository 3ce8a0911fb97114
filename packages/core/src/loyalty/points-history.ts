/** The kinds of the lines in the ledger of points. */
export type PointsKind = 'SPEND' | 'REFUND' | 'EARN' | 'REVOKE' | 'ADJUST' | 'EDIT';

/**
 * Why a guest's points came or went. `RETURNED`: what the guest had spent; `TAKEN_BACK`: what they had earned, with the money
 * of a refund.
 */
export type PointsReason =
  | 'SPENT'
  | 'EARNED'
  | 'STAMPS'
  | 'FRIEND_ORDERED'
  | 'WELCOME'
  | 'RETURNED'
  | 'TAKEN_BACK'
  | 'ADJUSTED';

const [STAMPS, REFERRAL] = ['stamps:', 'referral:'];

/** The cause of what a full stamp card of a category brings (B31). */
export const stampCause = (categoryId: string): string => STAMPS + categoryId;
/** The cause of what an invited guest's order brings both sides (B31). */
export const referralCause = (orderId: string): string => REFERRAL + orderId;

/** A line of the ledger: its order is null where the points are for another guest's. */
type PointsLine = { kind: PointsKind; cause: string; orderId: string | null };

const REASONS: Record<Exclude<PointsKind, 'EARN'>, PointsReason> = {
  SPEND: 'SPENT',
  REFUND: 'RETURNED',
  EDIT: 'RETURNED',
  REVOKE: 'TAKEN_BACK',
  ADJUST: 'ADJUSTED',
};

/** Why a line of the ledger moved points (B61). */
export function pointsReason({ kind, cause, orderId }: PointsLine): PointsReason {
  if (kind !== 'EARN') return REASONS[kind];
  if (cause.startsWith(STAMPS)) return 'STAMPS';
  if (!cause.startsWith(REFERRAL)) return 'EARNED';
  return orderId === null ? 'FRIEND_ORDERED' : 'WELCOME';
}

/** Lines, the newest first, each with the balance after it; `balance` is the one after the newest (B66). */
export function withBalances<Line extends { amount: number }>(
  lines: readonly Line[],
  balance: number,
): (Line & { balance: number })[] {
  let after = balance;
  return lines.map((line) => {
    const one = { ...line, balance: after };
    after -= line.amount;
    return one;
  });
}
