import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

type Shipped = { folder: string; name: string; version: string; license: string };

const LINE = '─'.repeat(72);

/** The licence files of a package, the longest name last so that LICENSE comes before its notices. */
const textsOf = (folder: string) =>
  globSync('{LICENSE,LICENCE,COPYING,NOTICE,license,licence,OFL}*', { cwd: folder })
    .toSorted((a, b) => a.length - b.length)
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());

/** Name, version, licence and licence text of each package, sorted by name. */
export function licenceList(packages: readonly Shipped[]): string {
  const unique = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  const sections = [...unique.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { license, folder }]) =>
      [`${id}  ${license}`, '', ...textsOf(realpathSync(folder))].join('\n').trimEnd(),
    );
  return `Dasturxon is under the MIT licence (LICENSE). It contains the packages below.\n\n${sections
    .map((section) => `${LINE}\n${section}\n`)
    .join('\n')}`;
}
