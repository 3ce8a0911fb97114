import { ApiError, boardEvents, readEvents, type LiveEvent } from '@dasturxon/core/api';
import type { BoardChange, BoardOrder } from '@dasturxon/core/staff';
import { useCallback, useEffect, useReducer } from 'react';

import { apiConfig } from '../api/api.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';
import { applyChange, EMPTY_BOARD, withOrder, type BoardState } from './board-state.ts';

/** Pauses before the stream is opened again, in milliseconds; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 5_000];

/** `isLost`: the stream broke, and has brought nothing since. */
type Live = BoardState & { isLost: boolean };
type Event =
  | { kind: 'change'; change: BoardChange }
  | { kind: 'order'; order: BoardOrder }
  | { kind: 'lost' };

function reduce(state: Live, event: Event): Live {
  if (event.kind === 'lost') return { ...state, isLost: true };
  if (event.kind === 'order') return { ...state, ...withOrder(state, event.order) };
  return { ...applyChange(state, event.change), isLost: false };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Follows the board's stream until the signal aborts; a stream that breaks goes on after the last change. */
async function follow(signal: AbortSignal, dispatch: (event: Event) => void): Promise<void> {
  let cursor: string | null = null;
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const from = { params: undefined, lastEventId: cursor, signal };
      const events: AsyncIterable<LiveEvent<BoardChange>> = readEvents(apiConfig, boardEvents, from);
      for await (const { data } of events) {
        failures = 0;
        cursor = data.cursor;
        dispatch({ kind: 'change', change: data });
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) queryClient.setQueryData(SESSION_KEY, null);
    }
    if (signal.aborted) return;
    dispatch({ kind: 'lost' });
    await pause(PAUSES[Math.min(failures, PAUSES.length - 1)]!, signal);
  }
}

/** The live board. `put` shows the answer of a write at once, before the stream brings it. */
export function useBoard(): Live & { put: (order: BoardOrder) => void } {
  const [state, dispatch] = useReducer(reduce, { ...EMPTY_BOARD, isLost: false });
  const put = useCallback((order: BoardOrder) => dispatch({ kind: 'order', order }), []);
  useEffect(() => {
    const leaving = new AbortController();
    void follow(leaving.signal, dispatch);
    return () => leaving.abort();
  }, []);
  return { ...state, put };
}
