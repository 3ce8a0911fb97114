import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder is in use by a running process. */
export class DataDirBusy extends Error {
  override readonly name = 'DataDirBusy';

  constructor(dataDir: string, pid: number) {
    super(
      `${dataDir} is in use by process ${pid}. Stop that server first, or start this one with another folder, such as DATA_DIR=.data2`,
    );
  }
}

/** The fields after the name in Linux's `stat` of a process or thread; empty if it does not exist. */
function statOf(path: string): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${path}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** When a process was started, so that a later process with the same number is not mistaken for it. */
const startOf = (pid: number): string => statOf(String(pid))[19] ?? '';

/** Linux's state of a thread that is exiting. */
const EXITING = 0x4;
const SIGKILL = 0x100n;

/** Killed, but not gone: it frees its memory, or waits for its parent to read its exit status. It no longer writes. */
function endOf(pid: number): 'dead' | 'dying' | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => statOf(`${pid}/task/${thread}`));
    if (threads.every(([state = 'X']) => 'ZX'.includes(state))) return 'dead';
    if (threads.some((stat) => (Number(stat[6] ?? EXITING) & EXITING) !== 0)) return 'dying';
    const pending = /^(?:SigPnd|ShdPnd):\s*(\w+)$/gm;
    const signals = [...readFileSync(`/proc/${pid}/status`, 'utf8').matchAll(pending)];
    return signals.some(([, mask]) => (BigInt(`0x${mask}`) & SIGKILL) !== 0n) ? 'dying' : null;
  } catch {
    return null;
  }
}

function isRunning(pid: number, started: string): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (started !== '' && startOf(pid) !== '' && startOf(pid) !== started) return false;
  return endOf(pid) !== 'dead';
}

const DIES_WITHIN_MS = 5_000;
const LOOK_AGAIN_MS = 20;

/** Whether the process keeps running; one that was just killed, on a busy machine, is given the time to end. */
function staysRunning(pid: number, started: string): boolean {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; waited < DIES_WITHIN_MS; waited += LOOK_AGAIN_MS) {
    if (!isRunning(pid, started)) return false;
    if (endOf(pid) === null) return true;
    Atomics.wait(pause, 0, 0, LOOK_AGAIN_MS);
  }
  return isRunning(pid, started);
}

function holderOf(file: string): { pid: number; started: string } | null {
  try {
    const [pid, started = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), started } : null;
  } catch {
    return null;
  }
}

/**
 * Takes the folder for this process, over a lock that a dead process left too. The embedded database does not
 * protect itself. Throws DataDirBusy; returns what gives the folder back.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
      return () => {
        if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder && staysRunning(holder.pid, holder.started)) throw new DataDirBusy(dataDir, holder.pid);
    // Only one process wins the rename; the loser comes round again and meets the winner's lock.
    const stale = `${file}.${process.pid}`;
    if (existsSync(file)) renameIfThere(file, stale);
    rmSync(stale, { force: true });
  }
  throw new DataDirBusy(dataDir, holderOf(file)?.pid ?? 0);
}

function renameIfThere(from: string, to: string) {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
