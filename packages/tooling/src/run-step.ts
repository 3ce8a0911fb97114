import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Counted, NOTHING, READERS_OF } from './test-reports.ts';

/** The repository's root, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * One thing that is run and counted. `report` is how its tests are counted; `exit`: the whole command is one. A step
 * that `isReader` writes nothing that another one reads, and mostly keeps one processor busy: two run side by side.
 */
export type Step = {
  name: string;
  command: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
  report?: 'vitest' | 'playwright' | 'exit';
  isReader?: boolean;
};

/** What a step came to. */
export type Outcome = Counted & { name: string; seconds: number };

/**
 * Runs a command with the pinned tools first on the path; resolves with its exit code. Its output goes to the
 * terminal as it comes, or with `isReader` in one piece at the end, so that two commands do not mix their lines.
 */
export function run(
  command: readonly string[],
  { cwd = '', env = {}, isReader = false }: Pick<Step, 'cwd' | 'env' | 'isReader'> = {},
): Promise<number> {
  const folder = join(ROOT, cwd);
  const path = [join(folder, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(
    ':',
  );
  const [file, ...args] = command as [string, ...string[]];
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: folder,
      stdio: isReader ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env, PATH: path },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => output.push(piece));
    const end = (code: number) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code);
    };
    child.once('error', () => end(127));
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Runs a step and counts its passed and failed tests. A runner that ends without a report is one failure. */
async function runStep(step: Step): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-report-'));
  const file = join(folder, 'report.json');
  const started = performance.now();
  const args =
    step.report === 'vitest'
      ? [...step.command, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : step.command;
  const code = await run(args, {
    cwd: step.cwd ?? '',
    isReader: step.isReader ?? false,
    env: { ...step.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const counted = count(step.report ?? 'exit', file, code);
  rmSync(folder, { recursive: true, force: true });
  return { name: step.name, ...counted, seconds: Math.round((performance.now() - started) / 1000) };
}

/** How many readers run at the same time. */
const READERS = 2;

/** Runs steps in their order, readers that follow each other side by side. Gives the outcomes in the steps' order. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  const running = new Set<Promise<Outcome>>();
  for (const step of steps) {
    while (running.size >= (step.isReader ? READERS : 1)) await Promise.race(running);
    console.log(`\n── ${step.name}`);
    const outcome = runStep(step);
    outcomes.push(outcome);
    running.add(outcome);
    const end = () => running.delete(outcome);
    outcome.then(end, end);
    if (!step.isReader) await outcome;
  }
  return Promise.all(outcomes);
}

function count(report: NonNullable<Step['report']>, file: string, code: number): Counted {
  if (report === 'exit' || !existsSync(file))
    return { ...NOTHING, ...(code === 0 ? { passed: 1 } : { failed: 1 }) };
  const counted = READERS_OF[report](JSON.parse(readFileSync(file, 'utf8')));
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/**
 * Prints the first lines of what failed, what each step took, then the one closing line with the sums: who sees only
 * the end of a long output sees why. Gives the exit code.
 */
export function summarise(outcomes: readonly Outcome[]): number {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  for (const { name, failures, flaky } of outcomes) {
    for (const failure of failures.slice(0, 5)) console.log(`\n✗ ${name}: ${failure}`);
    for (const failure of flaky) console.log(`\n? ${name}, passed when repeated, to be mended: ${failure}`);
  }
  console.log('');
  for (const { name, passed, failed, seconds } of outcomes)
    console.log(
      `${failed ? '✗' : '✓'} ${name.padEnd(28)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s`,
    );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
