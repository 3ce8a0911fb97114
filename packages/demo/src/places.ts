import { Branch, type WorkHours } from '@dasturxon/core/branch';
import { City, Region, type SumFee } from '@dasturxon/core/delivery-area';
import { type LocalizedText, WEEKDAYS, type Weekday } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import type { BranchContent, BranchTariff } from '@dasturxon/core/content';

/** Opening and closing time; '00:00' to '24:00' is round the clock. */
export type Span = readonly [open: string, close: string];

export const ROUND_THE_CLOCK: Span = ['00:00', '24:00'];

/** A week of one service: the span of most days, other spans by day, and days off. */
export type Week = { usual: Span; other?: Partial<Record<Weekday, Span>>; off?: readonly Weekday[] };

function weekOf(type: string, { usual, other = {}, off = [] }: Week): WorkHours[] {
  return WEEKDAYS.map((weekName) => {
    const [open, close] = other[weekName] ?? usual;
    return { type, weekName, open, close, isDayOff: off.includes(weekName) };
  });
}

export type BranchFacts = {
  id: string;
  merchantId: string;
  cityId: string;
  name: LocalizedText;
  address: string;
  at: { lat: number; lon: number };
  phone: string;
  isMain?: true;
  pickUp: Week;
  /** None: the branch does not deliver. */
  delivery?: Week;
  /** None: no dine-in there. */
  dineIn?: Week;
  booking?: true;
  deliveryPrice?: number;
  tariff?: BranchTariff;
  slotCapacity?: number;
};

/** A branch with work hours for every service it gives. */
export function branch(facts: BranchFacts): BranchContent {
  const { pickUp, delivery, dineIn, at } = facts;
  const parsed = v.parse(Branch, {
    id: facts.id,
    merchantId: facts.merchantId,
    cityId: facts.cityId,
    name: facts.name,
    longitude: at.lon,
    latitude: at.lat,
    address: facts.address,
    open: pickUp.usual[0],
    close: pickUp.usual[1],
    phone: facts.phone,
    bookingPhone: facts.booking ? facts.phone : null,
    isActive: true,
    isMain: facts.isMain ?? false,
    deliveryPrice: facts.deliveryPrice ?? null,
    createdDate: '2026-01-12T09:00:00+05:00',
    lastModifiedDate: '2026-01-12T09:00:00+05:00',
    workHours: [
      ...weekOf('PICK_UP', pickUp),
      ...(delivery ? weekOf('DELIVERY', delivery) : []),
      ...(dineIn ? weekOf('DINE_IN', dineIn) : []),
    ],
    settings: {
      bookingEnabled: facts.booking ?? false,
      deliveryEnabled: delivery !== undefined,
      dineinEnabled: dineIn !== undefined,
      kitchenEnabled: true,
      payOfficeEnabled: true,
      pickupEnabled: true,
      merchantId: facts.merchantId,
    },
  });
  return { ...parsed, tariff: facts.tariff ?? null, slotCapacity: facts.slotCapacity ?? null };
}

/** A city a brand works in. */
export function city(facts: {
  id: string;
  name: LocalizedText;
  at: { lat: number; lon: number };
  isMain?: true;
}): City {
  const { at, ...rest } = facts;
  return v.parse(City, { ...rest, latitude: at.lat, longitude: at.lon });
}

/** A delivery zone; its ring is longitude first. `price` null leaves the price to the branch's tariff (D70). */
export function region(facts: {
  id: string;
  merchantId: string;
  cityId: string;
  name: string;
  color: string;
  price: number | null;
  polygon: [number, number][];
  minimum?: number;
  sumFees?: SumFee[];
}): Region {
  return v.parse(Region, facts);
}
