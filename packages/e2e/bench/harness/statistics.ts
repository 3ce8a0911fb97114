/** Small robust statistics: medians everywhere, because timings on a shared machine have long right tails. */

export type Sample = number | null | undefined;
export type Summary = {
  n: number;
  median: number | null;
  q1: number | null;
  q3: number | null;
  min: number | null;
  max: number | null;
};
/** Start and duration in ms. */
export type LongTask = readonly [start: number, duration: number];

const numbers = (values: readonly Sample[]) =>
  values.filter((value): value is number => Number.isFinite(value)).toSorted((a, b) => a - b);

/** The value below which a share `q` of the samples lies; what is no number is left out. Null for none. */
export function quantile(values: readonly Sample[], q: number): number | null {
  const sorted = numbers(values);
  if (sorted.length === 0) return null;
  const at = (sorted.length - 1) * q;
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values: readonly Sample[]): number | null => quantile(values, 0.5);

export function summarise(values: readonly Sample[]): Summary {
  const sorted = numbers(values);
  const at = (q: number) => quantile(sorted, q);
  return {
    n: sorted.length,
    median: at(0.5),
    q1: at(0.25),
    q3: at(0.75),
    min: sorted[0] ?? null,
    max: sorted.at(-1) ?? null,
  };
}

/**
 * Median of the per-round quotients. Rounds are interleaved, so a slow spell of the machine falls on both sides of
 * each quotient and cancels, which it does not in the quotient of two medians.
 */
export function pairedRatio(of: readonly Sample[], to: readonly Sample[]): number | null {
  return median(of.map((value, round) => (to[round] ? (value ?? NaN) / to[round] : null)));
}

/** What each long task has above 50 ms, for the part of it that lies in [from, to). */
export function blockingTime(tasks: readonly LongTask[], from = 0, to = Infinity): number {
  return tasks.reduce((sum, [start, duration]) => {
    const inside = Math.min(start + duration, to) - Math.max(start, from);
    return sum + Math.max(0, inside - 50);
  }, 0);
}

export type Frames = { frames: number; dropped: number; share: number | null; worstMs: number };

/** From frame times in ms: how many vsyncs passed without a frame, and the worst gap. */
export function droppedFrames(times: readonly number[], hz = 60): Frames {
  const step = 1000 / hz;
  const gaps = times.slice(1).map((time, at) => time - times[at]!);
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / step) - 1), 0);
  const total = gaps.length > 0 ? gaps.length + dropped : 0;
  return {
    frames: gaps.length,
    dropped,
    share: total ? dropped / total : null,
    worstMs: Math.max(0, ...gaps),
  };
}
