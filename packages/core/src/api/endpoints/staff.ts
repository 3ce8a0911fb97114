import * as v from 'valibot';

import { orNull } from '../../kernel/wire.ts';
import { BoardChange, BoardOrder } from '../../staff/board-order.schema.ts';
import { StaffBranch, StaffSession } from '../../staff/staff-session.schema.ts';
import { StoppedAt, StopListSection } from '../../staff/stop-list.schema.ts';
import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/staff.requests.ts';

/** Signs a member of staff in with the code sent to their phone. The session is an HttpOnly cookie. */
export const openStaffSession = endpoint(
  { method: 'POST', path: '/admin/v1/session', auth: 'none', host: 'backOffice', answer: StaffSession },
  accepts<typeof requests.openStaffSession>(),
);

/** The signed-in member of staff and their permissions. */
export const readStaffSession = endpoint({
  method: 'GET',
  path: '/admin/v1/session',
  auth: 'staff',
  host: 'backOffice',
  beforeFactor: true,
  byPin: true,
  answer: StaffSession,
});

/** Signs out on this device. */
export const endStaffSession = endpoint({
  method: 'DELETE',
  path: '/admin/v1/session',
  auth: 'staff',
  host: 'backOffice',
  beforeFactor: true,
  byPin: true,
  answer: Nothing,
  answerType: 'empty',
});

/** The orders of the board: what is open, and what is done since the business day began. */
export const readBoard = endpoint({
  method: 'GET',
  path: '/admin/v1/board',
  auth: 'staff',
  host: 'backOffice',
  permission: 'orders.read',
  answer: BoardChange,
});

/** Changed orders as they change, from a cursor on. */
export const boardEvents = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/board/events',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.read',
    answer: BoardChange,
    answerType: 'events',
  },
  accepts<typeof requests.boardEvents>(),
);

/** Moves an order on (D83). Another version than the expected one is `order.changed`. */
export const moveBoardOrder = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/move',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.move',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.moveBoardOrder>(),
);

/** Extends the cooking time of an accepted order and notifies the guest. */
export const delayOrder = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/delay',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.delay',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.delayOrder>(),
);

/** The phones of an order's guest and receiver; for a courier, the receiver's in both. The call is audited. */
export const openContact = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/contact',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.contact',
    answer: v.object({ phone: v.nullable(v.string()), receiverPhone: orNull(v.string()) }),
  },
  accepts<typeof requests.openContact>(),
);

/**
 * Finishes or recalls a ticket of the kitchen or one of its lines (BO-31). The order becomes DONE with its last line. It names
 * the wanted state and no version: doing what is done changes nothing.
 */
export const actOnTicket = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/ticket',
    auth: 'staff',
    host: 'backOffice',
    permission: 'kitchen.work',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.actOnTicket>(),
);

/** Saves the stations of a branch's kitchen and the categories that each cooks. */
export const saveKitchen = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/branches/{id}/kitchen',
    auth: 'staff',
    host: 'backOffice',
    permission: 'branch.setUp',
    answer: StaffBranch,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.saveKitchen>(),
);

/** Saves which orders a branch accepts by itself (BO-68). */
export const saveAutoAccept = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/branches/{id}/auto-accept',
    auth: 'staff',
    host: 'backOffice',
    permission: 'branch.setUp',
    answer: StaffBranch,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.saveAutoAccept>(),
);

/** The products of a branch by category, with what is stopped there. */
export const readStops = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/branches/{id}/products',
    auth: 'staff',
    host: 'backOffice',
    permission: 'stopList.write',
    answer: v.array(StopListSection),
  },
  accepts<typeof requests.readStops>(),
);

/** Takes a product off sale at one branch, or at all that the caller works at (BO-19). It returns by itself. */
export const stopProduct = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/products/{id}/stop',
    auth: 'staff',
    host: 'backOffice',
    permission: 'stopList.write',
    answer: v.array(StoppedAt),
    idempotencyKey: 'required',
  },
  accepts<typeof requests.stopProduct>(),
);

/** Puts a stopped product back on sale. Putting back what is on sale changes nothing. */
export const returnProduct = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/products/{id}/stop',
    auth: 'staff',
    host: 'backOffice',
    permission: 'stopList.write',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.returnProduct>(),
);

/** Pauses a branch: it takes no orders until the pause ends by itself (BO-20). */
export const pauseBranch = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/branches/{id}/pause',
    auth: 'staff',
    host: 'backOffice',
    permission: 'branch.pause',
    answer: StaffBranch,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.pauseBranch>(),
);

/** Ends the pause of a branch at once. Resuming a branch that is not paused changes nothing. */
export const resumeBranch = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/branches/{id}/pause',
    auth: 'staff',
    host: 'backOffice',
    permission: 'branch.pause',
    answer: StaffBranch,
  },
  accepts<typeof requests.resumeBranch>(),
);
