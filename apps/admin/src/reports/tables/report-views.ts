import type { ReportTableName } from '@dasturxon/core/report';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The views of the page, each with its tables; the sales have an own one. */
export const VIEW_TABLES = {
  SALES: [],
  HOURS: ['HEAT'],
  DISHES: ['DISHES', 'MODIFIERS'],
  STOPS: ['STOPS', 'OPTION_STOPS'],
  SERVICE: ['SERVICE'],
  STAFF: ['STAFF', 'COURIERS'],
  GUESTS: ['GUESTS', 'COHORTS', 'POINTS'],
  PROMOTIONS: ['PROMOTIONS'],
  RECEIPTS: ['RECEIPTS', 'NO_CODE'],
} as const satisfies Readonly<Record<string, readonly ReportTableName[]>>;
export type ReportView = keyof typeof VIEW_TABLES;

/** The names of the views, in their order. */
export const VIEW_LABELS: Readonly<Record<ReportView, MessageDescriptor>> = {
  SALES: msg`Sales`,
  HOURS: msg`Weekdays and hours`,
  DISHES: msg`Dishes`,
  STOPS: msg`Stops and losses`,
  SERVICE: msg`Speed and promises`,
  STAFF: msg`Staff`,
  GUESTS: msg`Guests`,
  PROMOTIONS: msg`Promotions`,
  RECEIPTS: msg`Fiscal receipts`,
};
export const REPORT_VIEWS = Object.keys(VIEW_LABELS) as ReportView[];
