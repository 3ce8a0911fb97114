import { type Layout, ROUTES, type RouteName } from './routes.ts';

/** A route and what its placeholders hold, decoded. */
export type RouteMatch = { name: RouteName; layout: Layout; params: Readonly<Record<string, string>> };

type Pattern = { name: RouteName; layout: Layout; segments: readonly string[] };

const PATTERNS: readonly Pattern[] = Object.entries(ROUTES)
  .map(([name, { path, layout }]) => ({ name: name as RouteName, layout, segments: path.split('/') }))
  .toSorted((a, b) => placeholders(a) - placeholders(b));

/** The route of a path without query and hash, null for an unknown one (NAV-06). A trailing slash does not count. */
export function matchRoute(path: string): RouteMatch | null {
  const segments = path === '/' ? ['', ''] : path.replace(/(?<=[^/])\/$/, '').split('/');
  for (const { name, layout, segments: pattern } of PATTERNS) {
    const params = matchSegments(pattern, segments);
    if (params) return { name, layout, params };
  }
  return null;
}

/** The path of a route with its placeholders filled in and escaped. Throws when one is missing. */
export function pathTo(name: RouteName, params: Readonly<Record<string, string>> = {}): `/${string}` {
  const filled = ROUTES[name].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (!value) throw new TypeError(`The route ${name} needs {${key}}`);
    return encodeURIComponent(value);
  });
  return filled as `/${string}`;
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!expected.startsWith('{')) {
      if (segment !== expected) return null;
      continue;
    }
    const value = decoded(segment);
    if (!value) return null;
    params[expected.slice(1, -1)] = value;
  }
  return params;
}

function placeholders({ segments }: Pattern): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
