import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, Buffer>(scrypt);

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** A random salt, as text. */
export const newSalt = (): string => randomBytes(SALT_BYTES).toString('hex');

/** A text by scrypt as it is stored, `salt:hash`. It takes tens of milliseconds outside the event loop: never in a transaction. */
export const slowHash = async (text: string, salt = newSalt()): Promise<string> =>
  `${salt}:${(await derive(text, salt, HASH_BYTES)).toString('hex')}`;

/** The salt of a stored hash. */
export const saltOf = (stored: string): string => stored.split(':')[0]!;
