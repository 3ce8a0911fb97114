import { createHmac, timingSafeEqual } from 'node:crypto';

import { SHORTEST_INIT_DATA } from '@dasturxon/core/auth';

/** Telegram's signed query strings are far shorter (T14). */
const LONGEST = 4_096;

/**
 * Characters allowed in the query string. Telegram adds fields whose names may have capitals, digits, dots and
 * dashes; unknown fields are accepted because the signature covers them.
 */
const PAIR = /^([\w.-]{1,64})=((?:[\w.~!*'()+-]|%[0-9A-F]{2})*)$/;
const HASH = /^[0-9a-f]{64}$/;
const SECONDS = /^[1-9]\d{0,10}$/;

/** Signed data of Telegram with a valid signature: its fields, its time, and a name to store it by. */
export type SignedAnswer = { fields: ReadonlyMap<string, string>; signedAt: Date; hash: string };

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The fields of a query string; null when a name comes twice or anything in it is not as Telegram writes it. */
function fieldsOf(raw: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (const part of raw.split('&')) {
    const [, name, encoded] = PAIR.exec(part) ?? [];
    const value = encoded === undefined ? null : decode(encoded);
    if (name === undefined || value === null || fields.has(name)) return null;
    fields.set(name, value);
  }
  return fields;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** What Telegram puts as `hash` beside these fields (D28). `signature` is one of the fields. */
export function signatureOf(fields: ReadonlyMap<string, string>, botToken: string): Buffer {
  const lines = [...fields].filter(([name]) => name !== 'hash').map(([name, value]) => `${name}=${value}`);
  return hmac(hmac('WebAppData', botToken), lines.toSorted().join('\n'));
}

/**
 * Reads init data or a shared contact, which Telegram signs in the same way. Null for whatever this bot's token did
 * not sign, byte for byte.
 */
export function readSignedAnswer(raw: string, botToken: string): SignedAnswer | null {
  const isLikely = raw.length >= SHORTEST_INIT_DATA && raw.length <= LONGEST;
  const fields = isLikely ? fieldsOf(raw) : null;
  if (!fields) return null;
  const [hash = '', seconds = ''] = [fields.get('hash'), fields.get('auth_date')];
  if (!HASH.test(hash) || !SECONDS.test(seconds)) return null;
  if (!timingSafeEqual(Buffer.from(hash, 'hex'), signatureOf(fields, botToken))) return null;
  return { fields, hash, signedAt: new Date(Number(seconds) * 1000) };
}
