import * as v from 'valibot';

import { Role } from '../../auth/user.schema.ts';
import { CourierStatus } from '../../courier/courier-status.schema.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { Id, Instant, listOf, MoneyAmount, orNull } from '../../kernel/wire.ts';
import { OrderStatus } from '../../order/schemas/order-status.schema.ts';
import { LOG_EVENTS } from './log-event.ts';

/** One thing that happened to an order: an event of its history, or an action of the audit log beside it. */
export const OrderLogEntry = v.object({
  id: Id,
  at: Instant,
  event: orNull(v.picklist(LOG_EVENTS)),
  action: orNull(v.string()),
  status: orNull(OrderStatus),
  courierStatus: CourierStatus,
  /** The person's name; null is the platform, or a guest without a name. */
  by: orNull(v.string()),
  role: orNull(Role),
  reason: orNull(v.string()),
  /** Money that a person returned, in so'm. */
  amount: orNull(MoneyAmount),
});
export type OrderLogEntry = v.InferOutput<typeof OrderLogEntry>;

/** How a message reaches a guest: the messages of the app, the bot, an SMS. */
export const MESSAGE_CHANNELS = ['APP', 'TELEGRAM', 'SMS'] as const;
/** READ: the guest has opened it. FAILED: the guest has blocked the bot. PASSED_ON: the gateway does not report more. */
export const MESSAGE_STATES = ['SENT', 'READ', 'FAILED', 'PASSED_ON'] as const;

/** A message to the guest of an order. The text of a bot's message is the order as it is now. */
export const OrderMessage = v.object({
  id: Id,
  at: Instant,
  channel: v.picklist(MESSAGE_CHANNELS),
  state: v.picklist(MESSAGE_STATES),
  text: orNull(LocalizedText),
});
export type OrderMessage = v.InferOutput<typeof OrderMessage>;

/** What happened to an order and what its guest was sent, the first one first, and the tiles of its map. */
export const OrderLog = v.object({
  entries: listOf(OrderLogEntry),
  messages: listOf(OrderMessage),
  /** The URL of map tiles, with `{z}`, `{x}` and `{y}`. */
  tilesUrl: v.string(),
});
export type OrderLog = v.InferOutput<typeof OrderLog>;
