import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** When a process was started, so that a later process with the same number is not mistaken for it. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number, started: string): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === '' || startOf(pid) === '' || startOf(pid) === started;
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
    if (holder && isRunning(holder.pid, holder.started)) throw new DataDirBusy(dataDir, holder.pid);
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
