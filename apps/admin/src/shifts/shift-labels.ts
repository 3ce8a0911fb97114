import type { ShiftLine, ShiftWord } from '@dasturxon/core/shift';
import { useLingui } from '@lingui/react/macro';

import { PAYMENT_LABELS } from '../board/labels.ts';

/** The label of a line of a shift report. */
export function useShiftLabel(): (line: ShiftLine) => string {
  const { t, i18n } = useLingui();
  return ({ word, count = 0, payment, person }) => {
    const label = payment === undefined ? '' : PAYMENT_LABELS[payment];
    const way = typeof label === 'string' ? label : i18n._(label);
    const name = person ?? t`Courier`;
    const labels: Readonly<Record<ShiftWord, string>> = {
      SOLD: t`Orders handed over: ${count}`,
      OUTSIDE: t`of these paid to aggregators: ${count}`,
      REJECTED: t`Rejected: ${count}`,
      CANCELED: t`Cancelled by guests: ${count}`,
      RECEIVED: t`${way}: received`,
      REFUNDED: t`${way}: returned`,
      TILL_LEFT: t`In the till at the start`,
      TILL_RECEIVED: t`Cash from guests`,
      TILL_HANDED_IN: t`Cash from couriers`,
      TILL_REFUNDED: t`Returned to guests in cash`,
      TILL_EXPECTED: t`Should be in the till`,
      COUNTED: t`Counted in the till`,
      DIFFERENCE: t`Difference`,
      LEFT_IN_TILL: t`Stays in the till`,
      COURIER: t`Cash with the courier ${name}`,
      OPEN_ORDERS: t`Open orders: ${count}`,
      REFUNDS_WAITING: t`Refunds to make: ${count}`,
      TICKETS_WAITING: t`Tickets not printed: ${count}`,
    };
    return labels[word];
  };
}
