import { isShownAt } from '@dasturxon/core/content';
import { useEffect, useState } from 'react';

import { serverTime } from '../clock/server-time.ts';

const CHECK_MS = 30_000;

/** The cards that are not over (BO-341). The first render is that of the page's bytes, which know no time. */
export function useStillShown<Card extends { endsAt?: string }>(cards: readonly Card[]): readonly Card[] {
  const [now, setNow] = useState<number | null>(null);
  const isTimed = cards.some(({ endsAt }) => endsAt !== undefined);
  useEffect(() => {
    if (!isTimed) return;
    const check = () => setNow(serverTime().getTime());
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [isTimed]);
  if (now === null || !isTimed) return cards;
  return cards.filter(({ endsAt = null }) => isShownAt({ startsAt: null, endsAt }, now));
}
