/** Keeps a choice in a cookie of the whole site, as the server writes its own: Lax, and Secure on HTTPS. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${days * 24 * 60 * 60}; samesite=lax${secure}`;
}
