/** Codes of calls that never reached the other side: nothing was sent, so the same call can be repeated safely. */
const CODES =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|UND_ERR_CONNECT_TIMEOUT)$/;

type Link = { code?: unknown; cause?: unknown; error?: unknown; errors?: unknown };

/** Errors wrap each other at most this deep. */
const DEPTH = 6;

/** The code of the failed connection at the root of an error, or null. Reads `cause`, grammy's `error`, `errors`. */
export function connectionFailure(error: unknown, depth = DEPTH): string | null {
  if (typeof error !== 'object' || error === null || depth === 0) return null;
  const { code, cause, error: inner, errors } = error as Link;
  if (typeof code === 'string' && CODES.test(code)) return code;
  const inside = [cause, inner, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  for (const one of inside) {
    const found = connectionFailure(one, depth - 1);
    if (found) return found;
  }
  return null;
}
