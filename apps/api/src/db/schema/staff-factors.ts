import {
  bigint,
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

/** The authenticator app of a member of staff. Secrets are sealed for the merchant and the person. */
export const staffTotp = pgTable(
  'staff_totp',
  {
    merchantId: merchantId(),
    userId: text().notNull(),
    /** The secret in use; null before the first code of a pending one. */
    sealed: text(),
    pendingSealed: text(),
    /** The last time step of which a code was taken: neither it nor an earlier one is taken again. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.userId] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
  ],
);

/** A passkey of a member of staff: the public half, and the counter of its authenticator. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    userId: text().notNull(),
    credentialId: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    uniqueIndex('staff_passkeys_credential').on(t.merchantId, t.credentialId),
    index('staff_passkeys_user').on(t.merchantId, t.userId),
  ],
);

/** An unused recovery code of a member of staff: salt and scrypt of its keyed hash. A used one is deleted. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { merchantId: merchantId(), userId: text().notNull(), codeHmac: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.userId, t.codeHmac] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
  ],
);
