import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ROOT, run } from './run-step.ts';

/** Builds what has changed, then serves it until Ctrl-C. */
const built = await run(['turbo', 'run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
if (built !== 0) process.exit(built);

const server = spawn(process.execPath, [join(ROOT, 'apps/api/dist/main.js')], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 0));
