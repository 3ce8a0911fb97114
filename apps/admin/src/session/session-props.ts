import type { StaffBranch, StaffSession } from '@dasturxon/core/staff';

import type { Board } from '../board/use-board.ts';

/** What a screen or a control of the back office gets: the session, and the way to put a changed branch into it. */
export type SessionProps = { session: StaffSession; putBranch: (branch: StaffBranch) => void };

/** The same for a dialog. */
export type SessionDialogProps = SessionProps & { onClose: () => void };

/** What a screen over the live orders gets. */
export type BoardProps = { session: StaffSession; board: Board };
