import type { Paper, PrinterState, PrintJobState, PrintTrigger, TicketKind } from '@dasturxon/core/printing';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is printed. */
export const KIND_LABELS: Readonly<Record<TicketKind, MessageDescriptor>> = {
  KITCHEN: msg`Kitchen ticket`,
  GUEST: msg`Guest receipt`,
  COURIER: msg`Courier ticket`,
  LABEL: msg`Dish labels`,
};

export const TRIGGER_LABELS: Readonly<Record<PrintTrigger, MessageDescriptor>> = {
  ARRIVAL: msg`When the order arrives`,
  ACCEPT: msg`When the order is accepted`,
  READY: msg`When the order is ready`,
  HAND: msg`By hand only`,
};

export const PAPER_LABELS: Readonly<Record<Paper, MessageDescriptor>> = {
  '80': msg`80 mm`,
  '58': msg`58 mm`,
  LABEL: msg`58 mm labels`,
};

/** What is wrong with a printer. */
export const STATE_LABELS: Readonly<Record<PrinterState, MessageDescriptor>> = {
  OK: msg`Ready`,
  PAPER_OUT: msg`Out of paper`,
  COVER_OPEN: msg`Cover open`,
  ERROR: msg`Printer error`,
};

export const JOB_LABELS: Readonly<Record<PrintJobState, MessageDescriptor>> = {
  NEW: msg`Waiting`,
  SENT: msg`Printing`,
  DONE: msg`Printed`,
  WITHDRAWN: msg`Withdrawn`,
};
