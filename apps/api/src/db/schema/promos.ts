import type { PointsKind } from '@dasturxon/core/loyalty';
import type { HideReason } from '@dasturxon/core/staff';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, money, wire, moment } from './columns.ts';
import { users } from './customers.ts';
import { merchants } from './merchants.ts';
import { orders } from './orders.ts';

/**
 * A promotion: a promo code, or one that applies by itself; both dates are inside the period (D36). `code` is stored in upper case;
 * what applies by itself has its id there. `data` has its name, priority and rule (`StoredPromotion`).
 */
export const promos = pgTable(
  'promos',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    code: text().notNull(),
    discountType: text().notNull(),
    productDiscount: doublePrecision().notNull().default(0),
    deliveryDiscount: doublePrecision().notNull().default(0),
    minPrice: money().notNull().default(0),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    isActive: boolean().notNull().default(true),
    /** Null: unlimited. */
    maxUses: integer(),
    uses: integer().notNull().default(0),
    oncePerUser: boolean().notNull().default(false),
    /** It applies without a code (B30). */
    isAutomatic: boolean().notNull().default(false),
    /** Orders of one customer that may have it; null: unlimited. */
    maxPerUser: integer(),
    /** What it may take off all orders together, and what it has taken off, in so'm; null: unlimited. */
    budget: money(),
    spent: money().notNull().default(0),
    data: wire(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('promos_code').on(t.merchantId, t.code),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    check('promos_type', sql`${t.discountType} in ('AMOUNT', 'PERCENTAGE')`),
    check('promos_uses', sql`${t.uses} >= 0 and (${t.maxUses} is null or ${t.uses} <= ${t.maxUses})`),
    check('promos_spent', sql`${t.spent} >= 0`),
    check(
      'promos_money',
      sql`${t.productDiscount} >= 0 and ${t.deliveryDiscount} >= 0 and ${t.minPrice} >= 0`,
    ),
  ],
);

/** Codes of one use of promotions (BO-412). One is spent while a row of `promo_uses` names it. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    merchantId: merchantId(),
    code: text().notNull(),
    promoId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.code] }),
    index('promo_codes_promo').on(t.merchantId, t.promoId),
    foreignKey({ columns: [t.merchantId, t.promoId], foreignColumns: [promos.merchantId, promos.id] }),
  ],
);

export const promoUses = pgTable(
  'promo_uses',
  {
    merchantId: merchantId(),
    promoId: text().notNull(),
    orderId: text().notNull(),
    userId: text().notNull(),
    /** Keyed hash of the guest's phone: the promo is used once per person, also after the account is deleted (T33). */
    phoneHash: text(),
    once: boolean().notNull().default(false),
    /** What it took off the order, in so'm. */
    amount: money().notNull().default(0),
    /** The code of one use that was entered; null: the promotion's own code, or none. */
    code: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.promoId, t.orderId] }),
    uniqueIndex('promo_uses_code')
      .on(t.merchantId, t.code)
      .where(sql`code is not null`),
    index('promo_uses_user').on(t.merchantId, t.userId),
    index('promo_uses_phone').on(t.merchantId, t.phoneHash),
    index('promo_uses_order').on(t.merchantId, t.orderId),
    uniqueIndex('promo_uses_once')
      .on(t.merchantId, t.promoId, t.userId)
      .where(sql`once`),
    uniqueIndex('promo_uses_once_phone')
      .on(t.merchantId, t.promoId, t.phoneHash)
      .where(sql`once`),
    foreignKey({ columns: [t.merchantId, t.promoId], foreignColumns: [promos.merchantId, promos.id] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
  ],
);

/** Every movement of a cashback balance; the balance itself is users.cashback. */
export const cashbackLedger = pgTable(
  'cashback_ledger',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    userId: text().notNull(),
    orderId: text(),
    kind: text().$type<PointsKind>().notNull(),
    /** What moved it within the order: a refund's id; empty where an order has but one such movement. Of an adjustment the role and the reason. */
    cause: text().notNull().default(''),
    amount: money().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('cashback_once').on(t.merchantId, t.orderId, t.kind, t.cause),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    check('cashback_kind', sql`${t.kind} in ('SPEND', 'REFUND', 'EARN', 'REVOKE', 'ADJUST', 'EDIT')`),
  ],
);

/** Grades and reviews by buyers; one per product of an order, `productId` '' for the order itself (T43). */
export const reviews = pgTable(
  'reviews',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    userId: text().notNull(),
    orderId: text().notNull(),
    productId: text().notNull().default(''),
    grade: integer().notNull(),
    comment: text(),
    /** What the restaurant answered, shown to all guests; a new rating by the guest removes it. */
    reply: text(),
    repliedAt: moment(),
    /** What the restaurant wrote to the guest alone; a new rating by the guest removes it. */
    message: text(),
    /** Since when guests do not see it, and why; null: they see it. */
    hiddenAt: moment(),
    hiddenReason: text().$type<HideReason>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('reviews_once').on(t.merchantId, t.orderId, t.productId),
    index('reviews_product').on(t.merchantId, t.productId),
    foreignKey({ columns: [t.merchantId, t.userId], foreignColumns: [users.merchantId, users.id] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    check('reviews_grade', sql`${t.grade} between 1 and 5`),
  ],
);
