import { readBoard } from '@dasturxon/core/api';
import type { BoardChange } from '@dasturxon/core/staff';

import { api } from '../api/api.ts';

let first: Promise<BoardChange | null> | null = null;

/**
 * Takes the board that the page has preloaded, while session and messages load; the stream goes on after it. Without it, or
 * without a session, there is none.
 */
export function prefetchBoard(): void {
  first = api(readBoard).then(
    ({ data }) => data,
    () => null,
  );
}

/** The prefetched board, once: a second one would be old. Called without use, it forgets the board of another person. */
export function takeFirstBoard(): Promise<BoardChange | null> {
  const taken = first ?? Promise.resolve(null);
  first = null;
  return taken;
}
