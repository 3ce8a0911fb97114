import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { localStorage } from '../../gateways/storage/local-storage.ts';
import { keepBuild, keptAssets, removeOldBuilds } from './kept-assets.ts';

const home = mkdtempSync(join(tmpdir(), 'dasturxon-assets-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A store, and the folder of a build with these files. */
function aStore() {
  const storage = localStorage(mkdtempSync(join(home, 'store-')));
  const reads: string[] = [];
  const watched = { ...storage, read: (name: string) => (reads.push(name), storage.read(name)) };
  return { storage: watched, reads };
}
function aFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(home, 'build-'));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const at = (day: string) => () => new Date(`${day}T12:00:00Z`);

async function namesIn(storage: { list: () => AsyncIterable<string> }) {
  const names: string[] = [];
  for await (const name of storage.list()) names.push(name);
  return names.toSorted();
}

test('OPS-12 a file of an earlier build is read from the store, byte for byte, and of its own shell alone', async () => {
  const { storage } = aStore();
  const folder = aFolder({
    'basket-A1.js': 'export {}',
    'basket-A1.js.br': 'x',
    'font-A1.woff2': '\0\u00ff',
  });
  await keepBuild({ storage, now: at('2026-11-01') }, 'old', [{ shell: 'web', folder }]);
  await keepBuild({ storage, now: at('2026-11-02') }, 'new', [
    { shell: 'web', folder: aFolder({ 'basket-B2.js': 'new' }) },
  ]);
  const read = keptAssets(storage);
  expect((await read('web', 'basket-A1.js'))?.toString()).toBe('export {}');
  expect((await read('web', 'font-A1.woff2'))?.toString()).toBe('\0\u00ff');
  expect((await read('web', 'basket-B2.js'))?.toString()).toBe('new');
  expect(await read('tg', 'basket-A1.js')).toBeNull();
  expect(await read('web', 'basket-A1.js.br')).toBeNull();
});

test('OPS-12 a build is kept for 14 days after the last day on which it was served', async () => {
  const { storage } = aStore();
  const web = { shell: 'web', folder: aFolder({ 'a-1.js': '1' }) };
  await keepBuild({ storage, now: at('2026-11-01') }, 'old', [web]);
  await keepBuild({ storage, now: at('2026-11-05') }, 'old', [web]);
  await keepBuild({ storage, now: at('2026-11-19') }, 'new', [web]);
  expect(await removeOldBuilds({ storage, now: at('2026-11-19') })).toEqual([]);
  await storage.write('plov.webp', Buffer.from('picture'));
  expect(await removeOldBuilds({ storage, now: at('2026-11-20') })).toEqual(['old']);
  expect(await removeOldBuilds({ storage, now: at('2026-11-20') })).toEqual([]);
  expect(await namesIn(storage)).toEqual([
    'assets.new.on.2026-11-19',
    'assets.new.web.files',
    'assets.new.web.names',
    'plov.webp',
  ]);
});

test('OPS-12 made-up names read nothing of the store more than once in a while', async () => {
  const { storage, reads } = aStore();
  const web = { shell: 'web', folder: aFolder({ 'a-1.js': '1' }) };
  await keepBuild({ storage, now: at('2026-11-01') }, 'old', [web]);
  reads.length = 0;
  const read = keptAssets(storage);
  for (let n = 0; n < 50; n += 1) expect(await read('web', `made-up-${n}.js`)).toBeNull();
  expect(reads).toEqual(['assets.old.web.names']);
});

test('a store that fails is an error of this read alone', async () => {
  const { storage } = aStore();
  const web = { shell: 'web', folder: aFolder({ 'a-1.js': '1' }) };
  await keepBuild({ storage, now: at('2026-11-01') }, 'old', [web]);
  let isDown = true;
  const read = keptAssets({
    ...storage,
    read: (name) => (isDown ? Promise.reject(new Error('down')) : storage.read(name)),
  });
  await expect(read('web', 'a-1.js')).rejects.toThrow('down');
  isDown = false;
  expect((await read('web', 'a-1.js'))?.toString()).toBe('1');
});
