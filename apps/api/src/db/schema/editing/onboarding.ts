import type { SetupSteps } from '@dasturxon/core/onboarding';
import { foreignKey, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, moment } from '../columns.ts';
import { users } from '../customers.ts';
import { merchants } from '../merchants.ts';

/** The link of a new owner: it makes one brand. Only the SHA-256 of its token is here; no tenant has it, the brand is its work. */
export const brandInvites = pgTable(
  'brand_invites',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull(),
    /** Account of the SMS gateway that the brand begins with, sealed; null: none. */
    sms: text(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** The brand that it has made. */
    madeId: text(),
    madeAt: moment(),
  },
  (t) => [uniqueIndex('brand_invites_token').on(t.tokenHash), uniqueIndex('brand_invites_made').on(t.madeId)],
);

/** How far a brand is from its creation to its first paid order. A brand of before the wizard has no row. */
export const brandSetups = pgTable(
  'brand_setups',
  {
    merchantId: text().primaryKey(),
    steps: jsonb().$type<SetupSteps>().notNull().default({}),
    /** Who asked for a test order, the keyed hash of the phone whose orders are tests, and until when. */
    testBy: text(),
    testPhoneHash: text(),
    testUntil: moment(),
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    foreignKey({ columns: [t.merchantId, t.testBy], foreignColumns: [users.merchantId, users.id] }),
  ],
);
