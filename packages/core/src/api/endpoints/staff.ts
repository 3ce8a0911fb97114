import * as v from 'valibot';

import { Id } from '../../kernel/wire.ts';
import { BoardChange, BoardOrder } from '../../staff/board-order.schema.ts';
import { StaffSession } from '../../staff/staff-session.schema.ts';
import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/staff.requests.ts';

/** Signs a member of staff in with the code sent to their phone. The session is an HttpOnly cookie. */
export const openStaffSession = endpoint(
  { method: 'POST', path: '/admin/v1/session', auth: 'none', host: 'backOffice', answer: StaffSession },
  accepts<typeof requests.openStaffSession>(),
);

/** Who is signed in, and what they may do. */
export const readStaffSession = endpoint({
  method: 'GET',
  path: '/admin/v1/session',
  auth: 'staff',
  host: 'backOffice',
  answer: StaffSession,
});

/** Signs out on this device. */
export const endStaffSession = endpoint({
  method: 'DELETE',
  path: '/admin/v1/session',
  auth: 'staff',
  host: 'backOffice',
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

/** Tells the guest that an accepted order takes longer. */
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

/** The phone of an order's guest. Each call is written to the audit log. */
export const openContact = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/contact',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.contact',
    answer: v.object({ phone: v.nullable(v.string()) }),
  },
  accepts<typeof requests.openContact>(),
);

/** One line of the audit log. */
export const AuditEntry = v.object({
  id: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.nullable(v.string()),
  role: v.string(),
  action: v.string(),
  subject: v.string(),
  subjectId: v.nullable(Id),
  before: v.nullable(v.unknown()),
  after: v.nullable(v.unknown()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** The audit log, newest first. */
export const listAudit = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/audit',
    auth: 'staff',
    host: 'backOffice',
    permission: 'audit.read',
    answer: v.array(AuditEntry),
  },
  accepts<typeof requests.listAudit>(),
);
