import type { CartItem } from '@dasturxon/core/order';
import type { GroupPays, GroupState } from '@dasturxon/core/group';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from '../columns.ts';
import { users } from '../customers.ts';

/** A basket that several people fill; `user_id` is the host, who orders it. */
export const groupOrders = pgTable(
  'group_orders',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    userId: text().notNull(),
    /** As the host left it; the deadline changes it without a write. */
    state: text().$type<GroupState>().notNull().default('OPEN'),
    pays: text().$type<GroupPays>().notNull().default('HOST'),
    deadline: moment().notNull(),
    /** From when on an order of the host with the same dishes is that of the group. */
    lockedAt: moment(),
    orderId: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({
      columns: [t.merchantId, t.userId],
      foreignColumns: [users.merchantId, users.id],
    }).onDelete('cascade'),
    index('group_orders_user').on(t.merchantId, t.userId, t.createdAt),
    uniqueIndex('group_orders_order').on(t.merchantId, t.orderId),
    check('group_orders_state', sql`${t.state} in ('OPEN', 'LOCKED', 'ORDERED', 'CANCELED')`),
    check('group_orders_pays', sql`${t.pays} in ('HOST', 'EACH')`),
  ],
);

/** A person of a group order with their part of the basket. */
export const groupMembers = pgTable(
  'group_members',
  {
    merchantId: merchantId(),
    groupId: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    isHost: boolean().notNull().default(false),
    isDone: boolean().notNull().default(false),
    version: integer().notNull().default(0),
    lines: jsonb().$type<CartItem[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.groupId, t.id] }),
    foreignKey({
      columns: [t.merchantId, t.groupId],
      foreignColumns: [groupOrders.merchantId, groupOrders.id],
    }).onDelete('cascade'),
    uniqueIndex('group_members_host')
      .on(t.merchantId, t.groupId)
      .where(sql`${t.isHost}`),
  ],
);
