import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./server-process.ts', import.meta.url));
/** Processes on one database need one key. */
const SECRET_KEY = 'ab'.repeat(32);
const started = new Set<ChildProcess>();

/** A server in a process of its own. */
export type RunningProcess = {
  url: string;
  process: ChildProcess;
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<unknown>;
  /** From now on the process kills itself between the next commit of a call and its answer. */
  arm: () => Promise<unknown>;
};

/** Starts the server of server-process.ts and waits until it listens. */
export async function startProcess(env: Record<string, string>): Promise<RunningProcess> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SANDBOX: '0', OPEN_ORDERS: '0', SECRET_KEY, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.add(child);
  const end: RunningProcess['end'] = (signal) => {
    const gone = once(child, 'exit');
    child.kill(signal);
    return gone;
  };
  const lines = createInterface({ input: child.stdout });
  const arm: RunningProcess['arm'] = () => {
    const line = once(lines, 'line');
    child.kill('SIGUSR2');
    return line;
  };
  const gone = once(child, 'exit').then(() => {
    throw new Error('the server did not start');
  });
  const [line] = (await Promise.race([once(lines, 'line'), gone])) as [string];
  gone.catch(() => undefined);
  return { url: line.slice('listening '.length), process: child, end, arm };
}

/** Ends every process that a test has started. */
export function endProcesses(): void {
  for (const one of started) one.kill('SIGKILL');
}
