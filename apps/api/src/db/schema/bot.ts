import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from './columns.ts';
import { merchants } from './merchants.ts';

/**
 * The messages of a merchant's bot about an order or a booking, one per kind: the guest's, the staff's, the reminder, and
 * one for each manager. `contentHash` is of the current content, `sendingHash` of the content that a process is sending;
 * it remains after a crash. A new `step` was sent as a new message. Columns keep their first names.
 */
export const botMessages = pgTable(
  'bot_messages',
  {
    merchantId: merchantId(),
    /** The id of the order or of the booking; the column is older than bookings in Telegram. */
    subjectId: text('order_id').notNull(),
    kind: text().notNull(),
    chatId: text().notNull(),
    messageId: bigint({ mode: 'number' }),
    step: text(),
    contentHash: text('said'),
    sendingHash: text('saying'),
    sendingSince: timestamp('saying_since', { withTimezone: true, mode: 'date' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.subjectId, t.kind] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    check('bot_messages_kind', sql`${t.kind} ~ '^(GUEST|STAFF|REMINDER|MANAGER:.{1,80})$'`),
  ],
);

/** Updates that a bot has received: Telegram may repeat one, and it counts once (T74). */
export const botUpdates = pgTable(
  'bot_updates',
  {
    merchantId: merchantId(),
    /** The bot's own number: another bot of the merchant counts from elsewhere. */
    botId: text().notNull(),
    updateId: bigint({ mode: 'number' }).notNull(),
    at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.botId, t.updateId] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    index('bot_updates_age').on(t.merchantId, t.at),
  ],
);

/** A merchant's bot at Telegram: the end of a rate limit pause, the staff chats that removed it, and its groups. */
export const botStates = pgTable(
  'bot_states',
  {
    merchantId: text().primaryKey(),
    quietUntil: moment(),
    /** Written by older servers, which have one chat; `deafChats` has all. */
    deafChat: text(),
    deafChats: jsonb().$type<string[]>().notNull().default([]),
    /** Groups that the bot was added to and has not left, the latest first. */
    groups: jsonb().$type<{ chat: string; title: string }[]>().notNull().default([]),
  },
  (t) => [foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] })],
);
