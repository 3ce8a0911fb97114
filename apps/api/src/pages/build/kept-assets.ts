import { HOUR_MS, DAY_MS } from '@dasturxon/core/kernel';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

import type { Storage } from '../../gateways/storage/storage.ts';
import type { Log } from '../../kernel/log.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A page that was opened before a deployment can load its files so long after the last server of its build stopped. */
const KEPT_DAYS = 14;

/** The files of one shell of a build, as the build left them in a folder. */
export type BuiltAssets = { shell: string; folder: string };

/** What is in the store for a build: per shell its files and their names, and a mark for each day on which it was served. */
const PREFIX = 'assets.';
const NAME = /^assets\.([\w-]+)\.(?:([\w-]+)\.(?:names|files)|on\.(\d{4}-\d\d-\d\d))$/;
const namesFile = (build: string, shell: string) => `${PREFIX}${build}.${shell}.names`;
const filesFile = (build: string, shell: string) => `${PREFIX}${build}.${shell}.files`;

const Names = v.array(v.string());
/** Base64 by name. */
const Files = v.record(v.string(), v.string());

const toBytes = (value: unknown) => pack(JSON.stringify(value));
const fromBytes = async (bytes: Buffer): Promise<unknown> =>
  JSON.parse((await unpack(bytes)).toString('utf8'));

/** Servers compress what they serve themselves. */
const isOriginal = (name: string) => !name.endsWith('.br');

/** Puts a build into the store, unless it is there, and marks today as a day on which it is served. */
export async function keepBuild(
  { storage, now }: { storage: Storage; now: () => Date },
  build: string,
  shells: readonly BuiltAssets[],
): Promise<void> {
  // First: what has no mark is the rest of a build that was being removed.
  await storage.write(`${PREFIX}${build}.on.${now().toISOString().slice(0, 10)}`, Buffer.from(build));
  for (const { shell, folder } of shells) {
    if (await storage.read(namesFile(build, shell))) continue;
    const names = (await readdir(folder)).filter(isOriginal);
    const files = await Promise.all(
      names.map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')] as const),
    );
    await storage.write(filesFile(build, shell), await toBytes(Object.fromEntries(files)));
    await storage.write(namesFile(build, shell), await toBytes(names));
  }
}

/** Removes the builds whose last server stopped more than 14 days ago. Returns them. */
export async function removeOldBuilds({
  storage,
  now,
}: {
  storage: Storage;
  now: () => Date;
}): Promise<string[]> {
  const builds = new Map<string, { names: string[]; last: string }>();
  for await (const name of storage.list(PREFIX)) {
    const [, build, , day = ''] = NAME.exec(name) ?? [];
    if (build === undefined) continue;
    const { names, last } = builds.get(build) ?? { names: [], last: '' };
    builds.set(build, { names: [...names, name], last: day > last ? day : last });
  }
  const oldest = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const old = [...builds].filter(([, { last }]) => last < oldest);
  for (const [, { names }] of old) for (const name of names.toSorted()) await storage.remove(name);
  return old.map(([build]) => build);
}

/** A page of an old build loads a few files; their packs are read again later. */
const PACKS_AT_ONCE = 4;
/** How long what is in the store is believed to be all: the server of another build may have started since. */
const LOOK_AGAIN_MS = 1_000;

type Pack = ReadonlyMap<string, Buffer>;

/**
 * Reads the files of earlier builds from the store. What is in which build is known without reading its files, so that
 * made-up names cost nothing.
 */
export function keptAssets(storage: Storage) {
  const packs = new LRUCache<string, Promise<Pack>>({ max: PACKS_AT_ONCE });
  /** By the name of their list in the store. */
  const known = new Map<string, ReadonlySet<string>>();
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const found = new Set<string>();
    for await (const name of storage.list(PREFIX)) if (name.endsWith('.names')) found.add(name);
    for (const name of known.keys()) if (!found.has(name)) known.delete(name);
    for (const name of found) {
      if (known.has(name)) continue;
      const bytes = await storage.read(name);
      if (bytes) known.set(name, new Set(v.parse(Names, await fromBytes(bytes))));
    }
    lookedAt = performance.now();
  }

  async function packOf(name: string): Promise<Pack> {
    const bytes = await storage.read(name);
    const files = bytes ? v.parse(Files, await fromBytes(bytes)) : {};
    return new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text, 'base64')]));
  }

  const listOf = (shell: string, file: string) =>
    [...known].find(([list, files]) => NAME.exec(list)?.[2] === shell && files.has(file))?.[0];

  /** The bytes of a file of an earlier build of a shell; null if no build that is kept has it. */
  return async (shell: string, file: string): Promise<Buffer | null> => {
    if (!listOf(shell, file) && performance.now() - lookedAt > LOOK_AGAIN_MS) {
      looking ??= look().finally(() => {
        looking = null;
      });
      await looking;
    }
    const list = listOf(shell, file);
    if (list === undefined) return null;
    const name = list.replace(/names$/, 'files');
    const found = packs.get(name) ?? packOf(name);
    packs.set(name, found);
    found.catch(() => packs.delete(name));
    return (await found).get(file) ?? null;
  };
}

type KeepDeps = { storage: Storage; now: () => Date; log: Log; stopping: AbortSignal };

/** A store that does not answer delays no start for longer. */
const START_WITHIN_MS = 5_000;

/**
 * Keeps this build in the store while its server runs, and removes those that are too old. Resolves once it is there, so
 * that the servers of the build before, which run beside this one during a deployment, can serve its files too.
 */
export async function keepServedBuild(
  needs: KeepDeps,
  build: string,
  shells: readonly BuiltAssets[],
): Promise<void> {
  const warn = (err: unknown) => needs.log.warn({ err }, 'assets were not kept');
  const keep = () => keepBuild(needs, build, shells).catch(warn);
  const removeOld = async () => {
    const removed = await removeOldBuilds(needs);
    if (removed.length > 0) needs.log.info({ removed }, 'assets of old builds removed');
  };
  const timer = setInterval(() => void keep().then(removeOld).catch(warn), HOUR_MS).unref();
  needs.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  await Promise.race([keep(), pause(START_WITHIN_MS, undefined, { ref: false })]);
}
