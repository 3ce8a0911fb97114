import { endpoints } from '@dasturxon/core/api';

import { PRIVATE } from '../guest-pictures/guest-pictures.routes.ts';
import { Reply } from '../http/answers.ts';
import type { Serve } from '../http/serving/serving.ts';
import { acknowledgeAlerts } from './alerts/acknowledge-alerts.ts';
import { exportAudit, listAudit } from './audit/list-audit.ts';
import { streamBoard } from './board/board-stream.ts';
import { delayBoardOrder, moveBoardOrder, openContact } from './board/move-board-order.ts';
import { readBoardAfter } from './board/read-board.ts';
import { readEntrancePicture } from './board/read-entrance.ts';
import { endBusy, setBusy } from './branches/busy.ts';
import { setCapacity } from './branches/capacity.ts';
import { pauseService } from './branches/service-pause.ts';
import { pauseBranchAsStaff, resumeBranchAsStaff } from './branches/pause.ts';
import { actOnTicket } from './kitchen/act-on-ticket.ts';
import { saveAutoAccept } from './branches/save-auto-accept.ts';
import { saveKitchen } from './kitchen/save-kitchen.ts';
import { editsRoutes } from './edits/edits.routes.ts';
import type { Deps } from '../orders/model/deps.ts';
import { otherBranchRoutes } from './other-branch/other-branch.routes.ts';
import { printingRoutes } from './printing/printing.routes.ts';
import { customersRoutes } from './customers/customers.routes.ts';
import { deviceRoutes } from './devices/devices.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { orderLogRoutes } from './order-log/order-log.routes.ts';
import { rejectionRoutes } from './rejections/rejections.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { shiftsRoutes } from './shifts/shifts.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { readSession, signInStaff, signOutStaff } from './session/sign-in-staff.ts';
import { findCustomer } from './phone-orders/find-customer.ts';
import { sendPaymentLink } from './phone-orders/payment-link.ts';
import { placePhoneOrder, quotePhoneOrder } from './phone-orders/place-phone-order.ts';
import { settleTill } from './tills/settle-till.ts';
import { stopListRoutes } from './stop-list/stop-list.routes.ts';

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
  serve(endpoints.acknowledgeAlerts, (ctx, { body }) => acknowledgeAlerts(ctx, body));
  serve(endpoints.settleTill, (ctx, { params, body, bodyText }) =>
    settleTill(ctx, { ...params, ...body }, { endpoint: endpoints.settleTill.path, bodyText }),
  );
  serve(endpoints.delayOrder, (ctx, { params, body, bodyText }) =>
    delayBoardOrder(ctx, { ...params, ...body }, { endpoint: endpoints.delayOrder.path, bodyText }),
  );
  serve(endpoints.actOnTicket, (ctx, { params, body, bodyText }) =>
    actOnTicket(ctx, { ...params, ...body }, { endpoint: endpoints.actOnTicket.path, bodyText }),
  );
  serve(endpoints.saveKitchen, (ctx, { params, body, bodyText }) =>
    saveKitchen(ctx, { ...params, setup: body }, { endpoint: endpoints.saveKitchen.path, bodyText }),
  );
  serve(endpoints.saveAutoAccept, (ctx, { params, body, bodyText }) =>
    saveAutoAccept(ctx, { ...params, setting: body }, { endpoint: endpoints.saveAutoAccept.path, bodyText }),
  );
  orderLogRoutes(serve);
  serve(endpoints.openContact, (ctx, { params }) => openContact(ctx, params.id));
  serve(
    endpoints.readEntrancePicture,
    async (ctx, { params }) => new Reply(await readEntrancePicture(ctx, params.id), PRIVATE),
  );
  editsRoutes(serve);
  otherBranchRoutes(serve);
  stopListRoutes(serve);
  serve(endpoints.setBusy, (ctx, { params, body, bodyText }) =>
    setBusy(ctx, { ...params, ...body }, { endpoint: endpoints.setBusy.path, bodyText }),
  );
  serve(endpoints.endBusy, (ctx, { params }) => endBusy(ctx, params.id));
  serve(endpoints.pauseService, (ctx, { params, body, bodyText }) =>
    pauseService(ctx, { ...params, ...body }, { endpoint: endpoints.pauseService.path, bodyText }),
  );
  serve(endpoints.setCapacity, (ctx, { params, body, bodyText }) =>
    setCapacity(ctx, { ...params, ...body }, { endpoint: endpoints.setCapacity.path, bodyText }),
  );
  serve(endpoints.pauseBranch, (ctx, { params, body, bodyText }) =>
    pauseBranchAsStaff(ctx, { ...params, ...body }, { endpoint: endpoints.pauseBranch.path, bodyText }),
  );
  serve(endpoints.resumeBranch, (ctx, { params }) => resumeBranchAsStaff(ctx, params.id));
  serve(endpoints.findCustomer, (ctx, { body }) => findCustomer(ctx, body.phone));
  serve(endpoints.quotePhoneOrder, (ctx, { body }) => quotePhoneOrder(ctx, body));
  serve(endpoints.placePhoneOrder, (ctx, { body, bodyText }) =>
    placePhoneOrder(ctx, body, { endpoint: endpoints.placePhoneOrder.path, bodyText }),
  );
  serve(endpoints.sendPaymentLink, (ctx, { params }) => sendPaymentLink(ctx, params.id));
  customersRoutes(serve);
  rejectionRoutes(serve);
  shiftsRoutes(serve);
  reportsRoutes(serve);
  secondFactorRoutes(serve);
  peopleRoutes(serve);
  printingRoutes(serve);
  deviceRoutes(serve);
  serve(endpoints.listAudit, (ctx, { query }) => listAudit(ctx, query));
  serve(endpoints.exportAudit, (ctx, { query }) => exportAudit(ctx, query));
}
