import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment, money, wire } from './columns.ts';
import { users } from './customers.ts';
import { merchants } from './merchants.ts';
import { branches } from './places.ts';

export const groups = pgTable(
  'groups',
  { merchantId: merchantId(), id: text().notNull(), priority: integer().notNull().default(0), data: wire() },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);

export const categories = pgTable(
  'categories',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    groupId: text(),
    priority: integer().notNull().default(0),
    data: wire(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.groupId], foreignColumns: [groups.merchantId, groups.id] }),
  ],
);

/** A dish. What decides its price and whether it can be ordered is a column; `data` is the rest of ENT-21…26. */
export const products = pgTable(
  'products',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    categoryId: text().notNull(),
    priority: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    isAvailable: boolean().notNull().default(true),
    deliveryEnabled: boolean().notNull().default(true),
    type: text().notNull().default('NONE'),
    unit: text().notNull().default('COUNT'),
    costPrice: money().notNull(),
    additionalPrice: money().notNull().default(0),
    discount: doublePrecision().notNull().default(0),
    /** Stock left; null: unlimited (D13). */
    amount: doublePrecision(),
    data: wire(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({
      columns: [t.merchantId, t.categoryId],
      foreignColumns: [categories.merchantId, categories.id],
    }),
    index('products_category').on(t.merchantId, t.categoryId),
    check('products_price', sql`${t.costPrice} >= 0 and ${t.additionalPrice} >= 0`),
    check('products_discount', sql`${t.discount} between 0 and 100`),
    check('products_amount', sql`${t.amount} >= 0`),
    check('products_type', sql`${t.type} in ('NONE', 'MODIFICATION')`),
    check('products_unit', sql`${t.unit} in ('KG', 'LITER', 'GRAMM', 'COUNT')`),
  ],
);

/** A group of modifiers that products share. What guests are asked is the copy inside each product. */
export const modificationGroups = pgTable(
  'modification_groups',
  { merchantId: merchantId(), id: text().notNull(), data: wire() },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);

/** When dishes are sold and when they cost less (B21); `data` is the rest of the rule. */
export const menuRules = pgTable(
  'menu_rules',
  { merchantId: merchantId(), id: text().notNull(), priority: integer().notNull().default(0), data: wire() },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);

/** A product that one branch has run out of, or of which it has little left. */
export const stopList = pgTable(
  'stop_list',
  {
    merchantId: merchantId(),
    branchId: text().notNull(),
    productId: text().notNull(),
    /** When it returns by itself; null: not before staff put it back. */
    until: moment(),
    /** The name of the member of staff who stopped it; null where it was not the back office. */
    stoppedBy: text(),
    reason: text(),
    /** What orders may still take, in the product's unit; null: it is not sold at all. */
    amountLeft: doublePrecision(),
    /** Since when the amount counts: older orders that are cancelled give nothing back to it. */
    leftSince: moment(),
    /** The till stopped it, and returns it. */
    isFromTill: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.branchId, t.productId] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
    foreignKey({ columns: [t.merchantId, t.productId], foreignColumns: [products.merchantId, products.id] }),
    check('stop_list_amount_left', sql`${t.amountLeft} >= 0`),
  ],
);

/** A choice of products that one branch has run out of. */
export const modifierStops = pgTable(
  'modifier_stops',
  {
    merchantId: merchantId(),
    branchId: text().notNull(),
    modifierId: text().notNull(),
    until: moment(),
    stoppedBy: text(),
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.branchId, t.modifierId] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
  ],
);

/**
 * When dishes and choices were off sale at a branch by its stop-list. A trigger writes it (`keep_stop_history`), so that no
 * writer of stops can forget it, from `merchants.stopsKnownSince` on.
 */
export const stopHistory = pgTable(
  'stop_history',
  {
    merchantId: merchantId(),
    kind: text().$type<'product' | 'modifier'>().notNull(),
    branchId: text().notNull(),
    subjectId: text().notNull(),
    startedAt: moment().notNull(),
    /** When it was to end by itself; null: not by itself. */
    until: moment(),
    /** When a person, the till or an order ended it, if before `until`. */
    endedAt: moment(),
  },
  (t) => [
    primaryKey({
      name: 'stop_history_pk',
      columns: [t.merchantId, t.kind, t.branchId, t.subjectId, t.startedAt],
    }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);

export const favourites = pgTable(
  'favourites',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    userId: text().notNull(),
    productId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('favourites_once').on(t.merchantId, t.userId, t.productId),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    foreignKey({ columns: [t.merchantId, t.productId], foreignColumns: [products.merchantId, products.id] }),
  ],
);
