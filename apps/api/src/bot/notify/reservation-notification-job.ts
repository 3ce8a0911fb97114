import { and, eq } from 'drizzle-orm';
import type { Api } from 'grammy';

import type { Tx } from '../../db/connect.ts';
import { reservations } from '../../db/schema/content.ts';
import { users } from '../../db/schema/customers.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { toReservations } from '../../reservations/to-reservation.ts';
import {
  bookingReminder,
  guestBookingMessage,
  staffBookingMessage,
  type NotifiedReservation,
} from '../messages/booking-message.ts';
import {
  guestLanguage,
  readBotBrand,
  staffChatOf,
  type BotBrand,
  type BotDeps,
} from '../messages/bot-brand.ts';
import { botOf } from '../chats/bot-token.ts';
import { isDeaf, rememberDeafPerson } from '../chats/deaf-person.ts';
import { keepMessage, sentMessage } from '../chats/keep-message.ts';
import { inStaffChat } from '../chats/staff-chat.ts';
import { whenFree } from '../chats/when-free.ts';

async function readNotifiedReservation(
  tx: Tx,
  about: { merchantId: string; id: string; now: Date },
): Promise<NotifiedReservation | null> {
  const { merchantId, id, now } = about;
  const [row] = await tx
    .select({ reservation: reservations, customer: users })
    .from(reservations)
    .innerJoin(users, and(eq(users.merchantId, reservations.merchantId), eq(users.id, reservations.userId)))
    .where(and(eq(reservations.merchantId, merchantId), eq(reservations.id, id)));
  if (!row) return null;
  const { branchId, data, status, until } = row.reservation;
  const [reservation] = await toReservations(tx, [row.reservation]);
  return {
    reservation: reservation!,
    branchId,
    customer: row.customer,
    answeredBy: typeof data['answeredBy'] === 'string' ? data['answeredBy'] : null,
    isGivenUp: status === 'CANCELED' && data['isByStaff'] !== true,
    isOver: until <= now,
  };
}

type Scene = { api: Api; brand: BotBrand; notified: NotifiedReservation };

async function notifyStaff(deps: BotDeps, { api, brand, notified }: Scene): Promise<void> {
  const { merchantId } = brand;
  const { id: subjectId, status } = notified.reservation;
  await inStaffChat(deps, { merchantId, chat: staffChatOf(brand, notified.branchId) }, async (chatId) => {
    const about = { merchantId, subjectId, kind: 'STAFF' as const };
    if (status === 'CANCELED' && (await sentMessage(deps, about)) === null) return;
    await keepMessage(deps, api, { ...about, chatId, content: staffBookingMessage(notified, brand) });
  });
}

async function sendToGuest(
  deps: BotDeps,
  { api, brand, notified }: Scene,
  isReminder: boolean,
): Promise<void> {
  const { customer, reservation } = notified;
  if (customer.telegramId === null || customer.botBlocked) return;
  const { merchantId } = brand;
  const language = guestLanguage(brand, [customer.language]);
  const write = isReminder ? bookingReminder : guestBookingMessage;
  const message = {
    merchantId,
    subjectId: reservation.id,
    kind: isReminder ? ('REMINDER' as const) : ('GUEST' as const),
    chatId: customer.telegramId,
    content: write(notified, { brand, language }),
  };
  try {
    await keepMessage(deps, api, message);
  } catch (error) {
    if (!isDeaf(error)) throw error;
    await rememberDeafPerson(deps, { merchantId, userId: customer.id });
  }
}

/** Whether a booking is still confirmed for the time of a reminder. */
const isToCome = ({ reservation: { status, time } }: NotifiedReservation, remindOf: string): boolean =>
  status === 'CONFIRMED' && Date.parse(time) === Date.parse(remindOf);

/**
 * Updates the staff's and the guest's message about a booking to its current state; with `remindOf`, reminds the guest of a booking
 * that is still confirmed for that time.
 */
export async function notifyOfReservation(
  deps: BotDeps,
  merchantId: string,
  { reservationId: id, remindOf }: Jobs['bot.booking'],
): Promise<void> {
  const api = await botOf(deps, merchantId);
  if (!api) return;
  const { brand, notified } = await deps.db.inTenant(merchantId, async (tx) => ({
    brand: await readBotBrand(tx),
    notified: await readNotifiedReservation(tx, { merchantId, id, now: deps.now() }),
  }));
  if (!notified) return;
  const scene = { api, brand, notified };
  if (remindOf !== undefined) {
    if (isToCome(notified, remindOf)) await sendToGuest(deps, scene, true);
    return;
  }
  await notifyStaff(deps, scene);
  const { reservation, isGivenUp } = notified;
  if (reservation.status !== 'CREATED' && !isGivenUp) await sendToGuest(deps, scene, false);
}

/** The job that follows every change of a booking; doing it twice changes nothing. */
export async function reservationNotificationJob(
  deps: BotDeps,
  merchantId: string,
  payload: Jobs['bot.booking'],
): Promise<void> {
  await whenFree(deps, { merchantId, queue: 'bot.booking', payload }, () =>
    notifyOfReservation(deps, merchantId, payload),
  );
}
