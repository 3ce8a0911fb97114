import type { CourierStep } from '../dispatch/courier-steps.ts';
import type { ReservationStatus } from '../content/reservation.schema.ts';
import type { DraftArea } from '../drafts/edited-field.ts';
import type { TicketAction } from '../kitchen/ticket-action.ts';
import type { OrderStatus } from '../order/schemas/order-status.schema.ts';

/** Where staff move orders to; the other statuses are given by the guest and the clock. */
type MovedTo = Exclude<OrderStatus, 'OPEN' | 'CREATED' | 'AT_TIME'>;

/** What the audit log records of the staff. It has no other action, and the screen has a label for each (BO-07). */
export type AuditAction =
  | `order.${MovedTo}`
  | `order.${'delay' | 'edit' | 'proposeEdit' | 'withdrawEdit' | 'paid' | 'refund' | 'refundByHand'}`
  | `order.${'contact' | 'call' | 'phone' | 'paymentLink' | 'courier' | 'branch'}`
  | `order.${'tillEntered' | 'tillAgain' | 'tillDone'}`
  | `delivery.${CourierStep | 'status' | 'picture'}`
  | `ticket.${TicketAction['kind']}`
  | `review.${'reply' | 'message' | 'apology' | 'apologyLimit' | 'hide' | 'show'}`
  | `broadcast.${'send' | 'cancel' | 'test'}`
  | 'alert.seen'
  | 'audit.export'
  | `payments.${'explain' | 'close' | 'reopen'}`
  | 'courier.cash'
  | 'doctor.fix'
  | `setup.${'step' | 'test' | 'end'}`
  | 'branch.closeShift'
  | `customer.${'find' | 'search' | 'read' | 'contact' | 'block' | 'unblock' | 'adjust' | 'erase'}`
  | `reservation.${Exclude<ReservationStatus, 'CREATED'>}`
  | `reservation.${'make' | 'table' | 'contact'}`
  | `${'product' | 'category' | 'modifier'}.${'stop' | 'return'}`
  | `branch.${'pause' | 'resume' | 'busy' | 'endBusy' | 'autoAccept' | 'kitchen'}`
  | `branch.${'pauseService' | 'resumeService' | 'capacity'}`
  | `brand.${'export' | 'bring' | 'clone'}`
  | `brand.${'askDeletion' | 'callOffDeletion' | 'delete'}`
  | 'menu.bulk'
  | 'menu.import'
  | 'menu.toBrand'
  | `connection.${'payment' | 'sms' | 'bot' | 'test' | 'till' | 'aggregator' | 'crm' | 'off'}`
  | `connection.${'group' | 'rules' | 'accept'}`
  | `${DraftArea}.${'save' | 'discard' | 'publish' | 'plan' | 'unplan' | 'undo'}`
  | 'promos.codes'
  | `printer.${'add' | 'change' | 'remove'}`
  | `print.${'job' | 'withdraw'}`
  | `session.${'open' | 'openByPin' | 'lock'}`
  | `pin.${'set' | 'lock'}`
  | `device.${'add' | 'enrol' | 'revoke'}`
  | `staff.${'invite' | 'withdrawInvite' | 'join' | 'change' | 'remove'}`
  | `staff.${'endSessions' | 'resetFactor' | 'resetPin'}`
  | `factor.${'addTotp' | 'addPasskey' | 'removePasskey' | 'renewCodes' | 'prove' | 'useCode'}`;

/** The action of a move. No move of the staff leads to a status that `MovedTo` leaves out (D27). */
export const moveAction = (to: OrderStatus): AuditAction => `order.${to as MovedTo}`;
