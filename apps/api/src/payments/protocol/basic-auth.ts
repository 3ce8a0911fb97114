import { equalInConstantTime } from '../../kernel/secrets.ts';

/** Whether a header of HTTP Basic names exactly this user and password (T44). */
export function isBasicAuth(header: string | null, known: { user: string; password: string }): boolean {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/]+={0,2})$/.exec(String(header)) ?? [];
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return equalInConstantTime(given, `${known.user}:${known.password}`);
}
