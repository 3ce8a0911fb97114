import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Env } from './env.ts';

/** What is done with the deployment's one key: sealing merchants' secrets and keyed hashes of short codes. */
export type Secrets = {
  /** AES-256-GCM; `context` (the merchant's id) must be the same to open it again. */
  seal: (plain: object, context: string) => string;
  /** Null when the text was sealed with another key or for another context. */
  open: (sealed: string, context: string) => Record<string, unknown> | null;
  /** A keyed hash, hex: codes and the subjects of rate limits are stored as this. */
  hmac: (text: string) => string;
};

export function createSecrets(key: Buffer): Secrets {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const sealing = derive('seal');
  const hashing = derive('hmac');
  return {
    seal(plain, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(JSON.stringify(plain), 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, context) {
      try {
        const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12));
        decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(12, 28));
        const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
        return JSON.parse(text) as Record<string, unknown>;
      } catch {
        return null;
      }
    },
    hmac: (text) => createHmac('sha256', hashing).update(text).digest('hex'),
  };
}

/** The deployment's key: SECRET_KEY, else a file in DATA_DIR that is made once. */
export function loadSecretKey(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): Buffer {
  if (env.SECRET_KEY) return Buffer.from(env.SECRET_KEY, 'hex');
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
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
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
