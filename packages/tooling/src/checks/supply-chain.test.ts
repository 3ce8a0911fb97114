import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { ROOT } from '../run-step.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

type Manifest = { name?: string; license?: unknown; scripts?: Record<string, string> };

const manifests = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: ROOT }).map(
  (path) => JSON.parse(read(path)) as Manifest,
);

type Bom = {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { 'bom-ref': string } };
  components: { purl: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/** The workspace's decision about each package with an install script. */
function allowedBuilds(): string[] {
  const [, list = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  return list
    .split('\n')
    .map((line) => line.split(':')[0]?.trim().replaceAll("'", '') ?? '')
    .filter(Boolean);
}

const PERMISSIVE =
  /^\(?(MIT|ISC|0BSD|Unlicense|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|MPL-2\.0)\b/;
/** Other licences, each known and named in the README or a tool of ours that is not shipped. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  'react-leaflet': /^Hippocratic-2\.1$/,
  '@react-leaflet/core': /^Hippocratic-2\.1$/,
  '@fontsource/noto-sans': /^OFL-1\.1$/,
  '@fontsource/noto-sans-arabic': /^OFL-1\.1$/,
  '@fontsource/noto-sans-sc': /^OFL-1\.1$/,
  spawndamnit: /^SEE LICENSE IN LICENSE$/,
};
const isSharpBinary = (name: string) => /^@img\/sharp(-libvips)?-/.test(name);

describe('T67 what comes from the registry', () => {
  test('every package of the lockfile has a SHA-512 and comes from the registry', () => {
    const lock = read('pnpm-lock.yaml');
    const resolutions = lock.split('\n').filter((line) => line.startsWith('    resolution: '));
    expect(resolutions.length).toBeGreaterThan(100);
    expect(resolutions.filter((line) => !/\{integrity: sha512-[\w+/]{86}==\}$/.test(line))).toEqual([]);
    expect(lock).not.toMatch(/git\+|codeload\.github|tarball:/);
  });

  test('nothing runs when it is installed, but for what the workspace names; a new one fails the install', () => {
    const workspace = read('pnpm-workspace.yaml');
    expect(workspace).toMatch(/^strictDepBuilds: true$/m);
    expect(workspace).toMatch(/^blockExoticSubdeps: true$/m);
    const running = manifests
      .filter(({ scripts = {} }) => scripts['preinstall'] ?? scripts['install'] ?? scripts['postinstall'])
      .map(({ name }) => name ?? '');
    expect([...new Set(running)].filter((name) => !allowedBuilds().includes(name))).toEqual([]);
  });

  test('a setup takes the lockfile as it is', () => {
    expect(read('package.json')).toMatch(/pnpm@[\d.]+ install --frozen-lockfile/);
  });

  test('the list of materials names each package of the lockfile with its SHA-512, and is the same each time', () => {
    const write = () =>
      execFileSync(process.execPath, ['packages/tooling/src/sbom.ts'], { cwd: ROOT, maxBuffer: 2 ** 26 });
    const text = write().toString();
    expect(write().toString() === text).toBe(true);
    const bom = JSON.parse(text) as Bom;
    expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.6']);
    const named = new Set(
      bom.components.map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length))),
    );
    const [, packages = ''] = /\npackages:\n([\s\S]*?)\nsnapshots:/.exec(read('pnpm-lock.yaml')) ?? [];
    const locked = [...packages.matchAll(/^ {2}'?([^\s':]+)'?:$/gm)].map(([, name = '']) => name);
    expect(locked.length).toBeGreaterThan(500);
    expect(locked.filter((name) => !named.has(name))).toEqual([]);
    const sums = bom.components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40dasturxon/'));
    expect(sums.filter((one) => !JSON.stringify(one).includes('"SHA-512"'))).toEqual([]);
    const known = new Set([bom.metadata.component['bom-ref'], ...bom.components.map(({ purl }) => purl)]);
    const needed = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(needed.filter((ref) => !known.has(ref))).toEqual([]);
  });

  test('licences are permissive, or known one by one', () => {
    const odd = manifests.filter(({ name = '', license }) => {
      const declared = typeof license === 'string' ? license : '';
      return (
        !!name &&
        !!declared &&
        !PERMISSIVE.test(declared) &&
        !isSharpBinary(name) &&
        !KNOWN[name]?.test(declared)
      );
    });
    expect(odd.map(({ name, license }) => `${name}: ${String(license)}`)).toEqual([]);
  });
});
