import {
  AGGREGATOR_NAMES,
  aggregatorOf,
  type IfMissing,
  isSettledOutside,
  type OrderMoney,
  type OrderStatus,
  type RejectionReason,
  type ServiceType,
} from '@dasturxon/core/order';
import { PAYMENT_BRANDS, type PaymentType } from '@dasturxon/core/payment';
import type { BoardColumn, BoardOrder, OrderChannel } from '@dasturxon/core/staff';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Headings of the columns. */
export const COLUMN_LABELS: Readonly<Record<BoardColumn, MessageDescriptor>> = {
  NEW: msg`New`,
  LATER: msg`Scheduled`,
  COOKING: msg`Cooking`,
  READY: msg`Ready`,
  ON_WAY: msg`On the way`,
  DONE: msg`Done today`,
  UNPAID: msg`Waiting for payment`,
};

/** Names of the statuses, each of one order. */
export const STATUS_LABELS: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  OPEN: msg`Draft`,
  CREATED: msg({ message: 'New', context: 'one order' }),
  AT_TIME: msg({ message: 'Scheduled', context: 'one order' }),
  ACCEPTED: msg`Accepted`,
  COOKING: msg({ message: 'Cooking', context: 'one order' }),
  DONE: msg({ message: 'Ready', context: 'one order' }),
  ATTACHED: msg`Courier assigned`,
  ON_WAY: msg`On the way`,
  DELIVERED: msg`Delivered`,
  CLOSED: msg`Completed`,
  CANCELED: msg`Cancelled`,
};

/** Buttons that give an order a status. */
export const STEP_LABELS: Readonly<Partial<Record<OrderStatus, MessageDescriptor>>> = {
  ACCEPTED: msg`Accept`,
  COOKING: msg`Start cooking`,
  DONE: msg`Mark as ready`,
  ON_WAY: msg`Hand to courier`,
  DELIVERED: msg`Mark as delivered`,
  CLOSED: msg`Complete`,
};

const DELIVERY = msg`Delivery`;

/** Names of the services. */
export const SERVICE_LABELS: Readonly<Record<ServiceType, MessageDescriptor>> = {
  DELIVERY,
  PICK_UP: msg`Pick-up`,
  DINE_IN: msg`Dine-in`,
  YANDEX_EATS: DELIVERY,
  EXPRESS_24: DELIVERY,
};

/** Names of the sources of orders; a brand has its own name. */
export const CHANNEL_LABELS: Readonly<Record<OrderChannel, MessageDescriptor | string>> = {
  WEB: msg`Website`,
  APP: msg`App`,
  TELEGRAM: 'Telegram',
  CLICK: 'Click',
  PHONE: msg({ message: 'Phone', context: 'source of an order' }),
  TABLE: msg({ message: 'Table', context: 'source of an order' }),
  ...AGGREGATOR_NAMES,
  OTHER: msg`Other`,
};

/** The name of a source in the language of the app. */
export const channelLabel = (label: MessageDescriptor | string, i18n: I18n): string =>
  typeof label === 'string' ? label : i18n._(label);

/** Reasons of a rejection. */
export const REASON_LABELS: Readonly<Record<RejectionReason, MessageDescriptor>> = {
  OUT_OF_STOCK: msg`A dish has run out`,
  TOO_BUSY: msg`The kitchen is too busy`,
  CLOSING: msg`We are closing`,
  NO_COURIER: msg`No courier is free`,
  TOO_FAR: msg`The address is too far`,
  UNREACHABLE: msg`The guest does not answer`,
  DUPLICATE: msg`The same order twice`,
  GUEST_ASKED: msg`The guest asked for it`,
  SUSPECTED: msg`Looks like a prank order`,
};

/** What the guest wants when a dish has run out. */
export const IF_MISSING_LABELS: Readonly<Record<IfMissing, MessageDescriptor>> = {
  CALL: msg`If a dish has run out: call`,
  REPLACE: msg`If a dish has run out: replace it`,
  REMOVE: msg`If a dish has run out: remove it`,
  CANCEL: msg`If a dish has run out: cancel the order`,
};

const OTHER = msg`Other`;

/** Ways to pay; a provider has its own name. */
export const PAYMENT_LABELS: Readonly<Record<PaymentType, MessageDescriptor | string>> = {
  CASH: msg`Cash`,
  TERMINAL: msg`Card on delivery`,
  ...PAYMENT_BRANDS,
  OTHER,
};

/** The way to pay of an order; what an aggregator settles has its name. */
export function paymentLabel(order: Pick<BoardOrder, 'paymentType' | 'serviceType'>, i18n: I18n): string {
  const aggregator = isSettledOutside(order) ? aggregatorOf(order) : null;
  if (aggregator) return AGGREGATOR_NAMES[aggregator];
  const label = PAYMENT_LABELS[order.paymentType];
  return typeof label === 'string' ? label : i18n._(label);
}

/** The payment state of an order. */
export const ORDER_MONEY_LABELS: Readonly<Record<NonNullable<OrderMoney>, MessageDescriptor>> = {
  PAID: msg`Paid`,
  UNPAID: msg`Not paid`,
  RETURNING: msg`Money goes back`,
  RETURNED: msg`Money returned`,
};
