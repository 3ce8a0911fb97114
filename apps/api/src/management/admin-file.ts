import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

/** How a command finds the running server: its loopback port and the token that only this machine's user can read. */
const AdminFile = v.object({ port: v.number(), token: v.string(), pid: v.number() });
export type AdminFile = v.InferOutput<typeof AdminFile>;

const nameIn = (dataDir: string) => join(dataDir, 'admin.json');

export function writeAdminFile(dataDir: string, content: AdminFile): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(nameIn(dataDir), JSON.stringify(content), { mode: 0o600 });
}

/** Null when no server has left one. */
export function readAdminFile(dataDir: string): AdminFile | null {
  try {
    return v.parse(AdminFile, JSON.parse(readFileSync(nameIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Removes the file if it is still this process's. */
export function removeAdminFile(dataDir: string): void {
  if (readAdminFile(dataDir)?.pid === process.pid) rmSync(nameIn(dataDir), { force: true });
}
