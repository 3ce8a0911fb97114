import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from './finding.ts';

const GIGABYTE = 1e9;

/** Whether DATA_DIR can be written and how much of its disk is free. */
export function checkFolder(dataDir: string): Finding[] {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = join(dataDir, `doctor-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'failed';
    return [
      { level: 'error', text: `DATA_DIR=${dataDir} cannot be written (${code}): give it to this user` },
    ];
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = (bavail * bsize) / GIGABYTE;
  const text = `DATA_DIR=${dataDir} is writable, ${free.toFixed(1)} GB free`;
  return [free < 1 ? { level: 'warning', text: `${text}: make room` } : { level: 'ok', text }];
}
