import { wholeSom } from '../payment/tiyin.ts';
import type { OrderSource } from '../order/schemas/order-source.schema.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import type { PaymentReason } from '../payment/payment-attempt.ts';
import type { PaymentType } from '../payment/payment.schema.ts';
import { orderChannel } from '../staff/order-channel.ts';
import { businessDayOf } from '../time/business-day.ts';
import { localTime } from '../time/local-time.ts';
import type { SalesReport, SalesSums } from './sales.schema.ts';

/** Orders, or refunds, that are alike in all of this. */
export type SalesPart = {
  /** When they were handed over, or returned; what is alike in an hour of the restaurant's clock is one part. */
  at: Date;
  branchId: string;
  serviceType: ServiceType;
  paymentType: PaymentType;
  source: OrderSource | null;
  /** Whether a guest at a table ordered. */
  isAtTable: boolean;
  orders: number;
  /** Whole so'm: totals with delivery and tips, discounts, the delivery fees less their discounts, tips. */
  sold: number;
  discount: number;
  delivery: number;
  tips: number;
  /** Tiyin. */
  refunded: number;
};

const NOTHING = { orders: 0, sold: 0, discount: 0, delivery: 0, tips: 0, refunded: 0 };

/** Revenue: what was handed over after discounts, without delivery and tips, less what was returned. */
export const revenueOf = ({ sold, delivery, tips, refunded }: Omit<SalesSums, 'revenue'>): number =>
  sold - delivery - tips - refunded;

/** The reason of refunds that do not lower the revenue: an edited order's total is less already by what went back for the edit. */
export const REFUND_IN_TOTAL: PaymentReason = 'EDITED';

/** Whether a refund lowers what was sold. */
export const lowersRevenue = (reason: PaymentReason | null): boolean => reason !== REFUND_IN_TOTAL;

function sumOf(parts: readonly SalesPart[]): SalesSums {
  const sums = parts.reduce(
    (all, part) => ({
      orders: all.orders + part.orders,
      sold: all.sold + part.sold,
      discount: all.discount + part.discount,
      delivery: all.delivery + part.delivery,
      tips: all.tips + part.tips,
      refunded: all.refunded + wholeSom(part.refunded),
    }),
    NOTHING,
  );
  return { ...sums, revenue: revenueOf(sums) };
}

const byKey = <Key>(parts: readonly SalesPart[], keyOf: (part: SalesPart) => Key): [Key, SalesSums][] =>
  [...Map.groupBy(parts, keyOf)].map(([key, own]) => [key, sumOf(own)]);

const largestFirst = ([, one]: [unknown, SalesSums], [, other]: [unknown, SalesSums]) =>
  other.revenue - one.revenue;

/** The day and the hour of moments; many parts share one. */
function clockOf(zone: string) {
  const known = new Map<number, { day: string; hour: number }>();
  return ({ at }: SalesPart) => {
    const found = known.get(at.getTime()) ?? {
      day: businessDayOf(at, zone),
      hour: localTime(at, zone).hour,
    };
    known.set(at.getTime(), found);
    return found;
  };
}

type Sales = Pick<
  SalesReport,
  'total' | 'days' | 'hours' | 'branches' | 'services' | 'channels' | 'payments'
>;

/** What was sold, as a whole and by day, hour, branch, service, channel and way to pay. */
export function salesOf(parts: readonly SalesPart[], zone: string): Sales {
  const clock = clockOf(zone);
  const channel = ({ serviceType, isAtTable, source }: SalesPart) =>
    orderChannel({ serviceType, table: isAtTable ? '' : null, source });
  return {
    total: sumOf(parts),
    days: byKey(parts, (part) => clock(part).day)
      .map(([day, sums]) => ({ day, ...sums }))
      .toSorted((one, other) => one.day.localeCompare(other.day)),
    hours: byKey(parts, (part) => clock(part).hour)
      .map(([hour, sums]) => ({ hour, ...sums }))
      .toSorted((one, other) => one.hour - other.hour),
    branches: byKey(parts, (part) => part.branchId)
      .toSorted(largestFirst)
      .map(([branchId, sums]) => ({ branchId, ...sums })),
    services: byKey(parts, (part) => part.serviceType)
      .toSorted(largestFirst)
      .map(([service, sums]) => ({ service, ...sums })),
    channels: byKey(parts, channel)
      .toSorted(largestFirst)
      .map(([key, sums]) => ({ channel: key, ...sums })),
    payments: byKey(parts, (part) => part.paymentType)
      .toSorted(largestFirst)
      .map(([payment, sums]) => ({ payment, ...sums })),
  };
}

/** The most business days that a report covers: a year and a day. */
export const REPORT_DAYS_AT_MOST = 366;
