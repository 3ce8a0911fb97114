import type { Round } from './harness/round.ts';
import { pairedRatio, summarise, type Sample, type Summary } from './harness/statistics.ts';

/** What a median may be at most: a multiple of the floor's, or a number in the row's unit. */
export type Limit = { timesFloor: number } | { most: number };

export type Row = {
  label: string;
  unit: string;
  decimals: number;
  read: (round: Round) => Sample;
  limit?: Limit;
  /** A time on the clock: judged only on a machine that does nothing else. */
  isTimed?: boolean;
  /** Judged by its least sample: other programs only add to it, by what they take of the processor's caches. */
  isLeast?: boolean;
  /** A note beside the limit: what it is compared with. */
  note?: string;
};

const ms = { unit: 'ms', decimals: 0, isTimed: true };
const processorMs = { unit: 'ms', decimals: 0, isLeast: true };
const kB = { unit: 'kB', decimals: 1 };
const kilo = (bytes: number | undefined | null) =>
  bytes === undefined || bytes === null ? null : bytes / 1000;

/** What the table shows for the website, with the budget of each. */
export const ROWS: readonly Row[] = [
  { label: 'first card visible', ...ms, read: ({ cold }) => cold?.card, limit: { timesFloor: 1.2 } },
  { label: 'FCP', ...ms, read: ({ cold }) => cold?.fcp },
  { label: 'LCP', ...ms, read: ({ cold }) => cold?.lcp, limit: { timesFloor: 1.2 } },
  { label: 'first-screen pictures', ...ms, read: ({ cold }) => cold?.cardImages, limit: { timesFloor: 1.3 } },
  { label: 'first Add possible', ...ms, read: ({ eager }) => eager?.firstAdd, limit: { timesFloor: 1.25 } },
  { label: 'Add: INP', ...ms, read: ({ cold }) => cold?.addInp, limit: { most: 64 } },
  { label: 'Add: tap to acknowledgement', ...ms, read: ({ cold }) => cold?.addAck, limit: { most: 80 } },
  {
    label: 'TBT after FCP, processor time',
    ...processorMs,
    read: ({ steady }) => steady?.thread?.tbt,
    limit: { most: 60 },
  },
  {
    label: 'longest task, processor time',
    ...processorMs,
    read: ({ steady }) => steady?.thread?.longestTask,
    limit: { most: 150 },
  },
  { label: 'TBT after FCP, on the clock', ...ms, read: ({ cold }) => cold?.tbt },
  { label: 'CLS', unit: '', decimals: 3, read: ({ cold }) => cold?.cls, limit: { most: 0.0049 } },
  { label: 'JS over the wire', ...kB, read: ({ cold }) => kilo(cold?.bytes.js), limit: { most: 90 } },
  { label: 'HTML', ...kB, read: ({ cold }) => kilo(cold?.bytes.html) },
  { label: 'pictures', ...kB, read: ({ cold }) => kilo(cold?.bytes.img) },
  {
    label: 'needed by the first card',
    ...kB,
    // A card that needs more than document and styles counts everything.
    read: ({ cold, steady }) => kilo(steady && (steady.criticalBytes ?? cold?.bytes.total)),
    limit: { most: 45 },
  },
  { label: 'arrived at the first card', ...kB, read: ({ cold }) => kilo(cold?.bytes.toCard) },
  { label: 'settled', ...kB, read: ({ cold }) => kilo(cold?.bytes.total), limit: { most: 200 } },
  { label: 'kept by the service worker', ...kB, read: ({ cold }) => kilo(cold?.bytes.kept) },
  { label: 'requests', unit: '', decimals: 0, read: ({ cold }) => cold?.requests, limit: { most: 18 } },
  { label: 'heap settled', unit: 'MB', decimals: 1, read: ({ cold }) => cold?.heapMB, limit: { most: 4.5 } },
  { label: 'DOM nodes', unit: '', decimals: 0, read: ({ cold }) => cold?.nodes },
  { label: 'product nodes', unit: '', decimals: 0, read: ({ cold }) => cold?.products, limit: { most: 150 } },
  { label: 'warm first card', ...ms, read: ({ warm }) => warm?.card, limit: { timesFloor: 1.1 } },
  { label: 'warm bytes', ...kB, read: ({ warm }) => kilo(warm?.bytes.total) },
  {
    label: 'frames dropped in 12 000 px',
    unit: '',
    decimals: 0,
    read: ({ scroll }) => scroll?.dropped,
    limit: { most: 0 },
    note: 'at 5,000 products',
  },
  { label: 'worst frame gap', ...ms, read: ({ scroll }) => scroll?.worstMs },
];

/** What a host may add, loaded beside the menu. */
const HOST_KB = 30;
const HEAVIER: readonly string[] = ['JS over the wire', 'settled'];

/** From the launch to a signed-in guest: one exchange, which the first card does not wait for. */
const LAUNCH_ROWS: readonly Row[] = [
  {
    label: 'exchanges',
    unit: '',
    decimals: 0,
    read: ({ cold }) => cold?.exchanges.length,
    limit: { most: 1 },
  },
  { label: 'exchange asked for', ...ms, read: ({ cold }) => cold?.exchanges[0]?.[0] },
  { label: 'signed in', ...ms, read: ({ cold }) => cold?.exchanges[0]?.[1] },
];

/** The same for an entry of Telegram or Click. */
export const SHELL_ROWS: readonly Row[] = [
  ...ROWS.map((row) =>
    row.limit && 'most' in row.limit && HEAVIER.includes(row.label)
      ? { ...row, limit: { most: row.limit.most + HOST_KB } }
      : row,
  ),
  ...LAUNCH_ROWS,
];

export type Measured = {
  row: Row;
  floor: Summary;
  ours: Summary;
  ratio: number | null;
  kept: boolean | null;
};

/**
 * Every row of the table for two pages measured in the same rounds; `kept` is null where there is no budget, and for
 * times on the clock of a machine that is not quiet.
 */
export function measured(
  rows: readonly Row[],
  { floor, ours, isQuiet }: { floor: readonly Round[]; ours: readonly Round[]; isQuiet: boolean },
): Measured[] {
  return rows
    .map((row) => {
      const [a, b] = [ours.map(row.read), floor.map(row.read)];
      const ratio = pairedRatio(a, b);
      return {
        row,
        floor: summarise(b),
        ours: summarise(a),
        ratio,
        kept: row.isTimed && !isQuiet ? null : isKept(row.limit, ratio, valueOf(row, summarise(a))),
      };
    })
    .filter(({ ours: { n } }) => n > 0);
}

function isKept(limit: Limit | undefined, ratio: number | null, value: number | null): boolean | null {
  if (!limit) return null;
  if ('timesFloor' in limit) return ratio === null ? null : ratio <= limit.timesFloor;
  return value === null ? null : value <= limit.most;
}

const valueOf = ({ isLeast }: Row, { min, median: middle }: Summary): number | null =>
  isLeast ? min : middle;

/** The table as Markdown. */
export function toTable(rows: readonly Measured[], name: string): string {
  const cell = (value: number | null, { decimals, unit }: Row) =>
    value === null ? '–' : `${value.toFixed(decimals)}${unit ? ` ${unit}` : ''}`;
  const lines = rows.map(({ row, floor, ours, ratio, kept }) => {
    const times = ratio === null ? '' : `${ratio.toFixed(2)} ×`;
    const mark = kept === null ? '' : kept ? '✓' : '✗';
    return [
      row.label,
      cell(valueOf(row, floor), row),
      cell(valueOf(row, ours), row),
      times,
      limitText(row),
      mark,
    ];
  });
  const head = [
    ['', 'floor', name, 'ratio', 'budget', ''],
    ['---', '---:', '---:', '---:', '---', '---'],
  ];
  return [...head, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function limitText({ limit, unit, note }: Row): string {
  if (!limit) return '';
  const text = 'timesFloor' in limit ? `${limit.timesFloor} × floor` : `${limit.most} ${unit}`.trim();
  return `≤ ${text}${note ? `, ${note}` : ''}`;
}
