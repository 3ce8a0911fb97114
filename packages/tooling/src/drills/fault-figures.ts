import type { Counted } from '../test-reports.ts';

/** The faults of the drills: F01 to F36. */
export const FAULT_IDS: readonly string[] = Array.from(
  { length: 36 },
  (_, nth) => `F${String(nth + 1).padStart(2, '0')}`,
);

const names = (title: string, id: string) => new RegExp(`\\b${id}\\b`).test(title);

/** What one round came to: of each fault how many tests passed and failed. */
type Round = readonly Pick<Counted, 'passes' | 'failures'>[];

const countOf = (round: Round, key: 'passes' | 'failures', id: string): number =>
  round.flatMap((outcome) => outcome[key]).filter((title) => names(title, id)).length;

/**
 * One line for each fault, with the tests that passed in each round, and the sum: a fault is survived in a round in which
 * a test of it passed and none failed.
 */
export function faultFigures(rounds: readonly Round[]): { lines: string[]; isWhole: boolean } {
  const survived = (round: Round, id: string) =>
    countOf(round, 'passes', id) > 0 && countOf(round, 'failures', id) === 0;
  const lines = FAULT_IDS.map((id) => {
    const counts = rounds.map((round) => `${countOf(round, 'passes', id)} passed`);
    return `${rounds.every((round) => survived(round, id)) ? '✓' : '✗'} ${id}  ${counts.join(', ')}`;
  });
  const all = FAULT_IDS.length * rounds.length;
  const whole = rounds.reduce((sum, round) => sum + FAULT_IDS.filter((id) => survived(round, id)).length, 0);
  return { lines: [...lines, `${whole}/${all} faults survived`], isWhole: whole === all };
}
