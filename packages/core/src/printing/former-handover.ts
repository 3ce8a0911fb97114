import { formatTime } from '../format/format-date.ts';
import type { BoardOrder } from '../staff/board-order.schema.ts';
import type { PrintMark } from './print-job.schema.ts';
import { DOUBLE, NORMAL, text } from './ticket-blocks.ts';
import type { TicketBlock } from './ticket.ts';

type Order = Pick<BoardOrder, 'formerHandover' | 'serviceType' | 'atTime'>;
type Request = { mark: PrintMark; zone: string };

/** The service and the time before a change, struck through; nothing where these stayed. */
export function formerHead(order: Order, { mark, zone }: Request): TicketBlock[] {
  const { formerHandover: former, serviceType, atTime } = order;
  if (mark !== 'CHANGED' || former === null) return [];
  const service =
    former.serviceType === serviceType ? [] : [text([{ word: former.serviceType }], DOUBLE, true)];
  if (former.atTime === null || former.atTime === atTime) return service;
  return [...service, text([{ word: 'FOR_TIME', value: formatTime(former.atTime, zone) }], DOUBLE, true)];
}

/** The address before a change, struck through. */
export function formerAddress({ formerHandover }: Order, { mark }: Request): TicketBlock[] {
  const former = mark === 'CHANGED' ? (formerHandover?.address ?? null) : null;
  return former === null ? [] : [text([former], NORMAL, true)];
}
