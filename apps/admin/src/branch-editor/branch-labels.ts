import { recordName } from '@dasturxon/core/drafts';
import { type Language, localize, type Weekday } from '@dasturxon/core/kernel';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { SERVICE_LABELS } from '../board/labels.ts';
import type { DraftLabels } from '../drafts/draft-context.ts';
import type { BranchesView } from './branch-view.ts';

export const WEEKDAY_LABELS: Readonly<Record<Weekday, MessageDescriptor>> = {
  MONDAY: msg`Monday`,
  TUESDAY: msg`Tuesday`,
  WEDNESDAY: msg`Wednesday`,
  THURSDAY: msg`Thursday`,
  FRIDAY: msg`Friday`,
  SATURDAY: msg`Saturday`,
  SUNDAY: msg`Sunday`,
};

/** What the editor of branches and places calls its fields and values. */
export const BRANCH_LABELS: DraftLabels = {
  changes: msg`Changes of the branches`,
  everyBranch: msg`People of every branch publish these changes.`,
  fields: {
    exists: msg`In use`,
    name: msg({ context: 'menu', message: 'Name' }),
    address: msg`Address`,
    phone: msg`Phone`,
    cityId: msg`City`,
    latitude: msg`Latitude`,
    longitude: msg`Longitude`,
    bookingPhone: msg`Phone for table booking`,
    isActive: msg`Guests see it`,
    priority: msg`Place in the list`,
    isMain: msg`Main city`,
    isTaximeter: msg`Delivery by the taximeter`,
    taximeterComment: msg`What guests read of the taximeter`,
    branchId: msg`Branch`,
    hallId: msg`Hall`,
    price: msg`Fee of the hall, soʻm an order`,
    chairs: msg`Chairs`,
    x: msg`Place on the plan, across`,
    y: msg`Place on the plan, down`,
    'settings.deliveryEnabled': msg`Delivery`,
    'settings.pickupEnabled': msg`Pick-up`,
    'settings.dineinEnabled': msg`At the table`,
    'settings.bookingEnabled': msg`Table booking`,
    workHours: msg`Hours of the week`,
    specialHours: msg`Special days`,
    deliveryStart: msg`Delivery not before`,
    deliveryEnd: msg`Delivery until`,
    lastOrderMinutes: msg`Last order, minutes before closing`,
    photos: msg`Photos of the branch`,
    dishesOf: msg`Sells the same dishes as`,
  },
  values: { ...WEEKDAY_LABELS, ...SERVICE_LABELS, ALL: msg`Every service`, isDayOff: msg`day off` },
};

/** The same with the names of cities, branches and halls. */
export function branchLabels({ cities, records }: BranchesView, language: Language): DraftLabels {
  const names = new Map([
    ...cities.map(({ id, name }) => [`cityId:${id}`, localize(name, language) || id] as const),
    ...records.flatMap(({ id, fields }) =>
      ['dishesOf', 'branchId', 'hallId'].map(
        (field) => [`${field}:${id}`, recordName(fields, language) || id] as const,
      ),
    ),
  ]);
  return { ...BRANCH_LABELS, names };
}
