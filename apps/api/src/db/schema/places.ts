import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

import { merchantId, money, wire } from './columns.ts';
import { merchants } from './merchants.ts';

export const cities = pgTable(
  'cities',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    priority: integer().notNull().default(0),
    /** Whether guests choose it. */
    isActive: boolean().notNull().default(true),
    /** Removed for good; its row stays for the addresses that name it. */
    deleted: boolean().notNull().default(false),
    data: wire(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);

/**
 * A delivery area. `polygon` is a ring of [longitude, latitude] pairs as the wire has it (ENT-18); `data` holds its minimum and
 * the steps of its fee (B12).
 */
export const regions = pgTable(
  'regions',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    cityId: text().notNull(),
    name: text().notNull(),
    polygon: jsonb().$type<[number, number][]>().notNull(),
    color: text(),
    price: money(),
    priority: integer().notNull().default(0),
    data: wire(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.cityId], foreignColumns: [cities.merchantId, cities.id] }),
    check('regions_price', sql`${t.price} >= 0`),
  ],
);

/** A branch; `data` holds the rest of ENT-14…16, `tariff` the rates of D70. */
export const branches = pgTable(
  'branches',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    cityId: text().notNull(),
    isActive: boolean().notNull().default(true),
    isMain: boolean().notNull().default(false),
    deleted: boolean().notNull().default(false),
    priority: integer().notNull().default(0),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    deliveryPrice: money().notNull().default(0),
    /** { base, includedKm, perKm } in so'm and kilometres; null: region price or deliveryPrice alone. */
    tariff: jsonb().$type<{ base: number; includedKm: number; perKm: number }>(),
    /** Orders that one slot of a later order takes; null: no limit. */
    slotCapacity: integer(),
    /** What no client sees: `telegramStaffChat` of this branch, `answerTimes` of its ladder in seconds, its `pause`, `kitchen` and `autoAccept`. */
    staff: wire(),
    data: wire(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.cityId], foreignColumns: [cities.merchantId, cities.id] }),
    check('branches_delivery_price', sql`${t.deliveryPrice} >= 0`),
    index('branches_city').on(t.merchantId, t.cityId),
  ],
);

/** A dining hall with its fee (D58's servicePrice). */
export const halls = pgTable(
  'halls',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    branchId: text().notNull(),
    fee: money().notNull().default(0),
    priority: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** Removed for good; its row stays for the orders that name it. */
    deleted: boolean().notNull().default(false),
    data: wire(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
    check('halls_fee', sql`${t.fee} >= 0`),
  ],
);

export const hallTables = pgTable(
  'hall_tables',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    hallId: text().notNull(),
    chairs: integer().notNull().default(4),
    priority: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** Removed for good; its row stays for the bookings that name it. */
    deleted: boolean().notNull().default(false),
    data: wire(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.hallId], foreignColumns: [halls.merchantId, halls.id] }),
  ],
);
