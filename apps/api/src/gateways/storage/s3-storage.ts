import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { AwsClient } from 'aws4fetch';

import { checkedName, StorageFailed, type Storage } from './storage.ts';

/** `endpoint`: origin of the store, addressed by path, which every S3-compatible store understands. */
export type S3Place = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Options = { fetch: typeof globalThis.fetch; timeoutMs?: number; retryMs?: number };

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
};
const TRIES = 3;
const LARGEST_BYTES = 32 * 1024 * 1024;
const SUM = 'x-amz-meta-sha256';

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Worth another try: the store is busy, broken or away. */
const isPassing = (error: unknown) =>
  error instanceof StorageFailed && (error.status === null || error.status === 429 || error.status >= 500);

/**
 * Files in a bucket. A call that fails for a passing reason is tried three times; writes name their SHA-256, which the
 * store checks, and reads compare it, so that a cut or changed answer is never taken for a picture.
 */
export function s3Storage(place: S3Place, options: Options): Storage {
  const { fetch, timeoutMs = 10_000, retryMs = 100 } = options;
  const client = new AwsClient({ ...place, service: 's3' });
  const root = `${place.endpoint}/${place.bucket}`;

  async function once(url: string, init: RequestInit): Promise<{ response: Response; bytes: Buffer }> {
    try {
      const signed = await client.sign(url, init);
      const response = await fetch(signed, { signal: AbortSignal.timeout(timeoutMs) });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    } catch {
      throw new StorageFailed(`${place.endpoint} does not answer`);
    }
  }

  async function call<T>(
    url: string,
    init: RequestInit,
    read: (got: { response: Response; bytes: Buffer }) => T,
  ): Promise<T> {
    for (let nth = 1; ; nth += 1) {
      try {
        return read(await once(url, init));
      } catch (error) {
        if (nth >= TRIES || !isPassing(error)) throw error;
        await pause(retryMs * 2 ** (nth - 1));
      }
    }
  }

  const refused = ({ response }: { response: Response }, what: string) =>
    new StorageFailed(`${what}: ${place.endpoint} answered ${response.status}`, response.status);

  return {
    name: `s3://${new URL(place.endpoint).host}/${place.bucket}`,
    read: (name) =>
      call(`${root}/${checkedName(name)}`, { method: 'GET' }, ({ response, bytes }) => {
        if (response.status === 404) return null;
        if (response.status !== 200) throw refused({ response }, `reading ${name}`);
        const sum = response.headers.get(SUM);
        if (bytes.length > LARGEST_BYTES || (sum !== null && sum !== sumOf(bytes)))
          throw new StorageFailed(`reading ${name}: the answer is not the file that was written`);
        return bytes;
      }),
    async write(name, bytes) {
      const sum = sumOf(bytes);
      const headers = {
        'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-amz-content-sha256': sum,
        [SUM]: sum,
      };
      const body = new Uint8Array(bytes);
      await call(`${root}/${checkedName(name)}`, { method: 'PUT', headers, body }, ({ response }) => {
        if (response.status !== 200) throw refused({ response }, `writing ${name}`);
      });
    },
    async *list(prefix = '') {
      let token: string | null = null;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(prefix !== '' && { prefix }),
          ...(token !== null && { 'continuation-token': token }),
        });
        const page: string = await call(`${root}?${query}`, { method: 'GET' }, ({ response, bytes }) => {
          const text = bytes.toString('utf8');
          if (response.status !== 200 || !text.includes('</ListBucketResult>'))
            throw refused({ response }, 'listing the bucket');
          return text;
        });
        // Names of ours have no characters that XML escapes; others are not ours.
        for (const [, name = ''] of page.matchAll(/<Key>([\w.-]+)<\/Key>/g)) yield name;
        token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1] ?? null;
      } while (token !== null);
    },
    remove: (name) =>
      call(`${root}/${checkedName(name)}`, { method: 'DELETE' }, ({ response }) => {
        if (response.status !== 204 && response.status !== 404)
          throw refused({ response }, `removing ${name}`);
      }),
  };
}
