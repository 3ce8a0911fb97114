/** The cookie of the back office. Its name makes browsers keep it to one host, all paths and HTTPS. */
export const STAFF_COOKIE = '__Host-staff';

const TOKEN = new RegExp(`(?:^|;\\s*)${STAFF_COOKIE}=([\\w-]{20,100})(?:;|$)`);

/** The token of the cookie; null without one. */
export const staffToken = (cookies: string | null): string | null => TOKEN.exec(cookies ?? '')?.[1] ?? null;

const text = (value: string, maxAge: number) =>
  `${STAFF_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Strict`;

/** The Set-Cookie header that keeps a token for so many seconds. */
export const staffCookie = (token: string, seconds: number): string => text(token, seconds);

/** The Set-Cookie header that removes it. */
export const NO_STAFF_COOKIE = text('', 0);
