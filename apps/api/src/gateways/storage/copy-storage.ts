import pLimit from 'p-limit';

import { StorageFailed, type Storage } from './storage.ts';

const AT_ONCE = 8;

/** `copied` files were written, `kept` were there before. */
export type Copied = { copied: number; kept: number };

async function namesIn(storage: Storage): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const name of storage.list()) names.add(name);
  return names;
}

/**
 * Copies the files that `to` lacks and reads each one back. It can be repeated: what an interrupted copy has written is
 * kept. Throws when a file reads back differently, so that the source is kept.
 */
export async function copyStorage(from: Storage, to: Storage): Promise<Copied> {
  const known = await namesIn(to);
  const names = [...(await namesIn(from))];
  const missing = names.filter((name) => !known.has(name));
  const limit = pLimit(AT_ONCE);
  const copy = async (name: string) => {
    const bytes = await from.read(name);
    if (!bytes) throw new StorageFailed(`${name} is listed in ${from.name} and cannot be read`);
    await to.write(name, bytes);
    const written = await to.read(name);
    if (!written?.equals(bytes)) throw new StorageFailed(`${name} reads back differently from ${to.name}`);
  };
  await Promise.all(missing.map((name) => limit(() => copy(name))));
  return { copied: missing.length, kept: names.length - missing.length };
}

/** Brings the files of a local folder, such as drawn pictures, to the store unless they are the store. */
export async function bringToStore(folder: Storage, store: Storage): Promise<void> {
  if (folder.name !== store.name) await copyStorage(folder, store);
}
