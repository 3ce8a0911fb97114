import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

import * as v from 'valibot';

import type { Secrets } from '../kernel/secrets.ts';
import { BrandFileError } from './brand-file-error.ts';

/** DER before the 32 bytes of an Ed25519 seed (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** What a brand file is signed with. The public key names it. */
export type SigningKey = { privateKey: KeyObject; publicKey: string };

/** The key that a seed of 32 bytes gives; the same seed gives the same signatures. */
function keyOf(seed: Buffer): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey: x! };
}

const Seed = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[0-9a-f]{64}$/, 'the key file must have 64 hex digits: openssl rand -hex 32'),
);

/** The key of a key file, else the deployment's own: derived from its hashing key, which outlives SECRET_KEY. */
export function signingKey(secrets: Pick<Secrets, 'hmac'>, keyText: string | null): SigningKey {
  return keyOf(Buffer.from(keyText === null ? secrets.hmac('brand file') : v.parse(Seed, keyText), 'hex'));
}

const Signature = v.object({
  algorithm: v.literal('Ed25519'),
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  signature: v.string(),
});

/** The signature file of a manifest. */
export function signManifest(manifest: Buffer, { privateKey, publicKey }: SigningKey): Buffer {
  const signature = sign(null, manifest, privateKey).toString('base64url');
  return Buffer.from(`${JSON.stringify({ algorithm: 'Ed25519', publicKey, signature })}\n`);
}

/** Throws unless one of the trusted keys has signed the manifest. */
export function checkSignature(manifest: Buffer, file: Buffer, trusted: readonly string[]): void {
  const { publicKey, signature } = v.parse(Signature, JSON.parse(file.toString('utf8')));
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  if (!verify(null, manifest, key, Buffer.from(signature, 'base64url')))
    throw new BrandFileError('changed', 'the signature does not fit: the file was changed');
  if (!trusted.includes(publicKey))
    throw new BrandFileError(
      'unknownKey',
      `the file is signed by ${publicKey}: if its sender is known, add --signed-by ${publicKey}`,
    );
}
