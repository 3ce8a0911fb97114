import type { BroadcastAudience, BroadcastMessage, RecipientState } from '@dasturxon/core/broadcast';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from '../columns.ts';
import { users } from '../customers.ts';
import { merchants } from '../merchants.ts';

/** A message of a brand's bot to many guests. `turn` counts the portions that were sent: a job of another turn does nothing. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    state: text().$type<'PLANNED' | 'SENDING' | 'DONE' | 'CANCELED'>().notNull().default('PLANNED'),
    message: jsonb().$type<BroadcastMessage>().notNull(),
    audience: jsonb().$type<BroadcastAudience>().notNull(),
    turn: integer().notNull().default(0),
    startsAt: moment().notNull(),
    finishedAt: moment(),
    createdBy: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    check('broadcasts_state', sql`${t.state} in ('PLANNED', 'SENDING', 'DONE', 'CANCELED')`),
  ],
);

/** One message of a broadcast to one guest; the key keeps a second one away. */
export const broadcastRecipients = pgTable(
  'broadcast_recipients',
  {
    merchantId: merchantId(),
    broadcastId: text().notNull(),
    userId: text().notNull(),
    state: text().$type<RecipientState>().notNull().default('WAITING'),
    at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.broadcastId, t.userId] }),
    foreignKey({
      columns: [t.merchantId, t.broadcastId],
      foreignColumns: [broadcasts.merchantId, broadcasts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.merchantId, t.userId],
      foreignColumns: [users.merchantId, users.id],
    }).onDelete('cascade'),
    index('broadcast_recipients_waiting').on(t.merchantId, t.broadcastId, t.state),
    index('broadcast_recipients_user').on(t.merchantId, t.userId, t.at),
    check(
      'broadcast_recipients_state',
      sql`${t.state} in ('WAITING', 'SENDING', 'SENT', 'BLOCKED', 'OPTED_OUT', 'LATELY', 'FAILED', 'UNKNOWN')`,
    ),
  ],
);
