import { readEnv } from '../kernel/env.ts';
import { createLog, type Log } from '../kernel/log.ts';
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

  const starting = startServer(env, log, options);
  stopOnSignal(starting, log);
  const server = await starting.catch((error: unknown) => {
    const why = whyNotStarted(error, env);
    if (why) return refuseToStart([why]);
    throw error;
  });
  log.info({ url: server.url }, 'listening');
  process.stdout.write(await welcome(server.deps, new URL(server.url).port));
}

/** From the first moment on: an orchestrator may stop a server that is still starting. A second signal ends it at once. */
function stopOnSignal(starting: ReturnType<typeof startServer>, log: Log): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    // A start that fails ends the process by itself.
    const server = await starting.catch(() => null);
    await server?.stop();
    log.info('stopped');
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}
