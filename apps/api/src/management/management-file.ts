import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

/** How a command finds the running server: its loopback port and the token that only this machine's user can read. */
const ManagementFile = v.object({ port: v.number(), token: v.string(), pid: v.number() });
export type ManagementFile = v.InferOutput<typeof ManagementFile>;

const nameIn = (dataDir: string) => join(dataDir, 'admin.json');

export function writeManagementFile(dataDir: string, content: ManagementFile): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(nameIn(dataDir), JSON.stringify(content), { mode: 0o600 });
}

/** Null when no server has left one. */
export function readManagementFile(dataDir: string): ManagementFile | null {
  try {
    return v.parse(ManagementFile, JSON.parse(readFileSync(nameIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Removes the file if it is still this process's. */
export function removeManagementFile(dataDir: string): void {
  if (readManagementFile(dataDir)?.pid === process.pid) rmSync(nameIn(dataDir), { force: true });
}
