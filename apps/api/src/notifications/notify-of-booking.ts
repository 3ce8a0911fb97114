import type { ReservationStatus } from '@dasturxon/core/content';
import { LANGUAGES, type Language } from '@dasturxon/core/kernel';

import { bookingAnswer } from './messages/booking-answer.ts';
import { bookingTitle } from './messages/booking-title.ts';
import { formatMessage } from './messages/format-message.ts';
import type { Tx } from '../db/connect.ts';
import { readTimeZone } from '../merchants/read-merchant.ts';
import { writeNotification } from './write-notification.ts';

const inEach = (text: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text(language)]));

type Booking = {
  merchantId: string;
  userId: string | null;
  chairs: number;
  time: Date;
  status: ReservationStatus;
  data: Record<string, unknown>;
};

/**
 * Writes the guest a message with what the staff did about their booking, in every language (SCR-14). `movedTo`: the name of the
 * table that it has now, where that has changed. A guest without an account gets none.
 */
export async function notifyOfBooking(
  deps: { now: () => Date; newId: () => string },
  tx: Tx,
  { movedTo = null, ...row }: Booking & { movedTo?: string | null },
): Promise<void> {
  const { merchantId, userId, chairs, time, status } = row;
  if (userId === null) return;
  const zone = await readTimeZone(tx);
  const booking = { chairs, time: time.toISOString() };
  const reason = typeof row.data['reason'] === 'string' ? row.data['reason'] : null;
  const data = {
    title: inEach((language) => bookingTitle(booking, { language, zone })),
    text: inEach((language) =>
      movedTo === null
        ? bookingAnswer({ status, reason }, language)
        : formatMessage('booking.moved', language, { table: movedTo }),
    ),
  };
  await writeNotification(deps, tx, { merchantId, userId, data });
}
