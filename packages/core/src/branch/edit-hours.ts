import { WEEKDAYS, type Weekday } from '../kernel/weekday.ts';
import { SERVICE_TYPES, type ServiceType } from '../order/schemas/service-type.schema.ts';
import type { Branch, WorkHours } from './branch.schema.ts';
import { DAY_MINUTES, formatClockTime, parseClockTime } from './clock-time.ts';

/** From when to when; `close` before `open` runs past midnight, and equal times are a whole day. */
export type Span = { open: string; close: string };

type Row = Pick<WorkHours, 'type' | 'weekName' | 'open' | 'close' | 'isDayOff'>;

const placeOf = ({ type, weekName }: Row): number =>
  (SERVICE_TYPES as readonly string[]).indexOf(type) * WEEKDAYS.length + WEEKDAYS.indexOf(weekName);

/** Days in one order, so that equal hours are equal values. Spans of a day stay as they are typed. */
const inOrder = (rows: readonly Row[]): Row[] => rows.toSorted((one, other) => placeOf(one) - placeOf(other));

const isOf = (service: string, weekday: Weekday) => (row: Row) =>
  row.type === service && row.weekName === weekday;

const timeOf = (text: string | null): string | null => {
  const minute = parseClockTime(text);
  return minute === null ? null : formatClockTime(minute);
};

/**
 * The hours of a branch as they are edited: a row per span with both of its times, or one row for a day off. Nothing changes for
 * guests: rows that no rule reads are left out.
 */
export function editedHours({ workHours, open, close }: Pick<Branch, 'workHours' | 'open' | 'close'>): Row[] {
  const rows = SERVICE_TYPES.flatMap((service) =>
    WEEKDAYS.flatMap((weekday): Row[] => {
      const own = workHours.filter(isOf(service, weekday));
      if (own.length === 0) return [];
      const spans = own.flatMap((row) => {
        const [from, to] = [timeOf(row.open ?? open), timeOf(row.close ?? close)];
        return from === null || to === null ? [] : [{ open: from, close: to }];
      });
      const sorted = spans.toSorted((one, other) => (one.open < other.open ? -1 : 1));
      return rowsOf({ service, weekday }, own.some(({ isDayOff }) => isDayOff) ? [] : sorted);
    }),
  );
  return rows;
}

type Day = { service: ServiceType; weekday: Weekday };

const rowsOf = ({ service, weekday }: Day, spans: readonly Span[]): Row[] => {
  const day = { type: service, weekName: weekday };
  return spans.length === 0
    ? [{ ...day, open: null, close: null, isDayOff: true }]
    : spans.map((span) => ({ ...day, ...span, isDayOff: false }));
};

/** The spans of a service on a weekday; none on a day off. */
export const spansOn = (rows: readonly Row[], { service, weekday }: Day): Span[] =>
  rows
    .filter(isOf(service, weekday))
    .flatMap(({ open, close }) => (open === null || close === null ? [] : [{ open, close }]));

/** The hours with other spans of a service on a weekday; none are a day off. */
export const withSpansOn = (rows: readonly Row[], day: Day, spans: readonly Span[]): Row[] =>
  inOrder([...rows.filter((row) => !isOf(day.service, day.weekday)(row)), ...rowsOf(day, spans)]);

/** Whether a service has hours of its own; without them it has those of pick-up. */
export const hasOwnHours = (rows: readonly Row[], service: ServiceType): boolean =>
  service === 'PICK_UP' || rows.some(({ type }) => type === service);

/** Gives a service hours of its own, at first those of pick-up, or takes them away. */
export function withOwnHours(rows: readonly Row[], service: ServiceType, isOwn: boolean): Row[] {
  if (service === 'PICK_UP' || hasOwnHours(rows, service) === isOwn) return [...rows];
  if (!isOwn) return rows.filter(({ type }) => type !== service);
  const copied = WEEKDAYS.flatMap((weekday) =>
    rowsOf({ service, weekday }, spansOn(rows, { service: 'PICK_UP', weekday })),
  );
  return inOrder([...rows, ...copied]);
}

/** Whether spans of a day are complete and do not run into each other. */
export function areSpansClear(spans: readonly Span[]): boolean {
  const read = spans
    .map(({ open, close }) => [parseClockTime(open), parseClockTime(close)] as const)
    .map(([open, close]) => (open === null || close === null ? null : { open, close }));
  if (read.includes(null)) return false;
  const ends = read
    .flatMap((span) => span ?? [])
    .map(({ open, close }) => ({ open, close: close > open ? close : close + DAY_MINUTES }))
    .toSorted((one, other) => one.open - other.open);
  return ends.every(({ open }, at) => at === 0 || open >= ends[at - 1]!.close);
}
