import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { seriousAdvisories } from './checks/read-audit.ts';
import { ROOT } from './run-step.ts';

/**
 * Asks the registry for advisories about what the server ships (docs/security.md). Fails on high and critical ones; with
 * `--required`, as before a release, also when the registry does not answer.
 */
const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/pnpm'), ['audit', '--prod', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: 60_000,
});
const found = seriousAdvisories(stdout ?? '');
if (found === null) {
  console.log('NOT CHECKED: the registry did not answer with advisories.');
  if (process.argv.includes('--required')) process.exitCode = 1;
} else if (found.length === 0) console.log('No advisory of high or critical severity.');
else {
  for (const { name, severity, title } of found) console.log(`${name}: ${severity}: ${title}`);
  process.exitCode = 1;
}
