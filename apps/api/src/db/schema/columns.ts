import { bigint, customType, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

/** Whole so'm. */
export const money = () => bigint({ mode: 'number' });

/** A moment, always with its zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** When the row was made. */
export const createdAt = () => moment().notNull().defaultNow();

/** The parts of a wire entity that no query looks into, exactly as the wire spells them. */
export const wire = () => jsonb().$type<Record<string, unknown>>().notNull().default({});

/** The tenant: first column of every primary and foreign key. */
export const merchantId = () => text().notNull();

/** The id of a transaction; it never wraps. Text, because it is larger than a safe integer may be. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
