import type { AlertKind, BoardAlert, TillTask } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the kinds of alerts. */
export const ALERT_LABELS: Readonly<Record<AlertKind, MessageDescriptor>> = {
  ANSWERED: msg`The guest has answered about the change`,
  PRINTER: msg`The printer does not print`,
  TILL: msg`Not in the till: enter it by hand`,
  CANCELED: msg`The guest has cancelled`,
  CHANGED: msg`The order has changed`,
  COURIER: msg`The courier has arrived at the branch`,
  BOOKING: msg`A guest asks for a table`,
};

const ANSWERS: Readonly<Record<NonNullable<BoardAlert['outcome']>, MessageDescriptor>> = {
  APPLIED: msg`The guest agrees to the change`,
  DECLINED: msg`The guest declines the change`,
  LAPSED: msg`The guest has not answered about the change`,
};

/** What is to be done in the till about an order that it has. */
const TASKS: Readonly<Record<TillTask, MessageDescriptor>> = {
  CANCEL: msg`Cancelled here: cancel it in the till too`,
  EDIT: msg`Changed here: change it in the till too`,
  TWICE: msg`In the till twice: remove one`,
};

type Named = Pick<BoardAlert, 'kind' | 'outcome' | 'task'>;

/** The name of an alert: of a guest's answer, what they answered; of an order that the till has, what is to be done there. */
export function labelOf({ kind, outcome, task }: Named): MessageDescriptor {
  if (kind === 'ANSWERED' && outcome !== null) return ANSWERS[outcome];
  return task === null ? ALERT_LABELS[kind] : TASKS[task];
}
