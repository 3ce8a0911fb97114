/** The cookie of the back office. Its name makes browsers keep it to one host, all paths and HTTPS. */
export const STAFF_COOKIE = '__Host-staff';

const TOKEN = new RegExp(`(?:^|;[ \\t]*)${STAFF_COOKIE}=([\\w-]{20,100})(?=;|$)`, 'g');

/** The token of the cookie; null without one, and for two different ones: no browser of ours keeps those. */
export function staffToken(cookies: string | null): string | null {
  const tokens = new Set([...(cookies ?? '').matchAll(TOKEN)].map(([, token]) => token!));
  return tokens.size === 1 ? [...tokens][0]! : null;
}

const text = (value: string, maxAge: number) =>
  `${STAFF_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Strict`;

/** The Set-Cookie header that keeps a token for so many seconds. */
export const staffCookie = (token: string, seconds: number): string => text(token, seconds);

/** The Set-Cookie header that removes it. */
export const NO_STAFF_COOKIE = text('', 0);
