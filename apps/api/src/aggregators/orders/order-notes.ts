import { AGGREGATOR_NAMES, type Aggregator } from '@dasturxon/core/order';
import { formatTime } from '@dasturxon/core/format';
import { COMMENT_MAX, NAME_LENGTH } from '@dasturxon/core/validation';

import type { EatsOrder } from '../wire/eats-order.schema.ts';

/** A phone with an extension, such as the proxy numbers of aggregators. */
const PHONE = /^\+?(\d{7,15})(?:\D+(\d{1,10}))?\s*$/;

/** The person to call, by a number that leads to them through the aggregator; null without a usable name and number. */
export function receiverOf({ deliveryInfo }: EatsOrder): { name: string; phone: string } | null {
  const phone = PHONE.exec(deliveryInfo?.phoneNumber ?? '')?.[1];
  const name = deliveryInfo?.clientName ?? '';
  return phone && name.length >= NAME_LENGTH.min ? { name, phone } : null;
}

function timeOf(text: string, zone: string): string[] {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? [] : [formatTime(at, zone)];
}

type Info = NonNullable<EatsOrder['deliveryInfo']>;

function partsOf(info: Info, zone: string): string[] {
  const extension = PHONE.exec(info.phoneNumber ?? '')?.[2];
  return [
    ...timeOf(info.courierArrivementDate || info.deliveryDate || '', zone),
    ...(info.pickupCode ? [`#${info.pickupCode}`] : []),
    ...(extension ? [`ext. ${extension}`] : []),
    ...(info.deliveryAddress?.full ? [info.deliveryAddress.full] : []),
  ];
}

/**
 * What staff need for the hand-over, in signs that no language translates: the aggregator's own number, which its courier
 * names, when the courier comes, the code, the extension, and the address where our courier brings it.
 */
export function handoverNote(kind: Aggregator, order: EatsOrder, zone: string): string {
  const number = `${AGGREGATOR_NAMES[kind]} ${order.eatsId}`;
  const parts = order.deliveryInfo ? partsOf(order.deliveryInfo, zone) : [];
  return [number, ...parts].join(' · ').slice(0, COMMENT_MAX);
}
