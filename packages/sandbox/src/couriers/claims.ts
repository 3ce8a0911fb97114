import { randomUUID } from 'node:crypto';

import type { Point } from './point.ts';
import { courierAt, isSearched, LAST_OF_SEARCH, type Step, stepAt } from './ride.ts';

/** What a claim was made with, as far as the sandbox cares. */
export interface NewClaim {
  readonly requestId: string;
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly price: number;
}

export interface Claim extends NewClaim {
  readonly id: string;
  readonly createdAt: number;
  version: number;
  acceptedAt: number | null;
  canceledAt: number | null;
}

export interface Claims {
  /** The same request id of the same merchant gives the same claim. */
  create(claim: NewClaim): Claim;
  /** Null for one that never was, or is another merchant's. */
  find(key: string, id: string): Claim | null;
  /** Every claim of a merchant, the oldest first. */
  list(key: string): readonly Claim[];
  accept(claim: Claim): void;
  cancel(claim: Claim): void;
  step(claim: Claim): Step;
  /** Where the courier is; null before one is found and after the end. */
  position(claim: Claim): Point | null;
  /** While every courier is busy, searches go on; afterwards each starts anew. */
  setBusy(isBusy: boolean): void;
}

const CAPACITY = 1_000;

/** Claims in memory; how far each has come follows from the clock. The oldest leave when there are too many. */
export function createClaims(now: () => Date): Claims {
  const claims = new Map<string, Claim>();
  const seconds = () => now().getTime() / 1000;
  let busySince: number | null = null;

  const isHeld = ({ acceptedAt }: Claim) =>
    busySince !== null && acceptedAt !== null && isSearched(busySince - acceptedAt);

  /** Seconds that an accepted claim has come; those of a search that is held stand still. */
  const rideSeconds = (claim: Claim, acceptedAt: number) =>
    isHeld(claim) ? Math.min(seconds() - acceptedAt, LAST_OF_SEARCH) : seconds() - acceptedAt;

  const step = (claim: Claim): Step => {
    if (claim.canceledAt !== null) return { status: 'cancelled', at: claim.canceledAt };
    const { createdAt, acceptedAt } = claim;
    if (acceptedAt === null) return stepAt(claim, seconds());
    return stepAt({ createdAt, acceptedAt }, acceptedAt + rideSeconds(claim, acceptedAt));
  };

  return {
    create(wanted) {
      const known = [...claims.values()].find(
        ({ requestId, key }) => requestId === wanted.requestId && key === wanted.key,
      );
      if (known) return known;
      const [oldest] = claims.keys();
      if (oldest && claims.size >= CAPACITY) claims.delete(oldest);
      const id = randomUUID().replaceAll('-', '');
      const claim = { ...wanted, id, version: 1, createdAt: seconds(), acceptedAt: null, canceledAt: null };
      claims.set(id, claim);
      return claim;
    },
    find(key, id) {
      const claim = claims.get(id);
      return claim?.key === key ? claim : null;
    },
    list: (key) => [...claims.values()].filter((claim) => claim.key === key),
    accept(claim) {
      claim.acceptedAt ??= seconds();
    },
    cancel(claim) {
      claim.canceledAt ??= seconds();
    },
    step,
    position(claim) {
      if (claim.canceledAt !== null || claim.acceptedAt === null) return null;
      return courierAt(claim, rideSeconds(claim, claim.acceptedAt));
    },
    setBusy(isBusy) {
      const held = [...claims.values()].filter(isHeld);
      if (!isBusy) for (const claim of held) claim.acceptedAt = seconds();
      busySince = isBusy ? (busySince ?? seconds()) : null;
    },
  };
}
