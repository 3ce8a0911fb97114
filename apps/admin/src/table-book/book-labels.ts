import type { ReservationStatus } from '@dasturxon/core/content';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The states of a booking. */
export const STATUS_LABELS: Readonly<Record<ReservationStatus, MessageDescriptor>> = {
  CREATED: msg({ message: 'New', context: 'a booking' }),
  CONFIRMED: msg({ message: 'Confirmed', context: 'a booking' }),
  SEATED: msg({ message: 'At the table', context: 'a booking' }),
  DONE: msg({ message: 'Guests have left', context: 'a booking' }),
  NO_SHOW: msg({ message: 'Did not come', context: 'a booking' }),
  CANCELED: msg({ message: 'Cancelled', context: 'a booking' }),
};

/** What staff do about a booking. */
export const MOVE_LABELS: Readonly<Record<ReservationStatus, MessageDescriptor>> = {
  CREATED: msg({ message: 'New', context: 'a booking' }),
  CONFIRMED: msg`Confirm the booking`,
  SEATED: msg`Seat the guests`,
  DONE: msg`The guests have left`,
  NO_SHOW: msg`The guests did not come`,
  CANCELED: msg`Decline`,
};

/** The colour of each state; its text is always beside it. */
export const TONES = {
  CREATED: 'warn',
  CONFIRMED: 'plain',
  SEATED: 'good',
  DONE: 'quiet',
  NO_SHOW: 'bad',
  CANCELED: 'quiet',
} as const satisfies Record<ReservationStatus, string>;
