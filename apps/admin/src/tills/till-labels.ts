import type { OrderTill, TillAction, TillKind, TillTask } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const TILL_NAMES: Readonly<Record<TillKind, string>> = {
  POSTER: 'Poster',
  IIKO: 'iiko',
  JOWI: 'Jowi',
};

/** What staff have to do in the till. */
export const TASK_LABELS: Readonly<Record<TillTask, MessageDescriptor>> = {
  CANCEL: msg`Cancel it in the till too.`,
  EDIT: msg`Change it in the till too.`,
  TWICE: msg`It is in the till twice: remove one.`,
};

/** Buttons of an order that the till does not have, or that is to be changed there. */
export const TILL_ACTION_LABELS: Readonly<Record<TillAction, MessageDescriptor>> = {
  ENTERED: msg`Entered by hand`,
  SEND_AGAIN: msg`Send to the till again`,
  DONE: msg`Done in the till`,
};

/** The code before the colon of a reason, and what follows. */
const partsOf = (message: string) => {
  const [, code = '', rest = ''] = /^([A-Z_]+)(?:: ?(.*))?$/s.exec(message) ?? [];
  return { code, rest };
};

/** Failures of a till's network or server, which staff can do nothing about. */
const TECHNICAL = /^(?:status \d+|too many calls|an answer of another shape)$/;

/** Why an order is not in the till: a message of ours, or the till's own text. */
export function tillReason(message: string | null): MessageDescriptor | string | null {
  if (message === null) return null;
  // The state beside it shows that the till has not answered.
  if (message === 'no answer') return null;
  if (TECHNICAL.test(message)) return msg`the till has an error`;
  const { code, rest } = partsOf(message);
  if (code === 'CANCELED') return msg`cancelled there`;
  if (code === 'NO_BRANCH') return msg`the branch has no id of the till`;
  if (code === 'UNMAPPED') return msg`no id of the till: ${rest}`;
  if (code === 'ACCOUNT') return msg`the account is refused: ${rest}`;
  return message;
}

/** Where an order is on its way to the till. */
export function tillStateLabel({
  kind,
  state,
  number,
  isUncertain,
  enteredBy,
}: OrderTill): MessageDescriptor {
  const till = TILL_NAMES[kind];
  if (enteredBy !== null) return msg`Entered in ${till} by hand: ${enteredBy}`;
  if (state === 'TAKEN') return number === null ? msg`In ${till}` : msg`In ${till} № ${number}`;
  if (state === 'SENT') return msg`Sent to ${till}, not confirmed yet`;
  if (state === 'REFUSED') return msg`Rejected by ${till}`;
  if (state === 'NOT_SENT')
    return isUncertain
      ? msg`${till} has not answered: the order is looked up there`
      : msg`Not sent to ${till} yet`;
  return isUncertain
    ? msg`Look in ${till} whether it is there. If it is not, enter it by hand.`
    : msg`Enter it in ${till} by hand.`;
}
