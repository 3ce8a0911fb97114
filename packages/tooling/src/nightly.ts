import { randomInt } from 'node:crypto';

import { run } from './run-step.ts';

/** Everything that `npm test` runs, then the fault drills, with one new seed for all properties. */
const seed = process.env['FC_SEED'] ?? String(randomInt(2 ** 31 - 1));
console.log(`FC_SEED=${seed} repeats the properties of this run`);

let failed = false;
for (const script of ['test-all.ts', 'drills.ts']) {
  const code = await run(['node', `packages/tooling/src/${script}`], { env: { FC_SEED: seed } });
  failed ||= code !== 0;
}
process.exitCode = failed ? 1 : 0;
