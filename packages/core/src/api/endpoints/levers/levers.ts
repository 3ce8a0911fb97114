import { BoardOrder } from '../../../staff/board-order.schema.ts';
import * as v from 'valibot';

import { SeenAlert } from '../../../staff/alerts/seen-alert.schema.ts';
import { StoppedAt } from '../../../staff/stop-list.schema.ts';
import { StaffBranch } from '../../../staff/staff-session.schema.ts';
import { Nothing } from '../../body-fields.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from '../requests/levers.requests.ts';

/**
 * Acknowledges alerts for everyone at their branches, and answers those of the person's branches. One that has ended or
 * was acknowledged before stays as it is (BO-415).
 */
export const acknowledgeAlerts = endpoint(
  {
    method: 'PUT',
    path: '/admin/v1/alerts/seen',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.read',
    answer: v.array(SeenAlert),
  },
  accepts<typeof requests.acknowledgeAlerts>(),
);

/** Takes a category with all its products off sale at one branch, or at all that the caller works at (BO-46). It returns by itself. */
export const stopCategory = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/categories/{id}/stop',
    auth: 'staff',
    host: 'backOffice',
    permission: 'stopList.write',
    answer: v.array(StoppedAt),
    idempotencyKey: 'required',
  },
  accepts<typeof requests.stopCategory>(),
);

/** Puts a category with all its products back on sale. Putting back what is on sale changes nothing. */
export const returnCategory = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/categories/{id}/stop',
    auth: 'staff',
    host: 'backOffice',
    permission: 'stopList.write',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.returnCategory>(),
);

/** Takes a choice of products off sale at one branch, or at all that the caller works at (BO-46). It returns by itself. */
export const stopModifier = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/modifiers/{id}/stop',
    auth: 'staff',
    host: 'backOffice',
    permission: 'stopList.write',
    answer: v.array(StoppedAt),
    idempotencyKey: 'required',
  },
  accepts<typeof requests.stopModifier>(),
);

/** Puts a choice of products back on sale. Putting back what is on sale changes nothing. */
export const returnModifier = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/modifiers/{id}/stop',
    auth: 'staff',
    host: 'backOffice',
    permission: 'stopList.write',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.returnModifier>(),
);

/** Takes several products off sale at one branch, or at all that the caller works at (BO-432). They return by themselves. */
export const stopDishes = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/products/stop',
    auth: 'staff',
    host: 'backOffice',
    permission: 'stopList.write',
    answer: v.array(StoppedAt),
    idempotencyKey: 'required',
  },
  accepts<typeof requests.stopDishes>(),
);

/** Puts several products back on sale. Putting back what is on sale changes nothing. */
export const returnDishes = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/products/return',
    auth: 'staff',
    host: 'backOffice',
    permission: 'stopList.write',
    answer: v.object({ dishes: v.number() }),
    idempotencyKey: 'required',
  },
  accepts<typeof requests.returnDishes>(),
);

/** Adds minutes to what a branch promises, for a time (BO-48). It ends by itself. */
export const setBusy = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/branches/{id}/busy',
    auth: 'staff',
    host: 'backOffice',
    permission: 'branch.pause',
    answer: StaffBranch,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.setBusy>(),
);

/** Ends the busy time of a branch at once. Without one nothing changes. */
export const endBusy = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/branches/{id}/busy',
    auth: 'staff',
    host: 'backOffice',
    permission: 'branch.pause',
    answer: StaffBranch,
  },
  accepts<typeof requests.endBusy>(),
);

/** Stops taking orders for one service of a branch for a time, or takes them again (BO-152). It ends by itself. */
export const pauseService = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/branches/{id}/service-pause',
    auth: 'staff',
    host: 'backOffice',
    permission: 'branch.pause',
    answer: StaffBranch,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.pauseService>(),
);

/** Sets how many later orders a branch takes per slot until the business day ends (BO-153). */
export const setCapacity = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/branches/{id}/capacity',
    auth: 'staff',
    host: 'backOffice',
    permission: 'branch.pause',
    answer: StaffBranch,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.setCapacity>(),
);

/** What staff have done about an order and its till: entered it by hand, had it sent again, or done their task there. */
export const settleTill = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/till',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.edit',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.settleTill>(),
);
