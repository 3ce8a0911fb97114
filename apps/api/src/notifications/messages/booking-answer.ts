import type { Reservation, ReservationStatus } from '@dasturxon/core/content';
import type { Language } from '@dasturxon/core/kernel';

import type { BotMessageKey } from './bot-messages.ts';
import { formatMessage } from './format-message.ts';

const ANSWERS: Readonly<Record<Exclude<ReservationStatus, 'CREATED'>, BotMessageKey>> = {
  CONFIRMED: 'booking.accepted',
  SEATED: 'booking.seated',
  DONE: 'booking.ended',
  NO_SHOW: 'booking.missed',
  CANCELED: 'booking.declined',
};

type Answered = Pick<Reservation, 'status' | 'reason'>;

/** What the restaurant has done about a booking, as its guest reads it, with the reason of a rejection. */
export function bookingAnswer({ status, reason }: Answered, language: Language): string {
  if (status === 'CREATED') return formatMessage('booking.CREATED', language);
  const answer = formatMessage(ANSWERS[status], language);
  const why = status === 'CANCELED' && reason !== null && reason !== '';
  return why ? `${answer} ${formatMessage('booking.reason', language, { text: reason })}` : answer;
}
