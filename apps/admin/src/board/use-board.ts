import type { PrintJob } from '@dasturxon/core/printing';
import type {
  BoardChange,
  BoardOrder,
  SeenAlert,
  StaffBranch,
  WaitingReservation,
} from '@dasturxon/core/staff';
import { useCallback, useEffect, useReducer } from 'react';

import { apiConfig } from '../api/api.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';
import { noteContact } from '../offline/connection.ts';
import { readSnapshot } from '../offline/office-store.ts';
import { applyChange, EMPTY_BOARD, withOrder, type BoardState } from './board-state.ts';
import { takeFirstBoard } from './first-board.ts';
import { followBoard } from './follow-board.ts';

/** `isLost`: the stream broke and has received nothing since. */
type Live = BoardState & {
  isLost: boolean;
  /** The server has sent the board: it is not only what the device has kept. */
  isRead: boolean;
  /** The branches with their pauses; null before the stream has named them. */
  branches: StaffBranch[] | null;
  /** Tickets that are not printed yet. */
  prints: readonly PrintJob[];
  /** Requests of tables that wait for an answer. */
  bookings: readonly WaitingReservation[];
  /** The alerts that were acknowledged at the branches. */
  seenAlerts: readonly SeenAlert[];
};
type Event =
  | { kind: 'change'; change: BoardChange }
  | { kind: 'order'; order: BoardOrder }
  | { kind: 'branch'; branch: StaffBranch }
  | { kind: 'kept'; change: BoardChange }
  | { kind: 'lost' };

const NOTHING: Live = {
  ...EMPTY_BOARD,
  isLost: false,
  isRead: false,
  branches: null,
  prints: [],
  bookings: [],
  seenAlerts: [],
};

function reduce(state: Live, event: Event): Live {
  // What the device has kept is shown until the first change arrives.
  if (event.kind === 'kept' && state.cursor !== null) return state;
  if (event.kind === 'lost') return { ...state, isLost: true };
  if (event.kind === 'order') return { ...state, ...withOrder(state, event.order) };
  if (event.kind === 'branch') return { ...state, branches: withBranch(state.branches, event.branch) };
  const branches = newestBranches(state.branches, event.change.branches);
  const { prints } = event.change;
  const bookings = unlessSame(state.bookings, event.change.bookings);
  const seenAlerts = unlessSame(state.seenAlerts, event.change.seenAlerts);
  const isRead = state.isRead || event.kind === 'change';
  return {
    ...applyChange(state, event.change),
    branches,
    prints,
    bookings,
    seenAlerts,
    isLost: false,
    isRead,
  };
}

/** What the server sent; the same array while nothing differs, so that no card renders again for it. */
const unlessSame = <T>(known: T, sent: T): T =>
  JSON.stringify(sent) === JSON.stringify(known) ? known : sent;

/** The branches as the server sent them. A server of the release before names none. */
const newestBranches = (known: StaffBranch[] | null, sent: StaffBranch[]): StaffBranch[] | null =>
  sent.length === 0 ? known : unlessSame(known, sent);

const withBranch = (branches: StaffBranch[] | null, branch: StaffBranch) =>
  branches?.map((one) => (one.id === branch.id ? branch : one)) ?? null;

/** The live board. `put` and `putBranch` show the answer of a write at once, before the stream sends it. */
export type Board = Live & { put: (order: BoardOrder) => void; putBranch: (branch: StaffBranch) => void };

/** Follows the board while the page is open. It begins with what the device has kept of the person's last one. */
export function useBoard(userId: string): Board {
  const [state, dispatch] = useReducer(reduce, NOTHING);
  const put = useCallback((order: BoardOrder) => dispatch({ kind: 'order', order }), []);
  const putBranch = useCallback((branch: StaffBranch) => dispatch({ kind: 'branch', branch }), []);
  useEffect(() => {
    const leaving = new AbortController();
    void readSnapshot()
      .catch(() => null)
      .then((kept) => {
        if (kept?.session.userId === userId && !leaving.signal.aborted)
          dispatch({ kind: 'kept', change: kept.board });
      });
    const { signal } = leaving;
    const onChange = (change: BoardChange) => dispatch({ kind: 'change', change });
    void takeFirstBoard().then((first) => {
      if (first && !signal.aborted) onChange(first);
      return followBoard(
        apiConfig,
        { signal, after: first?.cursor ?? null },
        {
          onAlive: noteContact,
          onChange,
          onLost: () => dispatch({ kind: 'lost' }),
          onSignedOut: () => queryClient.setQueryData(SESSION_KEY, null),
        },
      );
    });
    return () => leaving.abort();
  }, [userId]);
  return { ...state, put, putBranch };
}
