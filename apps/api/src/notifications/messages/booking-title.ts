import type { Reservation } from '@dasturxon/core/content';
import { formatDate } from '@dasturxon/core/format';
import type { Language } from '@dasturxon/core/kernel';

import { formatMessage } from './format-message.ts';

/** The number of guests and the time of a booking, which identify it for guest and staff. */
export function bookingTitle(
  { chairs, time }: Pick<Reservation, 'chairs' | 'time'>,
  about: { language: Language; zone: string },
): string {
  const { language, zone } = about;
  const when = formatDate(new Date(time), { time: true }, zone);
  return formatMessage('booking.title', language, { count: String(chairs), time: when });
}
