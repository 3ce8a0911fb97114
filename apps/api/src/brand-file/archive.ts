import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { extract, pack } from 'tar-stream';

import { BrandFileError } from './brand-file-error.ts';

/** One file of an archive. */
export type Entry = { name: string; bytes: Buffer };

/** Everything of a header that could differ between two machines. */
const FIXED = { mtime: new Date(0), mode: 0o644, uid: 0, gid: 0, uname: '', gname: '' };

/** An archive that is being written. */
export type ArchiveWriter = {
  /** Adds one file and waits until it is taken. */
  add: (entry: Entry) => Promise<void>;
  finish: () => Promise<void>;
  /** Gives up; what was written is useless. */
  abort: () => Promise<void>;
};

/** Begins a compressed tar. The same entries give the same bytes. */
export function openArchive(to: string): ArchiveWriter {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(to, { mode: 0o600 }));
  const settled = written.then(
    () => undefined,
    () => undefined,
  );
  return {
    add: ({ name, bytes }) =>
      new Promise((resolve, reject) => {
        const sink = tar.entry({ ...FIXED, name, size: bytes.length }, (error) =>
          error ? reject(error) : resolve(),
        );
        sink.end(bytes);
      }),
    async finish() {
      tar.finalize();
      await written;
    },
    async abort() {
      tar.destroy();
      await settled;
    },
  };
}

/** The most bytes that an archive may have unpacked, in one file and in all. */
export type ArchiveLimits = { ofFile: number; ofAll: number };

/** Of each file, also of an empty one. */
const HEADER_BYTES = 512;

/** What the archives of commands may have: their person chose them. */
const UNLIMITED: ArchiveLimits = { ofFile: Infinity, ofAll: Infinity };

/** The files of an archive in their order. Throws for one that is cut off, or that unpacks to more than it may. */
export async function* readArchive(from: string, limits = UNLIMITED): AsyncGenerator<Entry> {
  const tar = extract();
  const read = pipeline(createReadStream(from), createGunzip(), tar);
  // The loop below throws the same error.
  read.catch(() => undefined);
  let left = limits.ofAll;
  for await (const entry of tar) {
    const { size } = entry.header;
    left -= size + HEADER_BYTES;
    if (size > limits.ofFile || left < 0) throw new BrandFileError('changed', 'the file is too large');
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    yield { name: entry.header.name, bytes: Buffer.concat(parts) };
  }
}
