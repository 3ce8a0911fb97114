import { foreignKey, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, moment } from '../columns.ts';
import { merchants } from '../merchants.ts';

/** A brand that its owner has asked to delete (BO-521). A deletion that is called off has no row. */
export const brandDeletions = pgTable(
  'brand_deletions',
  {
    merchantId: text().primaryKey(),
    askedAt: createdAt(),
    /** From this moment the brand takes no order. */
    dueAt: moment().notNull(),
    askedBy: text(),
    askedByName: text(),
    /** The brand is closed and its data is being erased: it cannot be called off any more. */
    begunAt: moment(),
    doneAt: moment(),
  },
  (t) => [foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] })],
);
