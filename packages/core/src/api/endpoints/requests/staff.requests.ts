import * as v from 'valibot';

import { Id, orNull } from '../../../kernel/wire.ts';
import { OrderStatus } from '../../../order/schemas/order-status.schema.ts';
import { ACCEPT_MINUTES, DELAY_MINUTES } from '../../../staff/accept-minutes.ts';
import { PAUSE_CHOICES, STOP_TERMS } from '../../../staff/stop-terms.ts';
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
    reason: orNull(typedText(500)),
    /** Minutes until it is ready; for accepting alone. */
    minutes: orNull(v.picklist(ACCEPT_MINUTES)),
    expectedVersion: ExpectedVersion,
  }),
});

export const delayOrder = request({
  summary: 'Delay an accepted order',
  params: IdParam,
  body: v.strictObject({ minutes: v.picklist(DELAY_MINUTES), expectedVersion: ExpectedVersion }),
});

export const openContact = request({ summary: 'The phone of the guest of an order', params: IdParam });

/** One branch; without it all branches that the caller works at. */
const OneBranch = v.optional(Id);

export const readStops = request({ summary: 'Products of a branch with their stops', params: IdParam });

export const stopProduct = request({
  summary: 'Take a product off sale',
  params: IdParam,
  body: v.strictObject({
    branchId: OneBranch,
    term: v.picklist(STOP_TERMS),
    reason: orNull(typedText(200)),
  }),
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

export const listAudit = request({
  summary: 'The audit log, newest first',
  query: v.object({
    /** The id of the last entry seen; older ones follow. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
    subjectId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
});

export const readStaffSession = request({ summary: 'Who is signed in to the back office' });
export const endStaffSession = request({ summary: 'Sign out of the back office' });
export const readBoard = request({ summary: 'The orders of the board' });
