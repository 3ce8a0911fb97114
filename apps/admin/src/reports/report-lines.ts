import { formatNumber } from '@dasturxon/core/format';
import { localize, type Language } from '@dasturxon/core/kernel';
import { REJECTION_REASONS } from '@dasturxon/core/order';
import type { SalesReport, SalesSums } from '@dasturxon/core/report';
import type { StaffSession } from '@dasturxon/core/staff';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import {
  CHANNEL_LABELS,
  channelLabel,
  PAYMENT_LABELS,
  REASON_LABELS,
  SERVICE_LABELS,
} from '../board/labels.ts';

/** What the lines of a report are by. */
export const GROUPINGS = [
  'DAY',
  'HOUR',
  'BRANCH',
  'SERVICE',
  'CHANNEL',
  'PAYMENT',
  'DISH',
  'CANCEL',
] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const GROUPING_LABELS: Readonly<Record<Grouping, MessageDescriptor>> = {
  DAY: msg`Day`,
  HOUR: msg`Hour`,
  BRANCH: msg`Branch`,
  SERVICE: msg`Service`,
  CHANNEL: msg`Source`,
  PAYMENT: msg`Payment`,
  DISH: msg`Dishes`,
  CANCEL: msg`Cancelled`,
};

/** A line of a report: how many, and for how much. */
export type ReportLine = { key: string; name: string; count: number; amount: number };

/** What lines are named with. */
export type Naming = { i18n: I18n; language: Language; session: StaffSession };

const dayText = (day: string) => day.split('-').toReversed().join('.');
const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const sold = (key: string, name: string, { orders, revenue }: SalesSums): ReportLine => ({
  key,
  name,
  count: orders,
  amount: revenue,
});

function cancelLines({ cancels }: SalesReport, { i18n }: Naming): ReportLine[] {
  return cancels.map(({ by, reason, count, amount }) => {
    const known = REJECTION_REASONS.find((one) => one === reason);
    const why = known ? i18n._(REASON_LABELS[known]) : null;
    const who = i18n._(by === 'RESTAURANT' ? msg`Rejected by the restaurant` : msg`Cancelled by the guest`);
    return { key: `${by} ${reason}`, name: why === null ? who : `${who}: ${why}`, count, amount };
  });
}

const LINES: Readonly<Record<Grouping, (report: SalesReport, naming: Naming) => ReportLine[]>> = {
  DAY: ({ days }) => days.map((line) => sold(line.day, dayText(line.day), line)),
  HOUR: ({ hours }) => hours.map((line) => sold(String(line.hour), hourText(line.hour), line)),
  BRANCH: ({ branches }, { session, language }) =>
    branches.map((line) => {
      const branch = session.branches.find(({ id }) => id === line.branchId);
      return sold(line.branchId, (branch && localize(branch.name, language)) || line.branchId, line);
    }),
  SERVICE: ({ services }, { i18n }) =>
    services.map((line) => sold(line.service, i18n._(SERVICE_LABELS[line.service]), line)),
  CHANNEL: ({ channels }, { i18n }) =>
    channels.map((line) =>
      sold(
        line.channel ?? '',
        line.channel === null ? i18n._(msg`Unknown`) : channelLabel(CHANNEL_LABELS[line.channel], i18n),
        line,
      ),
    ),
  PAYMENT: ({ payments }, { i18n }) =>
    payments.map((line) => sold(line.payment, channelLabel(PAYMENT_LABELS[line.payment], i18n), line)),
  DISH: ({ dishes }, { language }) =>
    dishes.map(({ productId, name, count, amount }) => ({
      key: productId,
      name: localize(name, language) || productId,
      count,
      amount,
    })),
  CANCEL: cancelLines,
};

/** The lines of a report. */
export const linesOf = (grouping: Grouping, report: SalesReport, naming: Naming): ReportLine[] =>
  LINES[grouping](report, naming);

/** The part of a line in the sum of all, in per cent. */
export const shareOf = ({ amount }: ReportLine, lines: readonly ReportLine[]): string => {
  const sum = lines.reduce((all, line) => all + Math.max(0, line.amount), 0);
  return formatNumber(sum === 0 ? 0 : Math.round((Math.max(0, amount) / sum) * 1000) / 10);
};
