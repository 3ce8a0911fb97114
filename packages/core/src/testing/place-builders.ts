import * as v from 'valibot';

import { Address } from '../address/address.schema.ts';
import { Branch, type WorkHours } from '../branch/branch.schema.ts';
import { City } from '../delivery-area/city.schema.ts';
import { Region } from '../delivery-area/region.schema.ts';
import { WEEKDAYS, type Weekday } from '../kernel/weekday.ts';

/** One day of pick-up hours, 09:00 to 23:00. */
export function hours(weekName: Weekday, change: Partial<WorkHours> = {}): WorkHours {
  return { type: 'PICK_UP', weekName, open: '09:00', close: '23:00', isDayOff: false, ...change };
}

/** The same hours on all seven days. */
export function everyDay(change: Partial<WorkHours> = {}): WorkHours[] {
  return WEEKDAYS.map((weekday) => hours(weekday, change));
}

/** A branch in the middle of Tashkent that picks up every day. */
export function aBranch(change: Partial<Branch> = {}): Branch {
  const plain = v.parse(Branch, {
    id: 'branch-1',
    cityId: 'city-1',
    merchantId: 'merchant-1',
    name: { ru: 'Чорсу', uz: 'Chorsu', eng: 'Chorsu' },
    latitude: 41.3264,
    longitude: 69.2352,
    address: 'Navoiy koʻchasi 15',
    open: '09:00',
    close: '23:00',
    phone: '998712000000',
    settings: { pickupEnabled: true, deliveryEnabled: true },
    workHours: everyDay(),
  });
  return { ...plain, ...change };
}

/** Tashkent. */
export function aCity(change: Partial<City> = {}): City {
  const plain = v.parse(City, {
    id: 'city-1',
    name: { ru: 'Ташкент', uz: 'Toshkent', eng: 'Tashkent' },
    latitude: 41.32,
    longitude: 69.24,
  });
  return { ...plain, ...change };
}

/** A square delivery zone around the middle of Tashkent, longitude first. */
export function aRegion(change: Partial<Region> = {}): Region {
  const corners = [
    [69.2, 41.28],
    [69.3, 41.28],
    [69.3, 41.36],
    [69.2, 41.36],
  ] as [number, number][];
  const plain = v.parse(Region, { id: 'region-1', cityId: 'city-1', name: 'Markaz', polygon: corners });
  return { ...plain, ...change };
}

/** A house in the middle of Tashkent. */
export function anAddress(change: Partial<Address> = {}): Address {
  const plain = v.parse(Address, {
    id: 'address-1',
    name: 'Uy',
    streetName: 'Amir Temur koʻchasi',
    houseNumber: '7',
    latitude: 41.3111,
    longitude: 69.2797,
    cityId: 'city-1',
  });
  return { ...plain, ...change };
}
