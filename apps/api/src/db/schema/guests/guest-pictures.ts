import type { PrivatePictureKind } from '@dasturxon/core/content';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from '../columns.ts';
import { users } from '../customers.ts';
import { orders } from '../orders.ts';

/** A guest's private picture (B34, B60), or a courier's for the guest (BO-404); its file in the store carries its id. Without an order until one names it. */
export const guestPictures = pgTable(
  'guest_pictures',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    userId: text().notNull(),
    kind: text().$type<PrivatePictureKind>().notNull(),
    orderId: text(),
    /** It is not answered from then on; a job removes the file, then the row. */
    removedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    index('guest_pictures_user').on(t.merchantId, t.userId),
    index('guest_pictures_order').on(t.merchantId, t.orderId),
    index('guest_pictures_removed')
      .on(t.removedAt)
      .where(sql`removed_at is not null`),
    check('guest_pictures_kind', sql`${t.kind} in ('REVIEW', 'ENTRANCE', 'DOOR')`),
  ],
);
