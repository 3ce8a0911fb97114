import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { proveRows } from './rows/proven-rows.ts';
import { reachFrom } from './rows/reach.ts';
import { productEntries, repositorySources } from './rows/repository-sources.ts';
import { ROOT } from './run-step.ts';
import { definedTwice, rowsIn } from './rows/test-rows.ts';

/**
 * Fails on a row of docs/requirements.md that no test's title names, on a row that only tests of code name which no app's
 * entry reaches, and on an id that two rows have.
 */
const tests = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((path) => /[.](test|spec|contract|stories)[.]tsx?$/.test(path) && existsSync(join(ROOT, path)))
  .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }));

const requirements = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');
const required = rowsIn(requirements);
const doubled = definedTwice(requirements);
const sources = repositorySources();
const { proven, dead } = proveRows(tests, reachFrom(productEntries(), sources), sources);

const lost = dead.filter(({ row }) => required.includes(row));
for (const { row, unreached } of lost)
  console.log(
    `${row} is tested only through ${unreached.join(', ')}, which no app reaches. Call that code or test the code that runs.`,
  );
const unnamed = required.filter((row) => !proven.has(row) && !lost.some((one) => one.row === row));
for (const row of unnamed)
  console.log(`No test names ${row}. Put the id into the title of the test that proves it.`);
for (const row of doubled) console.log(`Two requirements have the id ${row}. Give one of them another id.`);
console.log(`${required.length - lost.length - unnamed.length} of ${required.length} rows are proven.`);
if (lost.length + unnamed.length + doubled.length > 0) process.exitCode = 1;
