import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is changed, and what has to notice it. */
export type MutationAim = {
  /** The package's folder. */
  root: string;
  /** A folder or a file in its src. */
  folder: string;
  /** Tests to run; without any, those of the folder that reach the changed file. */
  tests: readonly string[];
};

/** What tests read of a package; not every package has each. */
const PARTS = ['src', 'package.json', 'vitest.config.ts', 'migrations', 'locales'];

/** A run that takes longer hangs in an endless loop that the change made. Raise it for tests that need a database. */
const HANG_MS = Number(process.env.MUTATE_HANG_MS ?? 60_000);

/** A copy of the package in which changes can be tried without touching the sources. */
export type MutationLane = {
  /** Whether the tests in `folder` that reach a file, a path inside the package, fail while it reads `source`. */
  fails: (file: string, source: string) => Promise<boolean>;
  write: (file: string, source: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Copies the package; its dependencies stay where they are. */
export async function openLane(aim: MutationAim): Promise<MutationLane> {
  const root = await mkdtemp(join(tmpdir(), 'dasturxon-mutants-'));
  for (const part of PARTS)
    if (existsSync(join(aim.root, part)))
      await cp(join(aim.root, part), join(root, part), { recursive: true });
  await symlink(join(aim.root, 'node_modules'), join(root, 'node_modules'));

  const write = (file: string, source: string) => writeFile(join(root, file), source);
  return {
    write,
    fails: async (file, source) => {
      await write(file, source);
      return testsFail(root, aim, file);
    },
    close: () => rm(root, { recursive: true }),
  };
}

async function testsFail(root: string, { folder, tests }: MutationAim, file: string): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const chosen = tests.length > 0 ? tests : ['related', file, `--exclude=src/!(${folder})/**`];
  const options = [...chosen, '--run', '--bail=1', '--maxWorkers=1', '--no-isolate'];
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
