import { sha256 } from '../kernel/secrets.ts';

/**
 * The key under which a token or a failure of an account is kept. It contains a hash of every credential: whoever knows
 * only the name of an account, or has a wrong secret for it, never gets the token of somebody who knows the right one.
 */
export function accountKey(...credentials: readonly string[]): string {
  return sha256(JSON.stringify(credentials));
}
