import type {
  PrinterState,
  PrintJobState,
  PrintMark,
  SavedPrinter,
  TicketKind,
} from '@dasturxon/core/printing';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from './columns.ts';
import { orders } from './orders.ts';
import { branches } from './places.ts';

/** A printer of a branch. Only the SHA-256 of its secret is here. */
export const printers = pgTable(
  'printers',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    branchId: text().notNull(),
    secretHash: text().notNull(),
    data: jsonb().$type<Omit<SavedPrinter, 'branchId'>>().notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment(),
    state: text().$type<PrinterState>(),
    deletedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.branchId], foreignColumns: [branches.merchantId, branches.id] }),
  ],
);

/** A ticket to be printed. What it shows is read from its order when a printer takes it. */
export const printJobs = pgTable(
  'print_jobs',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    printerId: text().notNull(),
    /** Null for a test print. */
    orderId: text(),
    kind: text().$type<TicketKind>().notNull(),
    revision: integer().notNull(),
    mark: text().$type<PrintMark>().notNull(),
    copy: integer().notNull(),
    state: text().$type<PrintJobState>().notNull().default('NEW'),
    isUncertain: boolean().notNull().default(false),
    reason: text(),
    createdAt: createdAt(),
    doneAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId, t.printerId], foreignColumns: [printers.merchantId, printers.id] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    uniqueIndex('print_jobs_once').on(
      t.merchantId,
      t.printerId,
      t.orderId,
      t.kind,
      t.revision,
      t.mark,
      t.copy,
    ),
    index('print_jobs_of_order').on(t.merchantId, t.orderId),
    index('print_jobs_open')
      .on(t.merchantId, t.printerId)
      .where(sql`${t.state} in ('NEW', 'SENT')`),
  ],
);
