import { LANGUAGES, type Language } from '@dasturxon/core/kernel';

import { bookingTitle } from './messages/booking-title.ts';
import { formatMessage } from './messages/format-message.ts';
import type { Tx } from '../db/connect.ts';
import { readTimeZone } from '../merchants/read-merchant.ts';
import { writeNotification } from './write-notification.ts';

const inEach = (text: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text(language)]));

/** Writes the guest a message with the staff's answer to their booking, in every language (SCR-14). */
export async function notifyOfBooking(
  deps: { now: () => Date; newId: () => string },
  tx: Tx,
  row: { merchantId: string; userId: string; chairs: number; time: Date; status: string },
): Promise<void> {
  const { merchantId, userId, chairs, time, status } = row;
  const zone = await readTimeZone(tx);
  const booking = { chairs, time: time.toISOString() };
  const data = {
    title: inEach((language) => bookingTitle(booking, { language, zone })),
    text: inEach((language) =>
      formatMessage(status === 'CONFIRMED' ? 'booking.accepted' : 'booking.declined', language),
    ),
  };
  await writeNotification(deps, tx, { merchantId, userId, data });
}
