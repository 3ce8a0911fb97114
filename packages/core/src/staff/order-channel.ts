import { CALL_CENTER, type OrderSource } from '../order/schemas/order-source.schema.ts';
import type { BoardOrder } from './board-order.schema.ts';

/** Where orders come from, as staff distinguish them (BO-150). */
export const ORDER_CHANNELS = [
  'WEB',
  'APP',
  'TELEGRAM',
  'CLICK',
  'PHONE',
  'TABLE',
  'YANDEX_EATS',
  'EXPRESS_24',
  'OTHER',
] as const;
/** Where an order comes from. */
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

const CHANNELS: Readonly<Record<OrderSource, OrderChannel>> = {
  CLIENT: 'WEB',
  CLIENT_WEB: 'WEB',
  CLIENT_WEB_MOBILE: 'WEB',
  CLIENT_WEB_DESKTOP: 'WEB',
  CLIENT_APP: 'APP',
  CLIENT_IOS: 'APP',
  CLIENT_ANDROID: 'APP',
  TELEGRAM_BOT: 'TELEGRAM',
  CLICK_MINI_APP: 'CLICK',
  [CALL_CENTER]: 'PHONE',
  OPERATOR: 'PHONE',
  LAPOSTER: 'OTHER',
  INSTAGRAM: 'OTHER',
  INTEGRATION_APP: 'OTHER',
};

/**
 * The channel of an order. An aggregator is known by the service, a table by the table: a guest who scans its code uses the
 * website or Telegram as any other. Null where the origin was not recorded.
 */
export function orderChannel({
  serviceType,
  table,
  source,
}: Pick<BoardOrder, 'serviceType' | 'table' | 'source'>): OrderChannel | null {
  if (serviceType === 'YANDEX_EATS' || serviceType === 'EXPRESS_24') return serviceType;
  if (table !== null) return 'TABLE';
  return source === null ? null : CHANNELS[source];
}
