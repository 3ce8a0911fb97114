import { createHmac } from 'node:crypto';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** A query string signed as Telegram signs init data and shared contacts for a bot. */
export function signAnswer(fields: Readonly<Record<string, string>>, botToken: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const hash = hmac(hmac('WebAppData', botToken), lines.toSorted().join('\n')).toString('hex');
  return Object.entries({ ...fields, hash })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
