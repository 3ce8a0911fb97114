import { readBoard } from '@dasturxon/core/api';
import type { BoardChange } from '@dasturxon/core/staff';

import { api } from '../api/api.ts';

let first: Promise<BoardChange | null> | null = null;

/**
 * Takes the board that the page has preloaded, while session and messages load; the stream goes on after it. When the
 * call fails, as it does without a session, the board is read like any other.
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
