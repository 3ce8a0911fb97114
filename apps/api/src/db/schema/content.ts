import type { TestOutcome } from '@dasturxon/core/connections';
import type { ReservationStatus } from '@dasturxon/core/content';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment, wire } from './columns.ts';
import { users } from './customers.ts';
import { merchants } from './merchants.ts';
import { branches, hallTables } from './places.ts';

/** A way to pay: the method as shown (ENT-30, in `data`) with the platforms it is on at (ENT-31). */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    type: text().notNull(),
    webEnabled: boolean().notNull().default(true),
    botEnabled: boolean().notNull().default(true),
    operatorEnabled: boolean().notNull().default(true),
    appEnabled: boolean().notNull().default(true),
    qrEnabled: boolean().notNull().default(true),
    isActive: boolean().notNull().default(true),
    priority: integer().notNull().default(0),
    data: wire(),
    /** The provider's keys, sealed (see secrets.ts). */
    secrets: text(),
    /** When a person set the keys; what was tested and accepted since. */
    accountSetAt: moment(),
    testedAt: moment(),
    testOutcome: text().$type<TestOutcome>(),
    acceptedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('payment_methods_type').on(t.merchantId, t.type),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);

type StoredPolicyVersion = { text: Record<string, unknown>; inForceFrom: string | null };

/** TERMS, ABOUT_COMPANY or PRIVACY_POLICY; the HTML is sanitised before it is stored (T53). */
export const policies = pgTable(
  'policies',
  {
    merchantId: merchantId(),
    type: text().notNull(),
    text: wire(),
    inForceFrom: moment(),
    /** The version that guests read until `inForceFrom`; null for a first version. */
    before: jsonb().$type<StoredPolicyVersion>(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.type] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    check('policies_type', sql`${t.type} in ('TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY')`),
  ],
);

const shown = () => ({
  merchantId: merchantId(),
  id: text().notNull(),
  priority: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  data: wire(),
  createdAt: createdAt(),
});

export const banners = pgTable('banners', shown(), (t) => [
  primaryKey({ columns: [t.merchantId, t.id] }),
  foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
]);

export const stories = pgTable('stories', shown(), (t) => [
  primaryKey({ columns: [t.merchantId, t.id] }),
  foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
]);

export const vacancies = pgTable('vacancies', shown(), (t) => [
  primaryKey({ columns: [t.merchantId, t.id] }),
  foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
]);

/** A message to one customer, or to all of a merchant's when `userId` is null. */
export const notifications = pgTable(
  'notifications',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    userId: text(),
    data: wire(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    index('notifications_user').on(t.merchantId, t.userId, t.createdAt.desc()),
  ],
);

export const notificationReads = pgTable(
  'notification_reads',
  { merchantId: merchantId(), notificationId: text().notNull(), userId: text().notNull(), at: createdAt() },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.notificationId, t.userId] }),
    foreignKey({
      columns: [t.merchantId, t.notificationId],
      foreignColumns: [notifications.merchantId, notifications.id],
    }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
  ],
);

/** A table booking (D81). `slots` rows keep two live bookings of one table apart. */
export const reservations = pgTable(
  'reservations',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    /** Null: written down by the staff for guests without an account. */
    userId: text(),
    branchId: text().notNull(),
    tableId: text(),
    /** Further tables of the same hall (BO-525). */
    moreTableIds: jsonb().$type<string[]>().notNull().default([]),
    chairs: integer().notNull(),
    time: moment().notNull(),
    until: moment().notNull(),
    status: text().$type<ReservationStatus>().notNull().default('CREATED'),
    data: wire(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
    index('reservations_user').on(t.merchantId, t.userId),
    index('reservations_branch').on(t.merchantId, t.branchId, t.time),
    check(
      'reservations_status',
      sql`${t.status} in ('CREATED', 'CONFIRMED', 'SEATED', 'DONE', 'NO_SHOW', 'CANCELED')`,
    ),
    check('reservations_chairs', sql`${t.chairs} between 1 and 100`),
  ],
);

/** One quarter of an hour of one table, taken by one live booking. Deleted when the booking is cancelled. */
export const reservationSlots = pgTable(
  'reservation_slots',
  {
    merchantId: merchantId(),
    tableId: text().notNull(),
    slot: moment().notNull(),
    reservationId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.tableId, t.slot] }),
    foreignKey({
      columns: [t.merchantId, t.tableId],
      foreignColumns: [hallTables.merchantId, hallTables.id],
    }),
    foreignKey({
      columns: [t.merchantId, t.reservationId],
      foreignColumns: [reservations.merchantId, reservations.id],
    }),
  ],
);

/** Answers of the geocoder, kept by question: the same everywhere, so no tenant's. */
export const geocodeCache = pgTable('geocode_cache', {
  question: text().primaryKey(),
  answer: jsonb().$type<unknown>().notNull(),
  at: createdAt(),
});
