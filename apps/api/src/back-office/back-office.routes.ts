import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { listAudit } from './audit/list-audit.ts';
import { streamBoard } from './board/board-stream.ts';
import { delayBoardOrder, moveBoardOrder, openContact } from './board/move-board-order.ts';
import { readBoardAfter } from './board/read-board.ts';
import { pauseBranchAsStaff, resumeBranchAsStaff } from './branches/pause.ts';
import type { Deps } from '../orders/model/deps.ts';
import { readSession, signInStaff, signOutStaff } from './session/sign-in-staff.ts';
import { readStops } from './stop-list/read-stops.ts';
import { returnProduct, stopProduct } from './stop-list/write-stops.ts';

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
  serve(endpoints.readStops, (ctx, { params }) => readStops(ctx, params.id));
  serve(endpoints.stopProduct, (ctx, { params, body, bodyText }) =>
    stopProduct(ctx, { ...params, ...body }, { endpoint: endpoints.stopProduct.path, bodyText }),
  );
  serve(endpoints.returnProduct, (ctx, { params, query }) => returnProduct(ctx, { ...params, ...query }));
  serve(endpoints.pauseBranch, (ctx, { params, body, bodyText }) =>
    pauseBranchAsStaff(ctx, { ...params, ...body }, { endpoint: endpoints.pauseBranch.path, bodyText }),
  );
  serve(endpoints.resumeBranch, (ctx, { params }) => resumeBranchAsStaff(ctx, params.id));
  serve(endpoints.listAudit, (ctx, { query }) => listAudit(ctx, query));
}
