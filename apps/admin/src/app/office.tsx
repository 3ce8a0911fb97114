import { isRinging, type StaffSession } from '@dasturxon/core/staff';
import { Route, Switch } from 'wouter';

import { BoardScreen } from '../board/board-screen.tsx';
import { useBell } from '../board/sound-button.tsx';
import { useBoard } from '../board/use-board.ts';
import { StopListScreen } from '../stop-list/stop-list-screen.tsx';

/** The pages of a signed-in person. The board is followed on every page: it rings and brings the pauses of branches. */
export function Office({ session }: { session: StaffSession }) {
  const board = useBoard();
  // What is filtered out rings as well: an order must not be missed because of a view.
  useBell([...board.orders.values()].some(isRinging));
  const current = { ...session, branches: board.branches ?? session.branches };
  return (
    <Switch>
      <Route path="/stop-list">
        <StopListScreen session={current} putBranch={board.putBranch} />
      </Route>
      <Route>
        <BoardScreen session={current} board={board} />
      </Route>
    </Switch>
  );
}
