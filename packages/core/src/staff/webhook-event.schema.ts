import * as v from 'valibot';

import { Id, Instant } from '../kernel/wire.ts';
import { BoardOrder } from './board-order.schema.ts';

/** What happened to an order: it was placed, or it has changed since. */
export const WEBHOOK_EVENTS = ['order.created', 'order.changed'] as const;

/**
 * The body of a webhook (B48): the order as it was at `at` (ISO). Events may arrive late, twice and out of order; of two
 * about one order the one with the higher `order.version` is the newer.
 */
export const WebhookEvent = v.object({
  id: Id,
  type: v.picklist(WEBHOOK_EVENTS),
  at: Instant,
  order: BoardOrder,
});
/** The body of a webhook. */
export type WebhookEvent = v.InferOutput<typeof WebhookEvent>;
