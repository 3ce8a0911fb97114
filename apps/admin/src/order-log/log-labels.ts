import type { Role } from '@dasturxon/core/auth';
import type { CourierStatus } from '@dasturxon/core/courier';
import type { OrderStatus } from '@dasturxon/core/order';
import type { LogEvent, OrderLogEntry, OrderMessage } from '@dasturxon/core/staff';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { ACTION_LABELS } from '../audit/audit-labels.ts';
import { REASON_LABELS, STATUS_LABELS } from '../board/labels.ts';
import { ROLE_LABELS } from '../people/role-labels.ts';

const EVENTS: Readonly<Record<Exclude<LogEvent, 'STATUS' | 'COURIER'>, MessageDescriptor>> = {
  PLACED: msg`Order placed`,
  PAID: msg`Payment received`,
  RETURNED: msg`Money went back to the guest`,
  LATE_PAYMENT: msg`A payment came too late and goes back`,
  PAYMENT_TYPE: msg`Payment method changed`,
  DELIVERY_TYPE: msg`Courier called`,
  CALL: ACTION_LABELS['order.call'],
  DELAY: ACTION_LABELS['order.delay'],
  LATE: msg`Later than promised: the guest was notified`,
  SLOW_ANSWER: msg`Not answered for long: guest and manager were notified`,
  BRANCH: ACTION_LABELS['order.branch'],
  EDIT_PROPOSED: ACTION_LABELS['order.proposeEdit'],
  EDITED: ACTION_LABELS['order.edit'],
  EDIT_DECLINED: msg`The guest declined the change`,
  EDIT_LAPSED: msg`The guest did not answer the change in time`,
  EDIT_WITHDRAWN: ACTION_LABELS['order.withdrawEdit'],
  UPDATE: msg`Order updated`,
};

const COURIER: Readonly<Partial<Record<CourierStatus, MessageDescriptor>>> = {
  PERFORMER_LOOK_UP: msg`The courier service is searching`,
  PERFORMER_FOUND: msg`Courier found`,
  PERFORMER_NOT_FOUND: msg`No courier was found`,
  PERFORMER_PICK_UP_ARRIVED: msg`The courier is at the branch`,
  PERFORMER_PICKUPED: ACTION_LABELS['delivery.PICKED_UP'],
  PERFORMER_ARRIVED: ACTION_LABELS['delivery.ARRIVED'],
  PERFORMER_DELIVERED_FINISH: ACTION_LABELS['delivery.HANDED_OVER'],
  PERFORMER_RETURNING: msg`The courier brings it back`,
};

const KNOWN_ACTIONS: Readonly<Record<string, MessageDescriptor>> = ACTION_LABELS;

const courierLabel = (status: CourierStatus | null): MessageDescriptor =>
  (status && COURIER[status]) ?? ACTION_LABELS['delivery.status'];

const moveLabel = (status: OrderStatus): MessageDescriptor =>
  KNOWN_ACTIONS[`order.${status}`] ?? STATUS_LABELS[status];

function labelOf({ event, action, status, courierStatus }: OrderLogEntry): MessageDescriptor | string {
  if (action !== null) return KNOWN_ACTIONS[action] ?? action;
  if (event === 'COURIER') return courierLabel(courierStatus);
  if (event === 'STATUS') return status === null ? EVENTS.UPDATE : moveLabel(status);
  return EVENTS[event ?? 'UPDATE'];
}

/** What happened, in the language of the app. */
export function entryText(entry: OrderLogEntry, i18n: I18n): string {
  const label = labelOf(entry);
  const what = typeof label === 'string' ? label : i18n._(label);
  const why = (REASON_LABELS as Readonly<Record<string, MessageDescriptor>>)[entry.reason ?? ''];
  return why ? `${what}: ${i18n._(why)}` : what;
}

const ROLES: Readonly<Partial<Record<Role, MessageDescriptor>>> = {
  ...ROLE_LABELS,
  CLIENT: msg({ message: 'Guest', context: 'who did it' }),
};

/** The role of a person; empty for the platform. */
export function roleText(role: Role | null, i18n: I18n): string {
  const label = role === null ? undefined : ROLES[role];
  return label ? i18n._(label) : '';
}

/** How messages reach guests. */
export const CHANNEL_NAMES: Readonly<Record<OrderMessage['channel'], MessageDescriptor | string>> = {
  APP: msg`In the app`,
  TELEGRAM: 'Telegram',
  SMS: 'SMS',
};

/** What became of messages. */
export const MESSAGE_STATE_LABELS: Readonly<Record<OrderMessage['state'], MessageDescriptor>> = {
  SENT: msg`Sent`,
  READ: msg({ message: 'Read', context: 'a message to the guest' }),
  FAILED: msg`Not delivered`,
  PASSED_ON: msg`Passed on to the SMS service`,
};
