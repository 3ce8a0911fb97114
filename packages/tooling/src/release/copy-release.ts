import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { externalImports } from './external-imports.ts';
import { packageClosure, type Installed } from './package-closure.ts';

/** What runs, at the same places as in the repository. */
const OWN = [
  'apps/api/dist',
  'apps/api/migrations',
  'apps/api/locales',
  'apps/api/package.json',
  'apps/web/dist',
  'apps/telegram/dist',
  'apps/click/dist',
  'apps/admin/dist',
  'packages/storefront/dist/server',
  'packages/storefront/package.json',
  'packages/sandbox/dist',
  'packages/sandbox/package.json',
  'packages/demo/package.json',
];

/** Own packages that the server finds by their name. */
const OWN_PACKAGES = ['storefront', 'sandbox', 'demo'];

/** Packages whose files are read by their path, so no import names them. */
const READ_BY_PATH = {
  'apps/api': ['@fontsource/noto-sans', '@fontsource/noto-sans-arabic', '@fontsource/noto-sans-sc'],
  'packages/demo': ['@lobehub/fluent-emoji-3d'],
};

/** Files of packages that no server reads. */
const NEVER_READ =
  /\.(?:map|d\.[cm]?ts|[cm]?ts|tsx|flow|woff2|css|scss|markdown)$|\/(?:test|tests|docs|example|examples|\.github)\//;
const OTHER_FONTS = /@fontsource\/[^/]+\/files\/(?!.*-(?:400|700)-normal\.woff$)/;
const OTHER_SCRIPT = /noto-sans-sc\/files\/(?!noto-sans-sc-chinese-simplified-)/;

const isRead = (path: string) =>
  lstatSync(path).isDirectory() ||
  !(NEVER_READ.test(path) || OTHER_FONTS.test(path) || OTHER_SCRIPT.test(path));

const isOwn = (name: string) => name.startsWith('@dasturxon/');

type Places = { root: string; target: string };

/** Copies the built program and the packages it needs into `target`. Returns the packages of the registry in it. */
export function copyRelease({ root, target }: Places): Installed[] {
  for (const path of OWN) {
    if (!existsSync(join(root, path))) throw new Error(`${path} is missing: run pnpm build`);
    cpSync(join(root, path), join(target, path), {
      recursive: true,
      filter: (from) => lstatSync(from).isDirectory() || !from.endsWith('.map'),
    });
  }
  const imported = {
    'apps/api': externalImports(join(root, 'apps/api/dist')),
    'packages/storefront': externalImports(join(root, 'packages/storefront/dist/server')),
  };
  const roots = Object.entries({ ...merge(imported, READ_BY_PATH) }).map(([at, names]) => ({ at, names }));
  const closure = packageClosure(roots.map(({ at, names }) => ({ from: join(root, at), names })));
  for (const { folder } of closure) copyPackage({ root, target }, folder, closure);
  for (const { at, names } of roots)
    for (const name of names) link({ root, target }, join(at, 'node_modules', name));
  for (const name of OWN_PACKAGES) {
    const place = join(target, 'apps/api/node_modules/@dasturxon', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(relative(dirname(place), join(target, 'packages', name)), place);
  }
  return closure;
}

function merge(...lists: Readonly<Record<string, readonly string[]>>[]): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const list of lists)
    for (const [at, names] of Object.entries(list))
      all[at] = [...(all[at] ?? []), ...names.filter((name) => !isOwn(name))];
  return all;
}

/** A link of the installation, kept relative; its target is inside the copied store. */
function link({ root, target }: Places, path: string) {
  const place = join(target, path);
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(readlinkSync(join(root, path)), place);
}

/** A package and those of its neighbours' links that lead to packages of the release. */
function copyPackage({ root, target }: Places, folder: string, closure: readonly Installed[]) {
  cpSync(folder, join(target, relative(root, folder)), { recursive: true, filter: isRead });
  const marker = `${join('node_modules', '.pnpm')}/`;
  const inStore = folder.slice(folder.indexOf(marker) + marker.length).split('/')[0] ?? '';
  const modules = join(root, marker, inStore, 'node_modules');
  const known = new Set(closure.map((one) => one.folder));
  for (const path of linksIn(modules)) {
    const to = resolve(dirname(path), readlinkSync(path));
    if (known.has(to)) link({ root, target }, relative(root, path));
  }
}

function linksIn(modules: string): string[] {
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    const path = join(modules, entry.name);
    if (entry.isSymbolicLink()) return [path];
    return entry.isDirectory() && entry.name.startsWith('@') ? linksIn(path) : [];
  });
}
