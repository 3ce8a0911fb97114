import type { BoardChange, BoardOrder, StaffBranch } from '@dasturxon/core/staff';
import { useCallback, useEffect, useReducer } from 'react';

import { apiConfig } from '../api/api.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';
import { applyChange, EMPTY_BOARD, withOrder, type BoardState } from './board-state.ts';
import { followBoard } from './follow-board.ts';

/** `isLost`: the stream broke, and has brought nothing since. */
type Live = BoardState & {
  isLost: boolean;
  /** The branches with their pauses; null before the stream has named them. */
  branches: StaffBranch[] | null;
};
type Event =
  | { kind: 'change'; change: BoardChange }
  | { kind: 'order'; order: BoardOrder }
  | { kind: 'branch'; branch: StaffBranch }
  | { kind: 'lost' };

function reduce(state: Live, event: Event): Live {
  if (event.kind === 'lost') return { ...state, isLost: true };
  if (event.kind === 'order') return { ...state, ...withOrder(state, event.order) };
  if (event.kind === 'branch') return { ...state, branches: withBranch(state.branches, event.branch) };
  // A server of the release before names no branches.
  const branches = event.change.branches.length > 0 ? event.change.branches : state.branches;
  return { ...applyChange(state, event.change), branches, isLost: false };
}

const withBranch = (branches: StaffBranch[] | null, branch: StaffBranch) =>
  branches?.map((one) => (one.id === branch.id ? branch : one)) ?? null;

/** The live board. `put` and `putBranch` show the answer of a write at once, before the stream brings it. */
export type Board = Live & { put: (order: BoardOrder) => void; putBranch: (branch: StaffBranch) => void };

/** Follows the board while the page is open. */
export function useBoard(): Board {
  const [state, dispatch] = useReducer(reduce, { ...EMPTY_BOARD, isLost: false, branches: null });
  const put = useCallback((order: BoardOrder) => dispatch({ kind: 'order', order }), []);
  const putBranch = useCallback((branch: StaffBranch) => dispatch({ kind: 'branch', branch }), []);
  useEffect(() => {
    const leaving = new AbortController();
    void followBoard(apiConfig, leaving.signal, {
      onChange: (change) => dispatch({ kind: 'change', change }),
      onLost: () => dispatch({ kind: 'lost' }),
      onSignedOut: () => queryClient.setQueryData(SESSION_KEY, null),
    });
    return () => leaving.abort();
  }, []);
  return { ...state, put, putBranch };
}
