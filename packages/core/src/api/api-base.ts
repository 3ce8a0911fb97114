/** Where the API is, by where the page is (HTTP-04). */
export type ApiBases = {
  /** Empty: the page's own origin. */
  production: string;
  development: string;
  /** Whole host names without port, listed by configuration; `localhost` and its subdomains always count. */
  developmentHosts?: readonly string[];
};

/** The base of all calls: on a development host the development API, elsewhere the production one (HTTP-04). */
export function apiBase(hostname: string, bases: ApiBases): string {
  const host = hostname.toLowerCase();
  const isLocal =
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');
  return isLocal || bases.developmentHosts?.includes(host) ? bases.development : bases.production;
}
