import type { PlatformType } from '@dasturxon/core/catalog';

const CACHE = 'dasturxon-answers-1';

/** Brands may share an origin: the cookie says whose page this is. */
const placeOf = (key: string) => {
  const merchant = /merchantId=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  return `/kept/${encodeURIComponent(merchant)}/${encodeURIComponent(key)}`;
};

/** Keeps an answer for a time without a network. What cannot be kept is not. */
export async function keepAnswer(key: string, answer: unknown): Promise<void> {
  try {
    const kept = await caches.open(CACHE);
    await kept.put(placeOf(key), Response.json(answer));
  } catch {
    // No such store here, or it is full.
  }
}

/** What was kept, unread; null when there is nothing. */
export async function keptAnswer(key: string): Promise<unknown> {
  try {
    const kept = await caches.open(CACHE);
    const answer = await kept.match(placeOf(key));
    return answer ? ((await answer.json()) as unknown) : null;
  } catch {
    return null;
  }
}

/** Where the whole menu of a platform is kept. */
export const overallKey = (type: PlatformType): string => `overall:${type}`;
