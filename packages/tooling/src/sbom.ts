import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { ROOT } from './run-step.ts';

/**
 * Writes the software bill of materials as CycloneDX, for scanners and release comparison (T67): `pnpm run sbom
 * [--out file]`. pnpm reads it from the lockfile, so it needs no network; the licences are those of the installed
 * packages. Sorted, without a time or a serial number: the same lockfile gives the same bytes.
 */
type Component = { purl: string; licenses?: unknown; [more: string]: unknown };
type Dependency = { ref: string; dependsOn?: string[] };
type Bom = {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: Component[];
  dependencies: Dependency[];
};

const FORMAT = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];

const pnpm = (...args: string[]): string =>
  execFileSync('pnpm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}` },
  }).toString();

const ask = (...more: string[]) => JSON.parse(pnpm('sbom', ...FORMAT, ...more)) as Bom;

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

type Listed = Record<string, { version: string }>;
type Own = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Listed | undefined> & {
  name: string;
  version: string;
};

/** What our own packages need: pnpm's list of materials has now some of it, now other parts. */
function ownDependencies(): Map<string, string[]> {
  const own = JSON.parse(pnpm('list', '-r', '--depth', '0', '--json', '--lockfile-only')) as Own[];
  const versions = new Map(own.map(({ name, version }) => [name, version]));
  return new Map(
    own.map(({ name, version, ...lists }) => [
      purlOf(name, version),
      Object.entries({ ...lists.dependencies, ...lists.devDependencies, ...lists.optionalDependencies }).map(
        ([needed, at]) => purlOf(needed, versions.get(needed) ?? at.version),
      ),
    ]),
  );
}

const by =
  <T>(key: (one: T) => string) =>
  (one: T, other: T) =>
    key(one) < key(other) ? -1 : 1;

function billOfMaterials(): Bom {
  const { serialNumber: _serial, metadata, components, dependencies, ...bom } = ask('--lockfile-only');
  const { timestamp: _at, ...about } = metadata;
  const licences = new Map(ask().components.map(({ purl, licenses }) => [purl, licenses]));
  const own = ownDependencies();
  return {
    ...bom,
    metadata: about,
    components: components
      .map((one) => ({ ...one, licenses: one.licenses ?? licences.get(one.purl) }))
      .toSorted(by(({ purl }) => purl)),
    dependencies: dependencies
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: (own.get(ref) ?? dependsOn).toSorted() }))
      .toSorted(by(({ ref }) => ref)),
  };
}

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const text = `${JSON.stringify(billOfMaterials(), null, 1)}\n`;
if (values.out) {
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, text);
} else process.stdout.write(text);
