import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '..');

/** A run that takes longer hangs in an endless loop that the change made. */
const HANG_MS = 60_000;

/** A copy of the package in which changes can be tried without touching the sources. */
export type MutationLane = {
  /** Whether the tests in `folder` that reach a file, a path inside the package, fail while it reads `source`. */
  fails: (file: string, source: string) => Promise<boolean>;
  write: (file: string, source: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Copies the package; its dependencies stay where they are. */
export async function openLane(folder: string): Promise<MutationLane> {
  const root = await mkdtemp(join(tmpdir(), 'dasturxon-mutants-'));
  for (const part of ['src', 'package.json', 'vitest.config.ts']) {
    await cp(join(PACKAGE, part), join(root, part), { recursive: true });
  }
  await symlink(join(PACKAGE, 'node_modules'), join(root, 'node_modules'));

  const write = (file: string, source: string) => writeFile(join(root, file), source);
  return {
    write,
    fails: async (file, source) => {
      await write(file, source);
      return testsFail(root, folder, file);
    },
    close: () => rm(root, { recursive: true }),
  };
}

async function testsFail(root: string, folder: string, file: string): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const options = [
    'related',
    file,
    `--exclude=src/!(${folder})/**`,
    '--run',
    '--bail=1',
    '--maxWorkers=1',
    '--no-isolate',
  ];
  const child = spawn(process.execPath, [vitest, ...options], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, FC_RUNS: process.env.FC_RUNS ?? '100' },
  });
  // The whole process group: a worker in an endless loop outlives its parent.
  const hang = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), HANG_MS);
  const code = await new Promise<number | null>((resolve) => void child.once('exit', resolve));
  clearTimeout(hang);
  return code !== 0;
}
