import * as v from 'valibot';

import { COMMENT_MAX } from '../../../validation/bounds.ts';
import { Id, orNull } from '../../../kernel/wire.ts';
import { SavedKitchenSetup } from '../../../kitchen/kitchen-setup.schema.ts';
import { TICKET_ACTIONS } from '../../../kitchen/ticket-action.ts';
import { SavedAutoAccept } from '../../../staff/auto-accept.ts';
import { OrderStatus } from '../../../order/schemas/order-status.schema.ts';
import { AcceptMinutes, DELAY_MINUTES } from '../../../staff/accept-minutes.ts';
import { REJECTION_LEVERS } from '../../../staff/rejection-levers.ts';
import { PAUSE_CHOICES, STOP_CHOICES } from '../../../staff/stop-terms.ts';
import { OneBranch, StopBody } from './levers.requests.ts';
import { IdParam, TypedCode, TypedPhone, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

const ExpectedVersion = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** A cursor is two numbers that the server made. */
const Cursor = v.pipe(v.string(), v.regex(/^\d{1,20}$/));

export const openStaffSession = request({
  summary: 'Sign a member of staff in',
  body: v.strictObject({ phone: TypedPhone, code: TypedCode }),
});

export const boardEvents = request({
  summary: 'Changes of the order board, live',
  query: v.object({ after: v.optional(Cursor) }),
});

export const moveBoardOrder = request({
  summary: 'Move an order of the board on',
  params: IdParam,
  body: v.strictObject({
    to: OrderStatus,
    reason: orNull(typedText(COMMENT_MAX)),
    /** Minutes until it is ready; for accepting alone. */
    minutes: orNull(AcceptMinutes),
    /** Dishes that go off sale with a rejection for OUT_OF_STOCK (BO-47). */
    stop: orNull(
      v.strictObject({
        productIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(50)),
        term: v.picklist(STOP_CHOICES),
      }),
    ),
    /** What a rejection does to the branch (BO-154). */
    lever: orNull(v.picklist(REJECTION_LEVERS)),
    expectedVersion: ExpectedVersion,
  }),
});

export const delayOrder = request({
  summary: 'Delay an accepted order',
  params: IdParam,
  body: v.strictObject({ minutes: v.picklist(DELAY_MINUTES), expectedVersion: ExpectedVersion }),
});

export const actOnTicket = request({
  summary: 'Finish or recall a ticket of the kitchen',
  params: IdParam,
  body: v.strictObject({
    action: v.picklist(TICKET_ACTIONS),
    station: Id,
    /** The line of DONE and NOT_DONE. */
    lineId: orNull(Id),
  }),
});

export const saveKitchen = request({
  summary: 'Save the stations of a kitchen',
  params: IdParam,
  body: SavedKitchenSetup,
});

export const saveAutoAccept = request({
  summary: 'Save which orders a branch accepts by itself',
  params: IdParam,
  body: SavedAutoAccept,
});

export const openContact = request({ summary: 'The phone of the guest of an order', params: IdParam });

export const readStops = request({ summary: 'Products of a branch with their stops', params: IdParam });

export const stopProduct = request({
  summary: 'Take a product off sale',
  params: IdParam,
  body: StopBody,
});

export const returnProduct = request({
  summary: 'Put a stopped product back on sale',
  params: IdParam,
  query: v.object({ branchId: OneBranch }),
});

export const pauseBranch = request({
  summary: 'Pause a branch',
  params: IdParam,
  body: v.strictObject({ term: v.picklist(PAUSE_CHOICES), reason: orNull(typedText(200)) }),
});

export const resumeBranch = request({ summary: 'End the pause of a branch', params: IdParam });

export const readStaffSession = request({ summary: 'Who is signed in to the back office' });
export const endStaffSession = request({ summary: 'Sign out of the back office' });
export const readBoard = request({ summary: 'The orders of the board' });
