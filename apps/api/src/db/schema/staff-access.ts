import { foreignKey, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from './columns.ts';
import { users } from './customers.ts';
import { branches } from './places.ts';

/** An invitation to the staff. Only the SHA-256 of its token is here; it is accepted once. */
export const staffInvites = pgTable(
  'staff_invites',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    tokenHash: text().notNull(),
    /** For whom it was made; the person gives their own name when they accept. */
    name: text(),
    role: text().notNull(),
    /** Null is every branch. */
    branchIds: jsonb().$type<string[]>(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** When it was accepted or withdrawn. */
    endedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.createdBy], foreignColumns: [users.merchantId, users.id] }),
    uniqueIndex('staff_invites_token').on(t.merchantId, t.tokenHash),
  ],
);

/** A shared tablet of a branch, or a code that waits for one. Only hashes of the code and of the cookie's token are here. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    branchId: text().notNull(),
    name: text().notNull(),
    /** Keyed hash of the code; null once it is used. */
    codeHmac: text(),
    codeUntil: moment(),
    /** SHA-256 of the cookie's token; null before the tablet is enrolled. */
    tokenHash: text(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    enrolledAt: moment(),
    lastSeenAt: moment(),
    revokedAt: moment(),
    /** Wrong PINs since the last right one, and until when none is taken. */
    pinTries: integer().notNull().default(0),
    pinLockedUntil: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
    foreignKey({ columns: [t.merchantId, t.createdBy], foreignColumns: [users.merchantId, users.id] }),
    uniqueIndex('staff_devices_token').on(t.merchantId, t.tokenHash),
    uniqueIndex('staff_devices_code').on(t.merchantId, t.codeHmac),
  ],
);

/** The PIN of a member of staff for shared tablets: scrypt of its keyed hash. */
export const staffPins = pgTable(
  'staff_pins',
  {
    merchantId: merchantId(),
    userId: text().notNull(),
    /** `salt:hash`, both hex. */
    pinHash: text().notNull(),
    pinTries: integer().notNull().default(0),
    pinLockedUntil: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.userId] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
  ],
);
