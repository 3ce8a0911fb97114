import type { BranchHours } from '../../branch/opening-intervals.ts';
import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts';
import { intervalsAt } from '../../time/intervals-at.ts';
import { localTime, minuteOfDay } from '../../time/local-time.ts';

/** The weeks before a stop of which the sales are compared. */
export const STOP_WEEKS = 4;
const WEEK_MS = 7 * DAY_MS;

/** A span of milliseconds since the epoch; `end` is outside it. */
export type Span = { start: number; end: number };

/** What was sold in an hour: portions, and whole so'm. */
export type SoldInHour = { count: number; amount: number };

/**
 * What is known of a dish at a branch: when it was stopped, when the branch was open, and what was sold of it, by the beginning of the
 * hour. The spans of `open` are disjoint and in order; those of `stops` may overlap.
 */
export type StoppedDish = {
  stops: readonly Span[];
  open: readonly Span[];
  sold: ReadonlyMap<number, SoldInHour>;
};

/** How long a dish was stopped while its branch was open, in milliseconds, and what it would have sold. */
export type StopLoss = { time: number; count: number; amount: number };

/** Spans in order without overlaps. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else if (span.start < span.end) all.push({ ...span });
  }
  return all;
}

/** What two lists of disjoint spans in order have in common. */
function common(ones: readonly Span[], others: readonly Span[]): Span[] {
  const both: Span[] = [];
  for (let one = 0, other = 0; one < ones.length && other < others.length;) {
    const [a, b] = [ones[one]!, others[other]!];
    const span = { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) };
    if (span.start < span.end) both.push(span);
    if (a.end < b.end) one += 1;
    else other += 1;
  }
  return both;
}

/** When a branch is open in a period, by its present hours and special days: disjoint spans in order. */
export function openSpans(branch: BranchHours, period: Span, zone: string): Span[] {
  const spans: Span[] = [];
  const first = localTime(new Date(period.start), zone).startOf('day').minus({ days: 1 });
  for (let day = first; day.toMillis() < period.end; day = day.plus({ days: 1 }))
    for (const { open, close } of intervalsAt(branch, 'PICK_UP', day))
      spans.push({ start: minuteOfDay(day, open).getTime(), end: minuteOfDay(day, close).getTime() });
  return common(joined(spans), [period]);
}

/** What was sold on average in an hour of the week, in the weeks before it. */
function usualAt(hour: number, sold: StoppedDish['sold']): SoldInHour {
  const usual = { count: 0, amount: 0 };
  for (let week = 1; week <= STOP_WEEKS; week += 1) {
    const past = sold.get(hour - week * WEEK_MS);
    usual.count += (past?.count ?? 0) / STOP_WEEKS;
    usual.amount += (past?.amount ?? 0) / STOP_WEEKS;
  }
  return usual;
}

/**
 * How long a dish was stopped in a period and what it would have sold (D103). Each hour is estimated alone: the average of the same
 * hour of the week in the four weeks before it, times the part of the hour in which the dish was stopped and the branch open, in
 * whole so'm. So periods that begin and end on the hour add up exactly.
 *
 * @param minutesPast how many minutes past the hour of UTC the hours of the zone begin.
 */
export function stopLoss(dish: StoppedDish, period: Span, minutesPast = 0): StopLoss {
  const shift = minutesPast * 60_000;
  const hourOf = (at: number) => Math.floor((at - shift) / HOUR_MS) * HOUR_MS + shift;
  const closed = common(common(joined(dish.stops), dish.open), [period]);
  const byHour = new Map<number, number>();
  for (const { start, end } of closed)
    for (let at = start; at < end;) {
      const hour = hourOf(at);
      const until = Math.min(end, hour + HOUR_MS);
      byHour.set(hour, (byHour.get(hour) ?? 0) + until - at);
      at = until;
    }
  const loss = { time: 0, count: 0, amount: 0 };
  for (const [hour, time] of byHour) {
    const usual = usualAt(hour, dish.sold);
    loss.time += time;
    loss.count += (usual.count * time) / HOUR_MS;
    loss.amount += Math.round((usual.amount * time) / HOUR_MS);
  }
  return loss;
}

/** Losses together. */
export const sumOfLosses = (losses: readonly StopLoss[]): StopLoss =>
  losses.reduce(
    (sum, { time, count, amount }) => ({
      time: sum.time + time,
      count: sum.count + count,
      amount: sum.amount + amount,
    }),
    { time: 0, count: 0, amount: 0 },
  );
