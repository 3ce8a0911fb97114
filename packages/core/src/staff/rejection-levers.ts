import type { BUSY_MINUTES } from '../branch/busy.ts';
import type { PausedService } from '../branch/service-pause.ts';
import type { RejectionReason } from '../order/status/rejection-reasons.ts';
import type { BusyTerm, PauseChoice } from './stop-terms.ts';

/** What a rejection does to its branch beside cancelling the order (BO-154). */
export const REJECTION_LEVERS = ['BUSY', 'PAUSE', 'CLOSE', 'NO_DELIVERY'] as const;
/** What a rejection does to its branch. */
export type RejectionLever = (typeof REJECTION_LEVERS)[number];

/** A change of a branch that orders are placed at. */
export type LeverEffect =
  | { kind: 'BUSY'; minutes: (typeof BUSY_MINUTES)[number]; term: BusyTerm }
  | { kind: 'PAUSE'; service: PausedService | null; term: PauseChoice };

/** What each lever does; a pause without a service is one of the whole branch. */
export const LEVER_EFFECTS: Readonly<Record<RejectionLever, LeverEffect>> = {
  BUSY: { kind: 'BUSY', minutes: 15, term: '60' },
  PAUSE: { kind: 'PAUSE', service: null, term: '30' },
  CLOSE: { kind: 'PAUSE', service: null, term: 'END_OF_DAY' },
  NO_DELIVERY: { kind: 'PAUSE', service: 'DELIVERY', term: '30' },
};

const LEVERS: ReadonlyMap<string, readonly RejectionLever[]> = new Map<RejectionReason, RejectionLever[]>([
  ['TOO_BUSY', ['BUSY', 'PAUSE']],
  ['CLOSING', ['CLOSE']],
  ['NO_COURIER', ['NO_DELIVERY']],
]);

/** The levers that a reason of a rejection offers, the usual one first; none for any other reason. */
export const leversOf = (reason: string | null): readonly RejectionLever[] => LEVERS.get(reason ?? '') ?? [];
