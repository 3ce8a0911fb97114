import { createHash } from 'node:crypto';

/**
 * What a picture's files are called: 80 bits of the hash of its bytes, in hex. Every dish of a menu's page carries one,
 * and a hash does not compress.
 */
export const pictureName = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 20);

/** The file of a picture's original. */
export const originalOf = (name: string): string => `${name}-original.webp`;

const UPLOADED = /^([0-9a-f]{20})(?:-original|-240|-w\d{3,4})?\.(?:webp|avif)$/;

/** The name of the uploaded picture that a file belongs to; null for files of other names: drawn pictures, built scripts. */
export const uploadedPicture = (file: string): string | null => UPLOADED.exec(file)?.[1] ?? null;
