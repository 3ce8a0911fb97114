import { createLog } from './log.ts';
import { readEnv } from './env.ts';
import { DataDirBusy } from './db/data-dir-lock.ts';
import { mountPages } from './pages/pages.routes.ts';
import { mountSandbox } from './sandbox/mount-sandbox.ts';
import { seedBrands } from './seed/seed-brands.ts';
import { startServer } from './start.ts';

/** The sentences of what stops a start go to the console whole: nobody reads JSON at that moment. */
function refuseToStart(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.map((sentence) => `\n  ✗ ${sentence}`).join('')}\n\n`);
  process.exit(1);
}

async function main() {
  const reading = readEnv(process.env);
  if ('problems' in reading) return refuseToStart(reading.problems);
  const { env, warnings } = reading;
  const log = createLog(env.LOG_LEVEL);
  for (const warning of warnings) log.warn(warning);

  // Pages answer whatever nobody else did, so they are mounted last.
  const mounts = [mountSandbox, mountPages];
  const server = await startServer(env, log, { mounts, seed: seedBrands }).catch((error: unknown) => {
    if (error instanceof DataDirBusy) return refuseToStart([error.message]);
    throw error;
  });
  log.info({ url: server.url }, 'listening');

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    void server.stop().then(() => {
      log.info('stopped');
      log.flush();
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await main();
