import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { packageRoot } from '../src/kernel/package-root.ts';

export type Program = { port: number; pid: number; stop: () => Promise<void> };

const BUNDLE = join(packageRoot(), 'dist/main.js');

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** The bare server, with these answers. */
export async function startBare(cannedFile: string): Promise<Program> {
  const file = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [file, cannedFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout }))
    return { port: Number(line.split(' ')[1]), pid: child.pid ?? 0, stop: () => stop(child) };
  throw new Error('the bare server did not start');
}

/** The built product; ready when this resolves. */
export async function startProduct(env: Record<string, string>): Promise<Program> {
  if (!existsSync(BUNDLE)) throw new Error('The server is not built. Run pnpm build first.');
  const port = await freePort();
  const child = spawn(process.execPath, [BUNDLE], {
    cwd: packageRoot(),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // Counted and never reached: a few people order without end.
      OPEN_ORDERS: '999999',
      ...env,
      PORT: String(port),
    },
  });
  for (let look = 0; look < 600; look += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (ready?.ok) return { port, pid: child.pid ?? 0, stop: () => stop(child) };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error('the server was not ready within a minute');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Resident memory of a process, in megabytes. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
