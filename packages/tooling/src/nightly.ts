import { randomInt } from 'node:crypto';

import { run } from './run-step.ts';

/** Everything that `npm test` runs, with what it leaves out for time, then the fault drills; one new seed for all properties. */
const seed = process.env['FC_SEED'] ?? String(randomInt(2 ** 31 - 1));
console.log(`FC_SEED=${seed} repeats the properties of this run`);

let failed = false;
for (const [script, ...args] of [['test-all.ts', '--whole'], ['drills.ts']]) {
  const code = await run(['node', `packages/tooling/src/${script}`, ...args], { env: { FC_SEED: seed } });
  failed ||= code !== 0;
}
process.exitCode = failed ? 1 : 0;
