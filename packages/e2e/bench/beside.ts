import type { Measured, Row } from './budget.ts';
import { median, type Sample, summarise } from './harness/statistics.ts';
import type { Opened } from './screens.ts';
import type { Visitors } from './visitors.ts';

/** What is measured without the floor page beside it. */
export type Beside = { screens: readonly Opened[]; visitors: Visitors; isQuiet: boolean };

type Bound = {
  label: string;
  unit: string;
  decimals: number;
  most: number;
  samples: readonly Sample[];
  isJudged?: boolean;
};

function measuredAlone({ label, unit, decimals, most, samples, isJudged = true }: Bound): Measured {
  const row: Row = { label, unit, decimals, read: () => null, limit: { most } };
  const value = median(samples);
  return {
    row,
    floor: summarise([]),
    ours: summarise(samples),
    ratio: null,
    kept: value === null || !isJudged ? null : value <= most,
  };
}

/** Rows beyond the menu: screens opened from it, the server's first visitor, what a prepared page weighs in memory. */
export function besideRows({ screens, visitors, isQuiet }: Beside): Measured[] {
  const ms = { unit: 'ms', decimals: 0, isJudged: isQuiet };
  const opening = (label: string, name: keyof Opened, most: number) =>
    measuredAlone({ label, ...ms, most, samples: screens.map((one) => one[name]) });
  const rows = [
    opening('dish’s sheet opens', 'product', 100),
    opening('checkout opens', 'checkout', 400),
    opening('order’s page opens', 'order', 400),
    opening('taps from a dish to the order: worst INP', 'inp', 200),
    measuredAlone({
      label: 'first visitor after a restart, beyond the second',
      ...ms,
      most: 300,
      samples: [visitors.firstMs - visitors.secondMs],
    }),
    measuredAlone({
      label: 'memory of a prepared menu, compressed',
      unit: 'kB',
      decimals: 1,
      most: 1000,
      samples: [visitors.keptBytes / 1000],
    }),
  ];
  return rows.filter(({ ours }) => ours.n > 0);
}
