import { readEnv } from '../kernel/env.ts';
import { createLog } from '../kernel/log.ts';
import { startServer, type StartOptions } from './start.ts';
import { welcome } from './welcome.ts';
import { whyNotStarted } from './why-not-started.ts';

/** A startup error goes to the console as plain text, not as a JSON log line. */
function refuseToStart(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.map((sentence) => `\n  ✗ ${sentence}`).join('')}\n\n`);
  process.exit(1);
}

/** Reads the environment, starts the server, prints its address, and stops it cleanly on SIGTERM and SIGINT. */
export async function runServer(options: StartOptions): Promise<void> {
  const reading = readEnv(process.env);
  if ('problems' in reading) return refuseToStart(reading.problems);
  const { env, warnings } = reading;
  const log = createLog(env.LOG_LEVEL);
  for (const warning of warnings) log.warn(warning);

  const server = await startServer(env, log, options).catch((error: unknown) => {
    const why = whyNotStarted(error, env);
    if (why) return refuseToStart([why]);
    throw error;
  });
  log.info({ url: server.url }, 'listening');
  process.stdout.write(await welcome(server.deps, new URL(server.url).port));

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
