import type { ShiftReport, ShiftSums } from '@dasturxon/core/shift';
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, merchantId, money } from '../columns.ts';
import { branches } from '../places.ts';

/** Closed shifts of branches. Rows are only ever added. */
export const closedShifts = pgTable(
  'closed_shifts',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    branchId: text().notNull(),
    /** The shifts of a branch are numbered from 1. */
    number: integer().notNull(),
    report: jsonb().$type<ShiftReport>().notNull(),
    /** What it counted of the time that the next shift looks through again. */
    overlap: jsonb().$type<ShiftSums>().notNull(),
    /** Cash in the till, in whole so'm. */
    counted: money().notNull(),
    leftInTill: money().notNull(),
    note: text(),
    closedBy: text().notNull(),
    closedByName: text(),
    closedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
    uniqueIndex('closed_shifts_number').on(t.merchantId, t.branchId, t.number),
  ],
);
