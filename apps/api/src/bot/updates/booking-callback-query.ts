import { and, eq } from 'drizzle-orm';

import { reservations } from '../../db/schema/content.ts';
import { sentence } from '../../http/sentences.ts';
import { answerReservation, lockReservation } from '../../reservations/answer-reservation.ts';
import { isBackOffice } from '../../users/require-role.ts';
import { staffChatOf } from '../messages/bot-brand.ts';
import { answerQuery } from './answer-query.ts';
import { auditCallbackQuery } from './audit-callback-query.ts';
import type { Done, StaffQuery } from './callback-query.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { isInChat, staffMember } from '../chats/staff-member.ts';
import { notifyOfReservation } from '../notify/reservation-notification-job.ts';

/** Confirm and Decline under a booking. */
export const BOOKING_DATA = /^book\.(yes|no):([0-9a-f-]{36})$/;

type Answer = { id: string; to: 'CONFIRMED' | 'CANCELED' };

async function answer(staffQuery: StaffQuery, { id, to }: Answer): Promise<Done> {
  const { deps, brand, query } = staffQuery;
  const { merchantId, main: language } = brand;
  return deps.db.inTenant(merchantId, async (tx) => {
    const row = await lockReservation(tx, merchantId, id);
    const { branchId } = row;
    const who = await staffMember(tx, { merchantId, branchId, from: query.from });
    if (!who || !isBackOffice(who.role)) return { text: sentence('forbidden', language), alert: true };
    if (row.status === 'CREATED' && row.until > deps.now()) {
      const by = { userId: who.userId, isStaff: true, name: who.name };
      await answerReservation(deps, tx, { row, to, who: by });
      const about = { subject: 'reservation' as const, subjectId: id, branchId };
      const facts = { before: { status: row.status }, after: { status: to } };
      await auditCallbackQuery(staffQuery, tx, { who, action: `reservation.${to}`, ...about, ...facts });
      return { text: formatMessage(`booking.${to}`, language), alert: false };
    }
    const isGivenUp = row.status === 'CANCELED' && row.data['isByStaff'] !== true;
    const status = formatMessage(isGivenUp ? 'booking.givenUp' : `booking.${row.status}`, language);
    const by = row.data['answeredBy'];
    return { text: typeof by === 'string' ? `${status} · ${by}` : status, alert: true };
  });
}

/** Whether the callback query comes from a member of the chat of the booking's branch. */
async function isFromItsChat({ deps, api, brand, query }: StaffQuery, id: string): Promise<boolean> {
  const chat = query.message?.chat;
  if (!chat) return false;
  const { merchantId } = brand;
  const [row] = await deps.db.inTenant(merchantId, (tx) =>
    tx
      .select({ branchId: reservations.branchId })
      .from(reservations)
      .where(and(eq(reservations.merchantId, merchantId), eq(reservations.id, id))),
  );
  if (!row || staffChatOf(brand, row.branchId) !== String(chat.id)) return false;
  return isInChat(api, chat.id, query.from.id);
}

/**
 * Answers a button press under a booking (D83): the first press counts; a later one shows the booking's state.
 */
export async function handleBookingCallback(staffQuery: StaffQuery): Promise<void> {
  const { deps, brand, query } = staffQuery;
  const [, yes, id = ''] = BOOKING_DATA.exec(query.data ?? '') ?? [];
  const isTheirs = await isFromItsChat(staffQuery, id);
  const done: Done = isTheirs
    ? await answer(staffQuery, { id, to: yes === 'yes' ? 'CONFIRMED' : 'CANCELED' })
    : { text: sentence('forbidden', brand.main), alert: true };
  const { merchantId } = brand;
  deps.log.info({ merchantId, reservationId: id, isTheirs }, 'staff answered a booking');
  await answerQuery(staffQuery, done);
  if (isTheirs)
    await notifyOfReservation(deps, merchantId, { reservationId: id }).catch(() =>
      deps.log.debug({ merchantId, reservationId: id }, 'notification left to the job'),
    );
}
