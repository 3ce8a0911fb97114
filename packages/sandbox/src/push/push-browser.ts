import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';

import * as v from 'valibot';

/** A message as a browser read it. */
export type ReadPush = { message: unknown; ttl: number; topic: string | null; at: string };

/** A browser with a subscription: its keys, and what it has read. */
export type PushBrowser = {
  id: string;
  p256dh: string;
  auth: string;
  /** The key of the server that may send; null for any. */
  serverKey: string | null;
  isGone: boolean;
  read: ReadPush[];
  decrypt: (body: Buffer) => unknown;
};

const derive = (...[key, salt, info, length]: [Buffer, Buffer, Buffer, number]) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser that subscribed, with keys of its own (RFC 8291). */
export function createBrowser(serverKey: string | null): PushBrowser {
  const pair = createECDH('prime256v1');
  const ownKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    id: randomUUID(),
    p256dh: ownKey.toString('base64url'),
    auth: auth.toString('base64url'),
    serverKey,
    isGone: false,
    read: [],
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const keyLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, sender]);
      const input = derive(pair.computeSecret(sender), auth, info, 32);
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The last record ends with 2, then padding.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}

const Claims = v.object({
  aud: v.string(),
  exp: v.number(),
  sub: v.pipe(v.string(), v.regex(/^(?:mailto|https):/)),
});
const DAY_S = 86_400;
const TOKEN = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]{87})$/;

/** Whether ES256 of this text was made with the private part of a public key. */
function isSignedBy(key: string, text: string, signature: string): boolean {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(text), by, Buffer.from(signature, 'base64url'));
}

function tokenOf(header: string) {
  const [, head = '', body = '', signature = '', key = ''] = TOKEN.exec(header) ?? [];
  return key === '' ? null : { head, body, signature, key };
}

/** Whether `Authorization` is a VAPID token of this key for this origin that is valid for a day at most (RFC 8292). */
export function isVapid(
  header: string,
  about: { origin: string; serverKey: string | null; now: Date },
): boolean {
  const token = tokenOf(header);
  if (!token || (about.serverKey ?? token.key) !== token.key) return false;
  const { head, body, signature, key } = token;
  if (!isSignedBy(key, `${head}.${body}`, signature)) return false;
  const { aud, exp } = v.parse(Claims, JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  const left = exp - about.now.getTime() / 1000;
  return aud === about.origin && left > 0 && left <= DAY_S;
}
