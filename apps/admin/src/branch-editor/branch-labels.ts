import type { Weekday } from '@dasturxon/core/kernel';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { SERVICE_LABELS } from '../board/labels.ts';
import type { DraftLabels } from '../drafts/draft-context.ts';

export const WEEKDAY_LABELS: Readonly<Record<Weekday, MessageDescriptor>> = {
  MONDAY: msg`Monday`,
  TUESDAY: msg`Tuesday`,
  WEDNESDAY: msg`Wednesday`,
  THURSDAY: msg`Thursday`,
  FRIDAY: msg`Friday`,
  SATURDAY: msg`Saturday`,
  SUNDAY: msg`Sunday`,
};

/** What the branch editor calls its fields and values. */
export const BRANCH_LABELS: DraftLabels = {
  changes: msg`Changes of the branches`,
  everyBranch: msg`People of every branch publish these changes.`,
  fields: {
    name: msg`Name of the branch`,
    address: msg`Address`,
    phone: msg`Phone`,
    latitude: msg`Latitude`,
    longitude: msg`Longitude`,
    bookingPhone: msg`Phone for table booking`,
    isActive: msg`Guests see the branch`,
    'settings.deliveryEnabled': msg`Delivery`,
    'settings.pickupEnabled': msg`Pick-up`,
    'settings.dineinEnabled': msg`At the table`,
    'settings.bookingEnabled': msg`Table booking`,
    workHours: msg`Hours of the week`,
    specialHours: msg`Special days`,
    deliveryStart: msg`Delivery not before`,
    deliveryEnd: msg`Delivery until`,
  },
  values: { ...WEEKDAY_LABELS, ...SERVICE_LABELS, ALL: msg`Every service`, isDayOff: msg`day off` },
};
