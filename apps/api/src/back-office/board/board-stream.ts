import type { BoardChange } from '@dasturxon/core/staff';

import { eventStream } from '../../orders/reading/event-stream.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { isStaffSessionLive } from '../session/staff-sessions.ts';
import { boardPresence } from '../presence/board-presence.ts';
import { readBoardAfter } from './read-board.ts';

/** The board is read this often without a wake-up as well: a lost message costs seconds, not an order. */
const POLL_MS = 5_000;

const frame = (change: BoardChange) =>
  `id: ${change.cursor}\nevent: board\ndata: ${JSON.stringify(change)}\n\n`;

const hasChanges = (change: BoardChange) =>
  change.isComplete || change.orders.length > 0 || change.removed.length > 0;

/**
 * Changes of the board as they happen, from a cursor on; everything without one. A stream ends when its session does,
 * and when the person's role or branches change.
 */
export function streamBoard(ctx: SignedIn, after: string | null): Response {
  let cursor = after;
  // Pauses, tickets and acknowledged alerts have no cursor: they are sent when they differ from those sent last.
  let sentBeside = '';
  const presence = boardPresence(ctx);
  return eventStream(ctx, {
    orderId: `board:${ctx.caller.sessionId}`,
    watch: (wake) => ctx.orderEvents.watchAll(ctx.merchantId, wake),
    async read(write) {
      if (!(await isStaffSessionLive(ctx))) return false;
      await presence();
      const change = await readBoardAfter(ctx, cursor);
      // A comment keeps proxies from closing a quiet stream.
      const beside = JSON.stringify([change.branches, change.prints, change.bookings, change.seenAlerts]);
      const isNew = hasChanges(change) || beside !== sentBeside;
      write(isNew ? frame(change) : ': nothing new\n\n');
      sentBeside = beside;
      cursor = change.cursor;
      return true;
    },
    beat: { ms: POLL_MS, act: 'read' },
  });
}
