import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { listAudit } from './audit/list-audit.ts';
import { streamBoard } from './board/board-stream.ts';
import { delayBoardOrder, moveBoardOrder, openContact } from './board/move-board-order.ts';
import { readBoardAfter } from './board/read-board.ts';
import type { Deps } from '../orders/model/deps.ts';
import { readSession, signInStaff, signOutStaff } from './session/sign-in-staff.ts';

/** The cursor that a stream which was cut has come to; null for what is no cursor. */
const lastSeen = (id: string | null) => (id !== null && /^\d{1,20}$/.test(id) ? id : null);

/** The back office: its sessions, the order board and the audit log. */
export function backOfficeRoutes(serve: Serve<Deps>) {
  serve(endpoints.openStaffSession, (ctx, { body }) => signInStaff(ctx, body));
  serve(endpoints.readStaffSession, (ctx) => readSession(ctx));
  serve(endpoints.endStaffSession, (ctx) => signOutStaff(ctx));
  serve(endpoints.readBoard, (ctx) => readBoardAfter(ctx, null));
  serve(endpoints.boardEvents, async (ctx, { query }) =>
    streamBoard(ctx, lastSeen(ctx.header('last-event-id')) ?? query.after ?? null),
  );
  serve(endpoints.moveBoardOrder, (ctx, { params, body, bodyText }) =>
    moveBoardOrder(ctx, { ...params, ...body }, { endpoint: endpoints.moveBoardOrder.path, bodyText }),
  );
  serve(endpoints.delayOrder, (ctx, { params, body, bodyText }) =>
    delayBoardOrder(ctx, { ...params, ...body }, { endpoint: endpoints.delayOrder.path, bodyText }),
  );
  serve(endpoints.openContact, (ctx, { params }) => openContact(ctx, params.id));
  serve(endpoints.listAudit, (ctx, { query }) => listAudit(ctx, query));
}
