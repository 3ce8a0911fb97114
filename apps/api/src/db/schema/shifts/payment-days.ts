import type { OwnSums, PaymentDay, PaymentProvider } from '@dasturxon/core/report';
import { date, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { merchantId, moment } from '../columns.ts';
import { merchants } from '../merchants.ts';

/** Days of providers that a person has closed, with the sums of that moment (BO-540). Opened again, a day has no row. */
export const paymentDays = pgTable(
  'payment_days',
  {
    merchantId: merchantId(),
    provider: text().$type<PaymentProvider>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    closedAt: moment().notNull(),
    closedBy: text(),
    own: jsonb().$type<OwnSums>().notNull(),
    file: jsonb().$type<PaymentDay['file']>().notNull(),
    explained: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.provider, t.day] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);

/** Why a difference to a provider's file is right as it is (BO-539). `difference` is `differenceKey` of core. */
export const paymentExplanations = pgTable(
  'payment_explanations',
  {
    merchantId: merchantId(),
    provider: text().$type<PaymentProvider>().notNull(),
    difference: text().notNull(),
    reason: text().notNull(),
    explainedBy: text(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.provider, t.difference] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);
