/**
 * A fetch that refuses redirects: what is sent to a service (tokens, phones, sums) goes to its configured address alone (ASVS
 * 15.3.2).
 */
export function withoutRedirects(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => fetch(input, { ...init, redirect: 'error' });
}
