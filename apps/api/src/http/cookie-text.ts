/** A cookie of the whole site. `maxAge` is in seconds; without it the cookie ends with the browser's session. */
export type SiteCookie = { name: string; value: string; maxAge?: number; isHttpOnly?: boolean };

export const FORWARDED_PROTO = 'x-forwarded-proto';

/**
 * Whether the proxy's `x-forwarded-proto` is https. For cookies only: a caller who forges the header gets a cookie that
 * its own plain connection does not keep. Links in pages need a trusted proxy.
 */
export function isHttps(forwardedProto: string | null): boolean {
  return (forwardedProto ?? '').split(',')[0]!.trim().toLowerCase() === 'https';
}

/** The same for a request. */
export const cameByHttps = (request: Request): boolean => isHttps(request.headers.get(FORWARDED_PROTO));

/** The text of a Set-Cookie header: SameSite=Lax, and Secure where the browser uses HTTPS. */
export function cookieText({ name, value, maxAge, isHttpOnly }: SiteCookie, isSecure: boolean): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const httpOnly = isHttpOnly ? '; HttpOnly' : '';
  return `${name}=${value}; Path=/${age}${httpOnly}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** In seconds. */
export const COOKIE_YEAR = 31_536_000;
