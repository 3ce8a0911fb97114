const NAMES = new Set(['image', 'logo', 'favicon']);
/** Nothing that could end a directive or begin another: a merchant types these addresses. */
const HOST = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;
const MOST_HOSTS = 20;

/**
 * The other hosts that pictures of a brand are on: its icon and logo, its menu, banners and stories. A full URL is used
 * as it is (HTTP-05), so the page's policy has to let it in.
 */
export function pictureHosts(brand: object): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'object') look(inner);
      else if (NAMES.has(name) && typeof inner === 'string' && URL.canParse(inner))
        found.add(new URL(inner).origin);
    }
  };
  look(brand);
  return [...found].filter((host) => HOST.test(host)).slice(0, MOST_HOSTS);
}
