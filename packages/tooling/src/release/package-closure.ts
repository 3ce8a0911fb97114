import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Manifest = {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** An installed package: its folder inside pnpm's virtual store, and what it needs there. */
export type Installed = { folder: string; name: string; version: string; license: string };

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function needsOf(manifest: Manifest): string[] {
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (name) => manifest.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.optionalDependencies ?? {}),
    ...peers,
  ];
}

/** The folder of a package as Node finds it from another one's folder; null where it is not installed. */
function findFrom(folder: string, name: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name);
    if (existsSync(candidate)) return realpathSync(candidate);
    if (at === dirname(at)) return null;
  }
}

/**
 * Every installed package that the named ones need, as the lockfile installed them. Optional packages of other
 * platforms are absent. Throws when a named package is not installed.
 */
export function packageClosure(roots: readonly { from: string; names: readonly string[] }[]): Installed[] {
  const found = new Map<string, Installed>();
  const waiting = roots.flatMap(({ from, names }) =>
    names.map((name) => {
      const folder = findFrom(from, name);
      if (folder === null) throw new Error(`${name} is not installed in ${from}`);
      return folder;
    }),
  );
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    const manifest = readManifest(folder);
    const { name, version, license } = manifest;
    found.set(folder, { folder, name, version, license: typeof license === 'string' ? license : 'unknown' });
    for (const need of needsOf(manifest)) {
      const next = findFrom(folder, need);
      if (next !== null) waiting.push(next);
    }
  }
  return [...found.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}
