import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import * as v from 'valibot';

const Claims = v.object({ exp: v.number(), sub: v.string() });
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

export interface EskizTokens {
  issue(email: string): string;
  /** The email of the account that a token is of; null for one that is not valid. */
  emailOf(token: string): string | null;
}

/** Tokens like Eskiz's: a JWT valid for 30 days. A restarted sandbox rejects older ones. */
export function createEskizTokens(now: () => Date): EskizTokens {
  const secret = randomBytes(32);
  const sign = (content: string) => createHmac('sha256', secret).update(content).digest('base64url');
  return {
    issue(sub) {
      const iat = Math.floor(now().getTime() / 1000);
      const head = encode({ typ: 'JWT', alg: 'HS256' });
      const content = `${head}.${encode({ sub, iat, exp: iat + LIFETIME_SECONDS, jti: randomBytes(8).toString('hex') })}`;
      return `${content}.${sign(content)}`;
    },
    emailOf(token) {
      const [head, body, signature] = token.split('.');
      if (!head || !body || !signature) return null;
      if (!isSame(signature, sign(`${head}.${body}`))) return null;
      const { exp, sub } = v.parse(Claims, JSON.parse(Buffer.from(body, 'base64url').toString()));
      return exp > now().getTime() / 1000 ? sub : null;
    },
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
