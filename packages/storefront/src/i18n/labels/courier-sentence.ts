import { type CourierStatus, shownCourierStatus } from '@dasturxon/core/courier';
import type { OrderStatus } from '@dasturxon/core/order';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The guest's text for a courier status, from the moment one is found (D18); earlier ones have none. */
const MESSAGES: Partial<Record<CourierStatus, MessageDescriptor>> = {
  PERFORMER_FOUND: msg`The courier is going to the restaurant`,
  PERFORMER_PICK_UP_ARRIVED: msg`The courier is at the restaurant`,
  PERFORMER_PICKUPED: msg`The courier has your order and is on the way`,
  PERFORMER_ARRIVED: msg`The courier is at your door`,
  PERFORMER_DELIVERED_FINISH: msg`The courier has delivered the order`,
  PERFORMER_RETURNING: msg`The courier is taking the order back. The restaurant will call you.`,
  PERFORMER_RETURN_ARRIVED: msg`The order is back at the restaurant`,
  PERFORMER_RETURNED_FINISH: msg`The order is back at the restaurant`,
};

type Carried = { status: OrderStatus; courierStatus: CourierStatus | null };

/** What the courier of an order does, in a sentence that fits the order's own status. */
export function courierSentence(i18n: I18n, order: Carried): string {
  return i18n._(MESSAGES[shownCourierStatus(order)] ?? msg`The courier has your order and is on the way`);
}
