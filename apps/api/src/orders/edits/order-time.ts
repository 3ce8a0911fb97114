import { formatIsoDay, formatTime } from '@dasturxon/core/format';
import type { OrderDraft } from '@dasturxon/core/order';

import type { OrderRow } from '../model/to-order.ts';

/** When a placed order is for, as a draft has it: now, or the day and time that were promised. */
export function orderTime(
  { deliveryAt }: Pick<OrderRow, 'deliveryAt'>,
  zone: string,
): Pick<OrderDraft, 'later' | 'day' | 'time'> {
  if (deliveryAt === null) return { later: false, day: null, time: null };
  return { later: true, day: formatIsoDay(deliveryAt, zone), time: formatTime(deliveryAt, zone) };
}
