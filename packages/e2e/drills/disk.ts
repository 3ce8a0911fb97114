import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { until } from '../evening/client.ts';

const SIZE = '1G';
const XFS_IO = '/usr/sbin/xfs_io';

/** A disk of its own for a database, whose power can be cut. */
export type Disk = {
  /** The folder of its file system, in which PostgreSQL may write. */
  folder: string;
  /** From now on nothing reaches the disk: what was not flushed is lost, as when a machine loses its power. */
  cut: () => void;
  /** Mounts it again: the file system replays its journal. Waits until no process holds the folder. */
  mountAgain: () => Promise<void>;
  remove: () => Promise<unknown>;
};

/**
 * Makes an ext4 file system in a file and mounts it. Needs root and Debian's `xfsprogs`.
 *
 * The cut is the kernel's own test of file systems (FS_IOC_SHUTDOWN without a flush of the journal): dirty pages are dropped,
 * completed flushes stay.
 */
export function makeDisk(home: string): Disk {
  if (process.getuid?.() !== 0) throw new Error('mounting a disk needs root');
  if (!existsSync(XFS_IO)) throw new Error('xfs_io is missing: install the xfsprogs package');
  const image = join(home, 'disk.img');
  const folder = join(home, 'disk');
  mkdirSync(folder);
  execFileSync('truncate', ['-s', SIZE, image]);
  execFileSync('mkfs.ext4', ['-q', image]);
  const mount = () => execFileSync('mount', ['-o', 'loop', image, folder]);
  mount();
  execFileSync('chown', ['nobody', folder]);
  const unmount = () =>
    until('no process holds the disk', async () => {
      try {
        execFileSync('umount', [folder], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    });
  return {
    folder,
    cut: () => void execFileSync(XFS_IO, ['-x', '-c', 'shutdown', folder]),
    async mountAgain() {
      await unmount();
      mount();
    },
    remove: unmount,
  };
}
