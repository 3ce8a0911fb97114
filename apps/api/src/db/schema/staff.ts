import {
  bigint,
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from './columns.ts';
import { users } from './customers.ts';
import { merchants } from './merchants.ts';
import { branches } from './places.ts';
import { staffDevices } from './staff-access.ts';

/** A member of staff signed in to the back office. Only the SHA-256 of the cookie's token is here (T20). */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    tokenHash: text().notNull(),
    userId: text().notNull(),
    device: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** When its board last gave a sign of life; null before the first. */
    boardSeenAt: moment(),
    /** When the session's second factor was proven; null before. */
    factorAt: moment(),
    /** The challenge that a passkey is to sign, once and until a moment. */
    challenge: text(),
    challengeUntil: moment(),
    /** The shared tablet that it is bound to; null elsewhere. */
    deviceId: text(),
    /** Opened by a PIN. */
    byPin: boolean().notNull().default(false),
    /** The last touch of the shared tablet in this session. */
    touchedAt: moment(),
    /** When it was locked by hand or by another person's PIN. */
    lockedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    foreignKey({
      columns: [t.merchantId, t.deviceId],
      foreignColumns: [staffDevices.merchantId, staffDevices.id],
    }),
    uniqueIndex('staff_sessions_token').on(t.merchantId, t.tokenHash),
    index('staff_sessions_user').on(t.merchantId, t.userId),
  ],
);

/** The branches of a member of staff; without a row they work at every branch. */
export const staffBranches = pgTable(
  'staff_branches',
  { merchantId: merchantId(), userId: text().notNull(), branchId: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.userId, t.branchId] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
  ],
);

/** An alert that someone at a branch has acknowledged. It ends after a day. */
export const seenAlerts = pgTable(
  'seen_alerts',
  {
    merchantId: merchantId(),
    /** One of the alert's causes (BoardAlert). */
    cause: text().notNull(),
    branchId: text().notNull(),
    by: text(),
    at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.cause] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
    index('seen_alerts_at').on(t.merchantId, t.at),
  ],
);

/** One write of a member of staff in the back office. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    merchantId: merchantId(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: text().notNull(),
    /** The person's name at that time. */
    name: text(),
    role: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text(),
    branchId: text(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    requestId: text(),
    at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    // Rows lie in the order of their time: the index is small and finds the old ones (PRIV-01).
    index('audit_log_age').using('brin', t.at),
    index('audit_log_subject').on(t.merchantId, t.subjectId, t.id),
  ],
);
