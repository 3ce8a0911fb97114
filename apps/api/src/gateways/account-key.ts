import { sha256 } from '../kernel/secrets.ts';

/**
 * The cache key of an account's token or failure. It contains a hash of every credential, so a caller with a wrong
 * secret never receives the token of the right one.
 */
export function accountKey(...credentials: readonly string[]): string {
  return sha256(JSON.stringify(credentials));
}
