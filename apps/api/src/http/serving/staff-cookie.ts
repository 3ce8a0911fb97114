/** A cookie of the back office: its token in a request, and the Set-Cookie headers that keep and remove it. */
type HostCookie = {
  /** Null without the cookie, and for two different ones: no browser of ours keeps those. */
  read: (cookies: string | null) => string | null;
  keep: (token: string, seconds: number) => string;
  remove: string;
};

/** The `__Host-` prefix makes browsers keep a cookie to one host, all paths and HTTPS. */
function hostCookie(name: `__Host-${string}`): HostCookie {
  const pattern = new RegExp(`(?:^|;[ \\t]*)${name}=([\\w-]{20,100})(?=;|$)`, 'g');
  const text = (value: string, maxAge: number) =>
    `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Strict`;
  return {
    read(cookies) {
      const tokens = new Set([...(cookies ?? '').matchAll(pattern)].map(([, token]) => token!));
      return tokens.size === 1 ? [...tokens][0]! : null;
    },
    keep: text,
    remove: text('', 0),
  };
}

/** The session of a member of staff. */
export const staffCookie = hostCookie('__Host-staff');

/** The shared tablet that a browser is. */
export const deviceCookie = hostCookie('__Host-device');
