import type { Endpoint } from './endpoint.ts';

/** The spelling a path may carry when its call needs a token (HTTP-02, D45, D65). */
export const WITH_TOKEN = 'WITH_TOKEN';
/** The path of API-27 without its endpoint: the menu asks for it before the shapes of orders are there (BOOT-07). */
export const ACTIVE_ORDERS_PATH = '/orders/v1/orders/user/{id}/active';

const MARKER = /\/WITH_TOKEN(?=$|[?#])/;

/** A path as it is sent: no marker, exactly one leading slash. */
export function plainPath(path: string): `/${string}` {
  return `/${path.replace(MARKER, '').replace(/^\/+/, '')}`;
}

/** Every spelling of an endpoint's path that a server accepts, the documented one first. */
export function pathSpellings(endpoint: Pick<Endpoint, 'path' | 'auth'>): readonly `/${string}`[] {
  const plain = plainPath(endpoint.path);
  return endpoint.auth === 'none' ? [plain] : [`${plain}/${WITH_TOKEN}`, plain];
}

/** The path with its `{placeholders}` filled in and escaped. Throws when one is missing or is no text. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): `/${string}` {
  const filled = plainPath(path).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') {
      throw new TypeError(`The path ${path} needs {${name}}`);
    }
    return encodeURIComponent(value);
  });
  return filled as `/${string}`;
}

/** Endpoints so ordered that a fixed segment is tried before a placeholder in the same place. */
export function inMountOrder<E extends Pick<Endpoint, 'path'>>(endpoints: readonly E[]): E[] {
  return endpoints.toSorted((a, b) => compareText(mountKey(a.path), mountKey(b.path)));
}

/** Placeholders sort after every letter. */
function mountKey(path: string): string {
  return plainPath(path).replace(/\{\w+\}/g, '\u{10FFFF}');
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** API-06: grades of products, which a page without the API client asks for as well. */
export const GRADES_PATH = '/products/v1/grade';

/** Whether a merchant serves now, which the menu asks without the API client as well. */
export const OPENING_PATH = '/users/v1/branches/opening';

/** Which state of the stop-list and the pauses holds, which an open page asks for again and again. */
export const SALE_VERSION_PATH = '/products/v1/sale-version';
