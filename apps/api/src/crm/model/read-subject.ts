import { fullName } from '@dasturxon/core/format';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { reservations } from '../../db/schema/content.ts';
import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Lead, LeadStep } from '../../gateways/crm/crm.ts';
import { bookingTitle } from '../../notifications/messages/booking-title.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { orderContact } from '../../orders/model/order-contact.ts';
import { isTestOrder, withLines } from '../../orders/model/to-order.ts';
import { toReservations } from '../../reservations/to-reservation.ts';
import type { LeadBrand } from './lead-brand.ts';
import { leadNote } from './lead-note.ts';

/** An order or a booking. */
export type SubjectKey = { kind: 'ORDER' | 'BOOKING'; id: string };

/** What a CRM gets of it, and what it has come to. */
export type Subject = { lead: Lead; step: LeadStep; createdAt: Date; isDue: boolean };

const STEP_OF_ORDER: Partial<Record<string, LeadStep>> = {
  DELIVERED: 'WON',
  CLOSED: 'WON',
  CANCELED: 'LOST',
};
const STEP_OF_BOOKING: Partial<Record<string, LeadStep>> = {
  DONE: 'WON',
  NO_SHOW: 'LOST',
  CANCELED: 'LOST',
};
const TAG = 'dasturxon';

async function readOrder(tx: Tx, brand: LeadBrand, id: string): Promise<Subject | null> {
  const { merchantId, language, page } = brand;
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, id)));
  const [order] = row ? await withLines(tx, [row]) : [];
  if (!row || !order) return null;
  const contact = await orderContact(tx, row, order);
  const { status, createdAt, totalPrice: price, number } = row;
  const title = formatMessage('order.number', language, { number: String(number) });
  return {
    lead: {
      ref: id,
      title,
      price,
      tags: order.source ? [TAG, order.source] : [TAG],
      contact: { name: contact.name ?? title, phone: contact.phone },
      note: leadNote(order, brand),
      page,
      at: createdAt,
    },
    step: STEP_OF_ORDER[status] ?? 'OPEN',
    createdAt,
    // One that waits for its prepayment is no order yet.
    isDue: status !== 'OPEN' && status !== 'CANCELED' && !isTestOrder(row),
  };
}

async function readBooking(tx: Tx, brand: LeadBrand, id: string): Promise<Subject | null> {
  const { merchantId, page } = brand;
  const [row] = await tx
    .select({ booking: reservations, customer: users })
    .from(reservations)
    .innerJoin(users, and(eq(users.merchantId, reservations.merchantId), eq(users.id, reservations.userId)))
    .where(and(eq(reservations.merchantId, merchantId), eq(reservations.id, id)));
  if (!row) return null;
  const [booking] = await toReservations(tx, [row.booking]);
  const title = bookingTitle(booking!, brand);
  const { phone, firstName, lastName } = row.customer;
  const { status, createdAt } = row.booking;
  return {
    lead: {
      ref: id,
      title,
      price: 0,
      tags: [TAG],
      contact: { name: fullName({ firstName, lastName }) || title, phone: phone ?? '' },
      note: [title, booking!.comment].filter(Boolean).join('\n'),
      page,
      at: createdAt,
    },
    step: STEP_OF_BOOKING[status] ?? 'OPEN',
    createdAt,
    isDue: status !== 'CANCELED',
  };
}

/** Reads an order or a booking as a CRM gets it; null when it is gone. */
export function readSubject(tx: Tx, brand: LeadBrand, { kind, id }: SubjectKey): Promise<Subject | null> {
  return kind === 'ORDER' ? readOrder(tx, brand, id) : readBooking(tx, brand, id);
}
