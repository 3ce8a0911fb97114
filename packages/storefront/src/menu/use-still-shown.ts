import { isShownAt, isShownAtBranch } from '@dasturxon/core/content';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { serverTime } from '../clock/server-time.ts';
import { knownBranchAtom } from '../domains/branches/known-branch.ts';
import type { CardTerms } from '../store/read-boot.ts';

const CHECK_MS = 30_000;

/**
 * The cards that are not over (BO-341) and are for the guest's branch (BO-386). The first render is that of the page's bytes, which
 * know neither time nor guest.
 */
export function useStillShown<Card extends CardTerms>(cards: readonly Card[]): readonly Card[] {
  const [now, setNow] = useState<number | null>(null);
  const branchId = useAtomValue(knownBranchAtom);
  const isLimited = cards.some(({ endsAt, branchIds }) => endsAt !== undefined || branchIds !== undefined);
  useEffect(() => {
    if (!isLimited) return;
    const check = () => setNow(serverTime().getTime());
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [isLimited]);
  if (now === null || !isLimited) return cards;
  return cards.filter(
    ({ endsAt = null, branchIds = [] }) =>
      isShownAt({ startsAt: null, endsAt }, now) && isShownAtBranch(branchIds, branchId),
  );
}
