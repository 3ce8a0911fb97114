/** A cookie of the whole site. `maxAge` is in seconds; without it the cookie ends with the browser's session. */
export type SiteCookie = { name: string; value: string; maxAge?: number };

/**
 * Whether the browser came by HTTPS, as the proxy before us says. For cookies alone: a caller who makes the header up
 * gets a cookie that its own plain connection does not keep. Links in pages ask for a trusted proxy.
 */
export function cameByHttps(request: Request): boolean {
  const said = request.headers.get('x-forwarded-proto') ?? '';
  return said.split(',')[0]!.trim().toLowerCase() === 'https';
}

/** The text of a Set-Cookie header: SameSite=Lax, and Secure where the browser came by HTTPS. */
export function cookieText({ name, value, maxAge }: SiteCookie, isHttps: boolean): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/${age}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** A year. */
export const COOKIE_YEAR = 31_536_000;
