import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ModuleParts, modulePartsOf } from './module-parts.ts';
import type { Sources } from './reach.ts';
import { ROOT } from '../run-step.ts';

/** Where production begins: the shells, the service workers, the pages that the server draws, the server, its commands. */
export function productEntries(): string[] {
  const commands = globSync('apps/api/src/cli/*.ts', { cwd: ROOT });
  return [
    'apps/admin/src/main.tsx',
    'apps/admin/src/service-worker/worker.ts',
    'apps/web/src/main.ts',
    'apps/web/src/service-worker/sw.ts',
    'apps/telegram/src/main.ts',
    'apps/click/src/main.ts',
    'apps/api/src/main.ts',
    'packages/storefront/src/server/server.ts',
    ...commands.filter((path) => !path.endsWith('.test.ts')),
  ];
}

/** The repository's own files. The sandbox is left out: what only a stand-in reads does not run in production. */
export function repositorySources(): Sources {
  const read = new Map<string, ModuleParts | null>();
  return {
    read(path) {
      const known = read.get(path);
      if (known !== undefined) return known;
      const isOurs = /^(packages|apps)\/.*[.]tsx?$/.test(path) && existsSync(join(ROOT, path));
      const parts = isOurs ? modulePartsOf(path, readFileSync(join(ROOT, path), 'utf8')) : null;
      read.set(path, parts);
      return parts;
    },
    match: (pattern) => globSync(pattern, { cwd: ROOT }),
    resolve: resolvePackage,
  };
}

type Exports = Readonly<Record<string, string | { types?: string }>>;

function resolvePackage(specifier: string): string | null {
  const [, name = '', rest = ''] = /^@dasturxon\/([a-z]+)(.*)$/.exec(specifier) ?? [];
  const folder = `packages/${name}`;
  if (name === '' || name === 'sandbox' || !existsSync(join(ROOT, folder))) return null;
  const { exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    exports: Exports;
  };
  const path = sourceOf(exports, rest);
  return path && `${folder}/${path.slice(2)}`;
}

/** A build is named beside its source's types. */
function sourceOf(exports: Exports, rest: string): string | null {
  const found = exports[`.${rest}`] ?? exports['./*'];
  const path = typeof found === 'string' ? found : found?.types;
  return path?.replace('*', rest.slice(1)) ?? null;
}
