/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** One line of the table: a figure, what it must be, and whether it is. */
export type Row = { name: string; figure: string; target: string; ok: boolean | null };

/** A row for a figure that may not fall below its target. */
export function atLeast(name: string, figure: number, about: { target: number; detail: string }): Row {
  const shown = figure >= 10 ? String(Math.round(figure)) : figure.toFixed(2);
  return {
    name,
    figure: `${shown}  (${about.detail})`,
    target: `≥ ${about.target}`,
    ok: figure >= about.target,
  };
}

/** A row for a figure that may not rise above its target. */
export function atMost(name: string, figure: number, about: { target: number; unit: string }): Row {
  const { target, unit } = about;
  return {
    name,
    figure: `${figure.toFixed(1)} ${unit}`,
    target: `≤ ${target} ${unit}`,
    ok: figure <= target,
  };
}
