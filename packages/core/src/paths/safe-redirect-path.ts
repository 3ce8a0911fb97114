import { localPath } from './path-prefix.ts';
import { HOME_PATH, LOGIN_PATH } from './routes.ts';

/** Used when no redirect URL is stored or the stored one is not acceptable (K-27). */
export const DEFAULT_REDIRECT = HOME_PATH;

/**
 * A stored or linked target, when it is a path on this origin; else the default (IMP-20, T54).
 * Anything that would have to be repaired first (doubled or encoded slashes, a scheme, hidden characters) is
 * refused, and so are the sign-in pages, which would lead round in a circle.
 */
export function safeRedirectPath(target: string | null | undefined): `/${string}` {
  if (!target?.startsWith('/') || target !== localPath(target)) return DEFAULT_REDIRECT;
  const [path] = target.split(/[?#]/);
  const isSignIn = path === LOGIN_PATH || path?.startsWith(`${LOGIN_PATH}/`);
  return isSignIn ? DEFAULT_REDIRECT : target;
}
