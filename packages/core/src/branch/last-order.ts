import * as v from 'valibot';

import { DAY_MINUTES } from './clock-time.ts';
import type { BranchHours, OpeningInterval } from './opening-intervals.ts';

/** The most minutes before closing at which a branch may take its last order. */
export const MOST_LAST_ORDER_MINUTES = 180;

/** How many minutes before its hours end a branch takes its last order; 0: until they end. */
export const LastOrderMinutes = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MOST_LAST_ORDER_MINUTES),
);

/** Until when spans are open without a break, from a moment on: spans that overlap or touch are one. `spans` are in order. */
export const openThrough = (from: number, spans: readonly OpeningInterval[]): number =>
  spans.reduce((until, { open, close }) => (open <= until ? Math.max(until, close) : until), from);

/** Days around one whose spans may continue its own. */
const AROUND = [-1, 0, 1, 2];

/**
 * The parts of a day's spans in which orders are taken; a span that is shorter than the minutes has none. A span that the next
 * one continues has no closing.
 *
 * @param spansOf the spans of the day so many days later, each in minutes of its own day.
 */
export function orderSpans(
  spansOf: (daysLater: number) => readonly OpeningInterval[],
  minutes: number,
): OpeningInterval[] {
  const own = spansOf(0);
  if (minutes === 0 || own.length === 0) return [...own];
  const around = AROUND.flatMap((later) => {
    const shift = later * DAY_MINUTES;
    return spansOf(later).map(({ open, close }) => ({ open: open + shift, close: close + shift }));
  }).toSorted((one, other) => one.open - other.open);
  return own
    .map(({ open, close }) => ({ open, close: Math.min(close, openThrough(close, around) - minutes) }))
    .filter(({ open, close }) => open < close);
}

/** A branch by its opening hours alone: when it is open, whether or not it still takes orders. */
export const wholeHours = <B extends BranchHours>(branch: B): B => ({ ...branch, lastOrderMinutes: 0 });
