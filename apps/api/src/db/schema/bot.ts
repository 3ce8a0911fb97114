import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from './columns.ts';
import { merchants } from './merchants.ts';

/**
 * The one message that a merchant's bot keeps about an order or a booking: the guest's, the staff's, the reminder, and
 * one for each manager. `said` is the fingerprint of what stands there, `saying` of the text that a process is about to
 * write; a sender that died leaves it. A new `step` was sent as a new message.
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
    said: text(),
    saying: text(),
    sayingSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.subjectId, t.kind] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    check('bot_messages_kind', sql`${t.kind} ~ '^(GUEST|STAFF|REMINDER|MANAGER:.{1,80})$'`),
  ],
);

/** Updates that a bot has been given: Telegram may bring one again, and it counts once (T74). */
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

/** A merchant's bot at Telegram: the end of a rate limit pause, and the staff chats that removed it. */
export const botStates = pgTable(
  'bot_states',
  {
    merchantId: text().primaryKey(),
    quietUntil: moment(),
    /** Written by older servers, which have one chat; `deafChats` has all. */
    deafChat: text(),
    deafChats: jsonb().$type<string[]>().notNull().default([]),
  },
  (t) => [foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] })],
);
