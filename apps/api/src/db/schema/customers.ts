import type { BlockReason } from '@dasturxon/core/staff';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment, money } from './columns.ts';
import { merchants } from './merchants.ts';

/** A user of one merchant: the same phone at two brands is two users (T09). Staff are users too. */
export const users = pgTable(
  'users',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    phone: text(),
    firstName: text(),
    lastName: text(),
    email: text(),
    image: text(),
    birthday: text(),
    gender: text(),
    role: text().notNull().default('CLIENT'),
    cashback: money().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** When the block of a guest ends by itself; null for one that does not, and without a block. */
    blockedUntil: moment(),
    /** Why staff blocked the guest on their card; null for other blocks. */
    blockReason: text().$type<BlockReason>(),
    language: text(),
    telegramId: text(),
    clickId: text(),
    /** When the merchant took them off the staff; null for present staff and for those who never were. */
    leftStaffAt: moment(),
    botBlocked: boolean().notNull().default(false),
    /** Since when the guest wants no broadcasts; null: they get them. */
    marketingOffAt: moment(),
    deletedAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    uniqueIndex('users_phone')
      .on(t.merchantId, t.phone)
      .where(sql`deleted_at is null`),
    uniqueIndex('users_telegram')
      .on(t.merchantId, t.telegramId)
      .where(sql`deleted_at is null`),
    uniqueIndex('users_click')
      .on(t.merchantId, t.clickId)
      .where(sql`deleted_at is null`),
    // Staff are a few among all guests.
    index('users_staff')
      .on(t.merchantId)
      .where(sql`role <> 'CLIENT'`),
    check('users_cashback', sql`${t.cashback} >= 0`),
    check('users_gender', sql`${t.gender} in ('male', 'female')`),
    check(
      'users_role',
      sql`${t.role} in ('CLIENT', 'OPERATOR', 'COURIER', 'WAITER', 'KITCHEN', 'MANAGER', 'ADMIN', 'SUPER_ADMIN')`,
    ),
  ],
);

/** A signed-in device. Only the SHA-256 of its bearer is here (T20). */
export const sessions = pgTable(
  'sessions',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    tokenHash: text().notNull(),
    userId: text().notNull(),
    platform: text().notNull().default('WEB'),
    device: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    uniqueIndex('sessions_token').on(t.merchantId, t.tokenHash),
    index('sessions_user').on(t.merchantId, t.userId),
  ],
);

/** One launch of the Telegram mini-app, by the hash of its signature: how often it signed in, and whether it may (T15). */
export const telegramLaunches = pgTable(
  'telegram_launches',
  {
    merchantId: merchantId(),
    launch: text().notNull(),
    uses: integer().notNull().default(1),
    deniedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.launch] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    index('telegram_launches_expiry').on(t.merchantId, t.expiresAt),
  ],
);

/** The one live code of a phone and purpose; `codeHmac` never leaves (T18). */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    merchantId: merchantId(),
    phone: text().notNull(),
    purpose: text().notNull(),
    id: text().notNull(),
    userId: text(),
    codeHmac: text().notNull(),
    attempts: integer().notNull().default(0),
    sends: integer().notNull().default(1),
    /** How the code was sent: SMS or TELEGRAM. */
    channel: text().notNull().default('SMS'),
    /** The bucket of its caller that the send was counted in: a proven code gives the send back (T19). */
    sentFrom: text(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.phone, t.purpose] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    check('phone_codes_purpose', sql`${t.purpose} in ('SIGN_IN', 'CHANGE_PHONE')`),
    check('phone_codes_channel', sql`${t.channel} in ('SMS', 'TELEGRAM')`),
  ],
);

/** How many times something happened in a window. `bucket` names the limit and an HMAC of what is limited. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    merchantId: merchantId(),
    bucket: text().notNull(),
    windowStart: moment().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.bucket, t.windowStart] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    index('rate_counts_of_all').on(t.bucket, t.windowStart),
  ],
);

/** A saved address (ENT-32); `details` is JSON text as the wire has it. */
export const addresses = pgTable(
  'addresses',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    userId: text().notNull(),
    type: text(),
    name: text(),
    streetName: text(),
    houseNumber: text(),
    details: text(),
    description: text(),
    comment: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    cityId: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    index('addresses_user').on(t.merchantId, t.userId),
    check('addresses_type', sql`${t.type} in ('HOUSE', 'APARTMENT')`),
  ],
);
