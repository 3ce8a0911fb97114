import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Env } from './env.ts';

/** What is done with the deployment's keys: sealing merchants' secrets and keyed hashes of short codes. */
export type Secrets = {
  /** The id of the key that seals, for messages; the key cannot be derived from it. */
  keyId: string;
  /** AES-256-GCM; `context` (the merchant's id) must be the same to open it again. */
  seal: (plain: object, context: string) => string;
  /** Null when the text was sealed with a key that is not here or for another context. */
  open: (sealed: string, context: string) => Record<string, unknown> | null;
  /** Whether the text was sealed with the key that seals now. */
  isCurrent: (sealed: string, context: string) => boolean;
  /** A keyed hash, hex: codes and the subjects of rate limits are stored as this. */
  hmac: (text: string) => string;
  /** 32 bytes for one use that stay the same while the sealing keys are replaced. */
  derived: (use: string) => Buffer;
};

const derive = (key: Buffer, use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));

/** Eight hex digits that name a key. */
export const keyIdOf = (key: Buffer): string => derive(key, 'id').toString('hex').slice(0, 8);

/** The key of hashes that a deployment key gives. */
export const hashingKeyOf = (key: Buffer): Buffer => derive(key, 'hmac');

type SealingKey = { id: string; key: Buffer };

function openWith({ key }: SealingKey, text: string, context: string): Record<string, unknown> | null {
  try {
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(12, 28));
    const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    return JSON.parse(plain) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/**
 * Seals with the first key and opens with any. `v2.<key id>.…` names its key; with one key alone it writes `v1.…`, which
 * servers of the release before open too, so that both run side by side. `hashing` is the first key's unless given.
 */
export function createSecrets(keys: Buffer | readonly [Buffer, ...Buffer[]], hashing?: Buffer): Secrets {
  const given: readonly [Buffer, ...Buffer[]] = Buffer.isBuffer(keys) ? [keys] : keys;
  const ring = given.map((key): SealingKey => ({ id: keyIdOf(key), key: derive(key, 'seal') }));
  const first = ring[0]!;
  const hashKey = hashing ?? hashingKeyOf(given[0]);
  // Every request is hashed for its line of the log: with a key that is prepared once it takes 8 instead of 60 µs.
  const preparedHashKey = createSecretKey(hashKey);

  /** The keys that may have sealed a text, and its body. */
  function partsOf(sealed: string): { keys: readonly SealingKey[]; body: string } {
    const [, id, body] = /^v2\.([0-9a-f]{8})\.([\w-]+)$/.exec(sealed) ?? [];
    return body === undefined
      ? { keys: ring, body: sealed.replace(/^v1\./, '') }
      : { keys: ring.filter((one) => one.id === id), body };
  }
  const openAny = (sealed: string, context: string) => {
    const { keys: possible, body } = partsOf(sealed);
    for (const one of possible) {
      const opened = openWith(one, body, context);
      if (opened) return { opened, by: one };
    }
    return null;
  };

  return {
    keyId: first.id,
    seal(plain, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', first.key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(JSON.stringify(plain), 'utf8'), cipher.final()]);
      const text = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
      return ring.length > 1 ? `v2.${first.id}.${text}` : `v1.${text}`;
    },
    open: (sealed, context) => openAny(sealed, context)?.opened ?? null,
    isCurrent: (sealed, context) => openAny(sealed, context)?.by === first,
    hmac: (text) => createHmac('sha256', preparedHashKey).update(text).digest('hex'),
    derived: (use) => derive(hashKey, use),
  };
}

const fromHex = (text: string): [Buffer, ...Buffer[]] => {
  const [first = '', ...older] = text.trim().split(/[\s,]+/);
  return [Buffer.from(first, 'hex'), ...older.map((one) => Buffer.from(one, 'hex'))];
};

/** The deployment's keys, the one that seals first: SECRET_KEY, else a file in DATA_DIR that is made once. */
export function loadSecretKeys(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): [Buffer, ...Buffer[]] {
  if (env.SECRET_KEY) return fromHex(env.SECRET_KEY);
  const file = join(env.DATA_DIR, 'secret.key');
  mkdirSync(env.DATA_DIR, { recursive: true });
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  chmodSync(file, 0o600);
  return fromHex(readFileSync(file, 'utf8'));
}

/** SHA-256 in hex: how a bearer token is stored (T20). */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether two texts are equal, in constant time. */
export function equalInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(sha256(one)), Buffer.from(sha256(other))];
  return timingSafeEqual(a, b);
}
