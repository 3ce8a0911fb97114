import { shownCourierStatus } from '@dasturxon/core/courier';
import type { Language } from '@dasturxon/core/kernel';
import {
  type Order,
  type OrderStatus,
  STATUS_LABELS_UZ,
  type StatusLabel,
  statusLabelLanguage,
  unpaidExpiry,
} from '@dasturxon/core/order';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { courierSentence } from './courier-sentence.ts';

const IN_CURRENT: Readonly<Record<StatusLabel, MessageDescriptor>> = {
  OPEN: msg`Open`,
  CREATED: msg`New`,
  AT_TIME: msg`Scheduled`,
  ACCEPTED: msg`Accepted`,
  COOKING: msg`Cooking`,
  DONE: msg`Ready`,
  ATTACHED: msg`Courier assigned`,
  ON_WAY: msg`On the way`,
  DELIVERED: msg`Delivered`,
  PICKED_UP: msg`Picked up`,
  CLOSED: msg({ context: 'order', message: 'Completed' }),
  CANCELED: msg`Cancelled`,
};

/** A status label: Uzbek in every language unless the merchant's setting is 'current' (ST-02, D23, D69). */
export function statusLabel(
  i18n: I18n,
  status: StatusLabel,
  { setting, current }: { setting: 'uz' | 'current'; current: Language },
): string {
  const language = statusLabelLanguage(setting, current);
  return language === 'uz' ? STATUS_LABELS_UZ[status] : i18n._(IN_CURRENT[status]);
}

type Sentences = Readonly<Record<OrderStatus, MessageDescriptor>>;

const BROUGHT: Sentences = {
  OPEN: msg`The order is not placed yet`,
  CREATED: msg`We have received your order`,
  AT_TIME: msg`Your order is scheduled`,
  ACCEPTED: msg`The restaurant has accepted your order`,
  COOKING: msg`Your food is being cooked`,
  DONE: msg`Ready: the courier is about to pick it up`,
  ATTACHED: msg`The courier is coming for your order`,
  ON_WAY: msg`The courier is on the way`,
  DELIVERED: msg`Delivered. Enjoy your meal!`,
  CLOSED: msg`Delivered. Enjoy your meal!`,
  CANCELED: msg`The order was cancelled`,
};

const FETCHED: Sentences = {
  ...BROUGHT,
  DONE: msg`Ready: come and pick it up`,
  CLOSED: msg`Handed over. Enjoy your meal!`,
};

const SERVED: Sentences = { ...FETCHED, DONE: msg`Ready: it is on its way to your table` };

type LabelledOrder = Pick<
  Order,
  'status' | 'serviceType' | 'paymentType' | 'isPaid' | 'timestamp' | 'courierStatus'
>;

/** The one big sentence about an order, in the guest's language. An order that waits for its money is not accepted yet. */
export function statusSentence(i18n: I18n, order: LabelledOrder): string {
  if (unpaidExpiry(order)) return i18n._(msg`Your order is waiting for payment`);
  if (order.serviceType === 'DELIVERY' && order.status === 'ON_WAY') return courierOnRoad(i18n, order);
  const sentences =
    order.serviceType === 'PICK_UP' ? FETCHED : order.serviceType === 'DINE_IN' ? SERVED : BROUGHT;
  return i18n._(sentences[order.status]);
}

/** On the road the courier's own status is more exact: at the door, or on the way back. */
function courierOnRoad(i18n: I18n, order: LabelledOrder): string {
  const isPlain = shownCourierStatus(order) === 'PERFORMER_PICKUPED';
  return isPlain ? i18n._(BROUGHT.ON_WAY) : courierSentence(i18n, order);
}
