import * as v from 'valibot';
import { expect, test } from 'vitest';

/** The last values that a field takes on each side, and the first that it refuses. */
export type Bounds = { takes: readonly unknown[]; refuses: readonly unknown[] };

/** A text of at most so many characters. */
export function textUpTo(longest: number, shortest = 0): Bounds {
  const refuses =
    shortest > 0 ? ['x'.repeat(shortest - 1), 'x'.repeat(longest + 1)] : ['x'.repeat(longest + 1)];
  return { takes: ['x'.repeat(shortest), 'x'.repeat(longest)], refuses };
}

/** A number of a range, both ends in it; `step` is the least that is felt outside. */
export function between(least: number, most: number, step = 1): Bounds {
  return { takes: [least, most], refuses: [least - step, most + step] };
}

/** A number from `least` on. */
export function from(least: number, step = 1): Bounds {
  return { takes: [least, least + step], refuses: [least - step] };
}

/** A list of so many copies of an entry. */
export function listUpTo(longest: number, entry: unknown, shortest = 0): Bounds {
  const list = (length: number) => Array.from({ length }, () => entry);
  const refuses = shortest > 0 ? [list(shortest - 1), list(longest + 1)] : [list(longest + 1)];
  return { takes: [list(shortest), list(longest)], refuses };
}

/**
 * A test per field: `good`, a record that is taken, stays good with the field at its bounds and is refused one step
 * further. Fields are named by path, `receiver.name`.
 */
export function keepsBounds(
  row: string,
  { schema, good }: { schema: v.GenericSchema; good: object },
  fields: Readonly<Record<string, Bounds>>,
): void {
  test.each(Object.entries(fields))(`${row}: how far %s may go`, (path, { takes, refuses }) => {
    const isTaken = (value: unknown) => v.is(schema, withField(good, path.split('.'), value));
    expect(takes.map(isTaken)).toEqual(takes.map(() => true));
    expect(refuses.map(isTaken)).toEqual(refuses.map(() => false));
  });
}

function withField(record: unknown, [name = '', ...rest]: readonly string[], value: unknown): object {
  const known = (record ?? {}) as Record<string, unknown>;
  return { ...known, [name]: rest.length === 0 ? value : withField(known[name], rest, value) };
}
