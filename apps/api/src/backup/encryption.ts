import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** A key pair of age: `recipient` encrypts, `identity` decrypts. */
export type BackupKey = { recipient: string; identity: string };

export async function createBackupKey(): Promise<BackupKey> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

type Bytes = Parameters<Encrypter['encrypt']>[0] & ReadableStream;

/** A stream encrypted for every recipient in the age format, which the `age` program opens too. */
export async function encrypt(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(plain) as Bytes)) as ReadableStream);
}

const MAGIC = 'age-encryption.org/v1';

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1') === MAGIC;
  } finally {
    await file.close();
  }
}

/**
 * A backup's bytes, decrypted when the file is encrypted. Throws without the identity of one of its recipients; an altered
 * or cut file fails while it is read.
 */
export async function decrypted(path: string, identity: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(path))) return createReadStream(path);
  if (identity === undefined)
    throw new Error('the backup is encrypted: name the file of its key with --identity');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const file = createReadStream(path);
  try {
    return Readable.fromWeb((await decrypter.decrypt(Readable.toWeb(file) as Bytes)) as ReadableStream);
  } catch (error) {
    file.destroy();
    throw new Error('the key does not open the backup, or its head was altered: nothing was restored', {
      cause: error,
    });
  }
}
