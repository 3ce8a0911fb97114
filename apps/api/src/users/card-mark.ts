import type { Secrets } from '../kernel/secrets.ts';

/** A keyed hash that recognizes one user's card: two rows with it would be one card twice. */
export const cardMark = (
  { secrets }: { secrets: Secrets },
  {
    userId,
    type,
    lastFour,
    expire,
  }: { userId: string; type: string | null; lastFour: string; expire: string | null },
): string => secrets.hmac(['card', userId, type, lastFour, expire].join('|'));
