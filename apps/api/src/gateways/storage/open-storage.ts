import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { localStorage } from './local-storage.ts';
import { s3Storage, type S3Place } from './s3-storage.ts';
import { StorageFailed, type Storage } from './storage.ts';

type Places = { STORAGE_URL?: string | undefined; DATA_DIR: string };

/** `s3://KEY:SECRET@host[:port]/bucket[?region=…&tls=0]` in parts; keys are percent-encoded in it. */
export function readS3Url(text: string): S3Place {
  const url = new URL(text);
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const scheme = url.searchParams.get('tls') === '0' ? 'http' : 'https';
  return {
    endpoint: `${scheme}://${url.host}`,
    bucket: url.pathname.slice(1),
    region,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** The store that STORAGE_URL names, else the folder `pictures` in DATA_DIR. */
export function openStorage({ STORAGE_URL, DATA_DIR }: Places, fetch: typeof globalThis.fetch): Storage {
  if (!STORAGE_URL) return localStorage(join(DATA_DIR, 'pictures'));
  if (STORAGE_URL.startsWith('file://')) return localStorage(fileURLToPath(STORAGE_URL));
  if (STORAGE_URL.startsWith('s3://')) return s3Storage(readS3Url(STORAGE_URL), { fetch });
  throw new StorageFailed('STORAGE_URL must start with file:// or s3://');
}
