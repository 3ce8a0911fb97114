import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createSandbox, S3_ACCOUNT } from '@dasturxon/sandbox';
import { afterAll, describe, expect, test } from 'vitest';

import { bringToStore, copyStorage } from './copy-storage.ts';
import { localStorage } from './local-storage.ts';
import { openStorage, readS3Url } from './open-storage.ts';
import { s3Storage } from './s3-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => Buffer.from(text);

/** A bucket of the sandbox's stand-in, reached by requests as they go over the wire. */
function aBucket(change: Partial<typeof S3_ACCOUNT> = {}) {
  const advanceOrder = async () => ({ ok: false, code: 'order_unknown' }) as const;
  const sandbox = createSandbox({ now: () => new Date(), advanceOrder });
  const place = {
    endpoint: 'http://store.test/s3',
    bucket: 'pictures',
    region: 'uz',
    ...S3_ACCOUNT,
    ...change,
  };
  const fetch = ((request: Request) => sandbox.app.request(request)) as typeof globalThis.fetch;
  return { sandbox, storage: s3Storage(place, { fetch, retryMs: 1 }) };
}
const aFolder = () => localStorage(mkdtempSync(join(folder, 'local-')));

async function namesIn(storage: { list: () => AsyncIterable<string> }) {
  const names: string[] = [];
  for await (const name of storage.list()) names.push(name);
  return names.toSorted();
}

describe.each([
  ['a folder', () => aFolder()],
  ['a bucket', () => aBucket().storage],
])('%s', (_, make) => {
  test('OPS-04 gives back what was written, and null for what was not', async () => {
    const storage = make();
    expect(await storage.read('plov.webp')).toBeNull();
    expect(await namesIn(storage)).toEqual([]);
    await storage.write('plov.webp', bytes('picture'));
    await storage.write('plov-240.avif', bytes('small'));
    expect((await storage.read('plov.webp'))?.toString()).toBe('picture');
    expect(await namesIn(storage)).toEqual(['plov-240.avif', 'plov.webp']);
    expect(await namesIn({ list: () => storage.list('plov-') })).toEqual(['plov-240.avif']);
    await storage.remove('plov-240.avif');
    await storage.remove('plov-240.avif');
    expect(await namesIn(storage)).toEqual(['plov.webp']);
  });

  test.each(['../secret.key', 'a/b.webp', '.hidden', '', 'a\0.webp', 'a b'])(
    'T60 refuses the name %j',
    async (name) => {
      const storage = make();
      await expect((async () => storage.read(name))()).rejects.toThrow('not the name of a stored file');
      await expect((async () => storage.write(name, bytes('x')))()).rejects.toThrow(
        'not the name of a stored file',
      );
    },
  );
});

test('a folder lists no unfinished file', async () => {
  const place = mkdtempSync(join(folder, 'drafts-'));
  writeFileSync(join(place, 'plov.webp.1.part'), '');
  expect(await namesIn(localStorage(place))).toEqual([]);
  await localStorage(place).write('plov.webp', bytes('x'));
  expect(readdirSync(place)).toHaveLength(2);
});

describe('OPS-04 a store that misbehaves', () => {
  test.each(['down', 'error', 'cut', 'changed'] as const)(
    '%s twice: the third try is right',
    async (mode) => {
      const { sandbox, storage } = aBucket();
      await storage.write('plov.webp', bytes('picture'));
      sandbox.faults.set({ service: 's3', mode, times: 2 });
      expect((await storage.read('plov.webp'))?.toString()).toBe('picture');
    },
  );

  test.each(['down', 'error', 'cut', 'changed'] as const)(
    '%s for good: an error, never a wrong picture',
    async (mode) => {
      const { sandbox, storage } = aBucket();
      await storage.write('plov.webp', bytes('picture'));
      sandbox.faults.set({ service: 's3', mode });
      await expect(storage.read('plov.webp')).rejects.toThrow(
        /answered 50\d|is not the file that was written/,
      );
    },
  );

  test('a wrong key is refused at once and named without the key', async () => {
    const { storage } = aBucket({ secretAccessKey: 'WRONG-CANARY' });
    const refused = storage.write('plov.webp', bytes('x'));
    await expect(refused).rejects.toThrow('answered 403');
    await expect(refused).rejects.not.toThrow('CANARY');
  });

  test('an unreachable store is an error without its keys', async () => {
    const away = readS3Url('s3://KEY:SECRET-CANARY@127.0.0.1:1/pictures?tls=0');
    const storage = s3Storage(away, { fetch, retryMs: 1 });
    await expect(storage.read('plov.webp')).rejects.toThrow('http://127.0.0.1:1 does not answer');
    expect(storage.name).toBe('s3://127.0.0.1:1/pictures');
  });
});

describe('OPS-05 moving pictures', () => {
  test('copies 250 files over three pages, keeps what is there, and can be repeated', async () => {
    const { sandbox, storage } = aBucket();
    const local = aFolder();
    for (let n = 0; n < 250; n += 1) await local.write(`p${n}.webp`, bytes(`picture ${n}`));
    await storage.write('p0.webp', bytes('picture 0'));
    sandbox.faults.set({ service: 's3', mode: 'error', times: 2 });
    expect(await copyStorage(local, storage)).toEqual({ copied: 249, kept: 1 });
    expect(await namesIn(storage)).toEqual(await namesIn(local));
    expect(await copyStorage(local, storage)).toEqual({ copied: 0, kept: 250 });
    const back = aFolder();
    expect(await copyStorage(storage, back)).toEqual({ copied: 250, kept: 0 });
    expect((await back.read('p123.webp'))?.toString()).toBe('picture 123');
  });

  test('stops when a file reads back differently', async () => {
    const local = aFolder();
    await local.write('plov.webp', bytes('picture'));
    const lying = { ...aFolder(), read: async () => bytes('other') };
    await expect(copyStorage(local, lying)).rejects.toThrow('plov.webp reads back differently');
  });

  test('drawn pictures are brought to a bucket, and stay where the folder is the store', async () => {
    const { storage } = aBucket();
    const local = aFolder();
    await local.write('plov.webp', bytes('picture'));
    await bringToStore(local, local);
    await bringToStore(local, storage);
    expect(await namesIn(storage)).toEqual(['plov.webp']);
  });
});

test('OPS-04 STORAGE_URL names a folder, a bucket, or nothing', () => {
  const opened = (STORAGE_URL?: string) => openStorage({ STORAGE_URL, DATA_DIR: '/data' }, fetch).name;
  expect(opened()).toBe('/data/pictures');
  expect(opened('file:///srv/pictures')).toBe('/srv/pictures');
  expect(opened('s3://K:S@s3.example.uz/media')).toBe('s3://s3.example.uz/media');
  expect(readS3Url('s3://K:a%2Fb@s3.example.uz/media?region=uz-1')).toEqual({
    endpoint: 'https://s3.example.uz',
    bucket: 'media',
    region: 'uz-1',
    accessKeyId: 'K',
    secretAccessKey: 'a/b',
  });
});
