import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from './columns.ts';
import { merchants } from './merchants.ts';
import { orders } from './orders.ts';

/**
 * The one message that a merchant's bot keeps about an order: the guest's, the staff's, and the reminder. `said` is
 * the fingerprint of what stands there, `saying` of what somebody is about to write; a sender that died leaves it.
 */
export const botMessages = pgTable(
  'bot_messages',
  {
    merchantId: merchantId(),
    orderId: text().notNull(),
    kind: text().notNull(),
    chatId: text().notNull(),
    messageId: bigint({ mode: 'number' }),
    said: text(),
    saying: text(),
    sayingSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.orderId, t.kind] }),
    foreignKey({ columns: [t.merchantId, t.orderId], foreignColumns: [orders.merchantId, orders.id] }),
    check('bot_messages_kind', sql`${t.kind} in ('GUEST', 'STAFF', 'REMINDER')`),
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

/** How a merchant's bot stands with Telegram: until when it was told to be quiet, and a staff chat that shut it out. */
export const botStates = pgTable(
  'bot_states',
  { merchantId: text().primaryKey(), quietUntil: moment(), deafChat: text() },
  (t) => [foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] })],
);
