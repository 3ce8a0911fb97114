import { formatPhone, formatTime, fullName } from '@dasturxon/core/format';
import { localize, type Language } from '@dasturxon/core/kernel';
import type { Reservation } from '@dasturxon/core/content';

import { bookingAnswer } from '../../notifications/messages/booking-answer.ts';
import { bookingTitle } from '../../notifications/messages/booking-title.ts';
import type { BotBrand } from './bot-brand.ts';
import type { BotMessageKey } from '../../notifications/messages/bot-messages.ts';
import type { Content } from './guest-message.ts';
import { plain, formatMessage } from '../../notifications/messages/format-message.ts';
import type { Customer } from './notified-order.ts';

/** A booking as shown in bot messages. */
export type NotifiedReservation = {
  reservation: Reservation;
  branchId: string;
  customer: Customer;
  /** The name of the member of staff who answered, as the chat shows it. */
  answeredBy: string | null;
  /** Cancelled by the guest, not declined by the staff. */
  isGivenUp: boolean;
  isOver: boolean;
};

function statusOf({ reservation, isGivenUp }: NotifiedReservation): BotMessageKey {
  return isGivenUp ? 'booking.givenUp' : `booking.${reservation.status}`;
}

/** A booking as the staff sees it, with Confirm and Decline until it is answered. */
export function staffBookingMessage(notified: NotifiedReservation, brand: BotBrand): Content {
  const { reservation, customer, answeredBy, isGivenUp, isOver } = notified;
  const { main: language, timeZone: zone } = brand;
  const name = plain(fullName(customer), 80);
  const phone = customer.phone && formatPhone(customer.phone).replaceAll(' ', '');
  const table = reservation.place?.name;
  const where = [
    plain(localize(reservation.branch?.name, language), 80),
    table && formatMessage('staff.table', language, { table: plain(table, 60) }),
  ];
  const by = answeredBy ? ` · ${plain(answeredBy, 60)}` : '';
  const lines = [
    `🪑 <b>${bookingTitle(reservation, { language, zone })}</b>`,
    `${formatMessage(statusOf(notified), language)}${by}`,
    where.filter(Boolean).join(' · '),
    `📞 ${[name, phone].filter(Boolean).join(' ')}`,
    reservation.comment &&
      `💬 ${formatMessage('staff.comment', language, { text: plain(reservation.comment, 300) })}`,
  ];
  const button = (key: BotMessageKey, answer: string) => ({
    text: formatMessage(key, language),
    data: `${answer}:${reservation.id}`,
  });
  const isOpen = reservation.status === 'CREATED' && !isOver;
  return {
    html: lines.filter(Boolean).join('\n'),
    buttons: isOpen ? [[button('do.confirm', 'book.yes'), button('do.decline', 'book.no')]] : [],
    step: isGivenUp ? 'GIVEN_UP' : 'ASKED',
  };
}

type Reading = { brand: BotBrand; language: Language };

/** The guest's own facts of a booking: the brand, the time, and the table once it is theirs. */
function guestTitle({ reservation }: NotifiedReservation, { brand, language }: Reading): string {
  const title = bookingTitle(reservation, { language, zone: brand.timeZone });
  const { place, status } = reservation;
  const isTheirs = place !== null && (status === 'CONFIRMED' || status === 'SEATED');
  const table = isTheirs && formatMessage('staff.table', language, { table: plain(place.name, 60) });
  return [`<b>${plain(brand.name(language))}</b>`, title, table].filter(Boolean).join(' · ');
}

/** What the staff did about a booking, as the guest reads it. */
export function guestBookingMessage(notified: NotifiedReservation, about: Reading): Content {
  const { reservation } = notified;
  const reason = reservation.reason === null ? null : plain(reservation.reason, 300);
  const text = bookingAnswer({ ...reservation, reason }, about.language);
  // Another table or time is a new message: an edited one does not ring.
  const { status, place, time } = reservation;
  const step = [status, place?.name ?? '', time].join(' ');
  return { html: `${guestTitle(notified, about)}\n${text}`, buttons: [], step };
}

/** The reminder of a confirmed booking. */
export function bookingReminder(notified: NotifiedReservation, about: Reading): Content {
  const time = formatTime(notified.reservation.time, about.brand.timeZone);
  const text = formatMessage('booking.reminder', about.language, { time });
  return { html: `${guestTitle(notified, about)}\n${text}`, buttons: [], step: null };
}
