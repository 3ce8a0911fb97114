import { date, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { merchantId } from '../columns.ts';
import { merchants } from '../merchants.ts';

/** What a brand sent through a gateway on a calendar day of its zone: no phone and no text. */
export const smsUsage = pgTable(
  'sms_usage',
  {
    merchantId: merchantId(),
    day: date().notNull(),
    gateway: text().notNull(),
    messages: integer().notNull(),
    /** What the gateway charges for. */
    parts: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.day, t.gateway] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);
