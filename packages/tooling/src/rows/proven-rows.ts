import type { ImportedName } from './module-parts.ts';
import { type Reach, type Sources, originOf } from './reach.ts';
import { type NamedRows, rowsOfTest } from './test-rows.ts';

/** A row that only tests of unreached exports name, and those exports: `K-04 NOTIFICATION (packages/…)`. */
export type DeadProof = { row: string; unreached: string[] };

/** Rows by how they are proven. */
export type RowReport = { proven: Set<string>; dead: DeadProof[] };

type TestFile = { path: string; source: string };

/** Tests of the stand-ins and of the tools prove stand-ins and tools. */
const PROVES_NOTHING = /^packages\/(sandbox|demo)\//;
/** The browser reaches what it can click. */
const DRIVES_THE_PRODUCT = /^packages\/e2e\//;
/** What a test may read besides the product: builders, its own helpers, stand-ins, tools. */
const NOT_PRODUCT =
  /\/testing(\/|[.])|[.](test|contract|stories)[.]tsx?$|^packages\/(sandbox|demo|e2e|tooling)\//;

/**
 * Which rows count as proven: by a title of a test whose every imported export of ours production reaches. A test that
 * imports none, for it drives the server or a screen through builders, proves what it drives.
 */
export function proveRows(tests: readonly TestFile[], reach: Reach, sources: Sources): RowReport {
  const proven = new Set<string>();
  const dead = new Map<string, Set<string>>();
  for (const { path, source } of tests) {
    if (PROVES_NOTHING.test(path)) continue;
    for (const { rows, reads } of rowsOfTest(path, source)) {
      const unreached = DRIVES_THE_PRODUCT.test(path) ? [] : unreachedOf(reads, reach, sources);
      for (const row of rows)
        if (unreached.length === 0) proven.add(row);
        else dead.set(row, new Set([...(dead.get(row) ?? []), ...unreached]));
    }
  }
  const alone = [...dead].filter(([row]) => !proven.has(row));
  return { proven, dead: alone.map(([row, names]) => ({ row, unreached: [...names] })) };
}

function unreachedOf(reads: NamedRows['reads'], reach: Reach, sources: Sources): string[] {
  const origins = reads.flatMap((one: ImportedName) => originOf(one, sources) ?? []);
  return origins
    .filter(
      ({ path, name }) =>
        !NOT_PRODUCT.test(path) && !(name === '*' ? reach.files.has(path) : reach.has(path, name)),
    )
    .map(({ path, name }) => `${name} (${path})`);
}
