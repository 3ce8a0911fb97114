import type { BoardChange, BoardOrder } from '@dasturxon/core/staff';
import { useCallback, useEffect, useReducer } from 'react';

import { apiConfig } from '../api/api.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';
import { applyChange, EMPTY_BOARD, withOrder, type BoardState } from './board-state.ts';
import { followBoard } from './follow-board.ts';

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

/** The live board. `put` shows the answer of a write at once, before the stream brings it. */
export function useBoard(): Live & { put: (order: BoardOrder) => void } {
  const [state, dispatch] = useReducer(reduce, { ...EMPTY_BOARD, isLost: false });
  const put = useCallback((order: BoardOrder) => dispatch({ kind: 'order', order }), []);
  useEffect(() => {
    const leaving = new AbortController();
    void followBoard(apiConfig, leaving.signal, {
      onChange: (change) => dispatch({ kind: 'change', change }),
      onLost: () => dispatch({ kind: 'lost' }),
      onSignedOut: () => queryClient.setQueryData(SESSION_KEY, null),
    });
    return () => leaving.abort();
  }, []);
  return { ...state, put };
}
