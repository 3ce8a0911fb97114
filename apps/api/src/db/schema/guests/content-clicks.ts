import { date, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { merchantId } from '../columns.ts';
import { merchants } from '../merchants.ts';

/** How often guests opened a banner or a story on a day of the merchant's clock. It names no guest (BO-435). */
export const contentClicks = pgTable(
  'content_clicks',
  {
    merchantId: merchantId(),
    kind: text().$type<'banner' | 'story'>().notNull(),
    id: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.kind, t.id, t.day] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);
