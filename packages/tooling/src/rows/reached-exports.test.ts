import { globSync } from 'node:fs';

import { expect, test } from 'vitest';

import { exportsUnreached, reachFrom } from './reach.ts';
import { productEntries, repositorySources } from './repository-sources.ts';
import { ROOT } from '../run-step.ts';

/** Helpers of tests, and what only tests and stories import. */
const FOR_TESTS = /[.](test|contract|stories)[.]tsx?$|[.]d[.]ts$|\/testing(\/|[.])/;

/** Its names are a fixed interface, with the default zone that callers outside the repository rely on. */
const FOR_TOOLS_OUTSIDE = 'packages/core/src/index.ts';

test('no export lives for tests alone', { timeout: 120_000 }, () => {
  const sources = repositorySources();
  const reach = reachFrom([...productEntries(), 'apps/api/src/dev.ts', FOR_TOOLS_OUTSIDE], sources);
  const paths = globSync('{packages/{core,ui,storefront},apps/*}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const found = paths.filter((path) => !FOR_TESTS.test(path));
  expect(found.length).toBeGreaterThan(1_000);
  expect(found.flatMap((path) => exportsUnreached(path, { reach, sources }))).toEqual([]);
});
