import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

import { parseSync } from 'oxc-parser';

/** One import, static or dynamic, or a re-export: the importing file, and the names. */
export type Import = {
  /** The importing file, from the repository's root. */
  from: string;
  /** The specifier as written in the code. */
  specifier: string;
  /** A file of the repository (relative imports), else the specifier. */
  target: string;
  /** The package: `react`, `@scope/name`, `node:fs`; empty for relative imports. */
  package: string;
  typeOnly: boolean;
};

const packageOf = (specifier: string): string =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

/** Every import of one source file. `import type` counts too: it ties packages together all the same. */
export function importsOf(from: string, source: string): Import[] {
  const { module } = parseSync(from, source);
  const all: { specifier: string; typeOnly: boolean }[] = [];
  for (const one of module.staticImports) {
    const typeOnly = one.entries.length > 0 && one.entries.every((entry) => entry.isType);
    all.push({ specifier: one.moduleRequest.value, typeOnly });
  }
  for (const one of module.staticExports)
    for (const entry of one.entries)
      if (entry.moduleRequest) all.push({ specifier: entry.moduleRequest.value, typeOnly: entry.isType });
  for (const one of module.dynamicImports) {
    const literal = source.slice(one.moduleRequest.start, one.moduleRequest.end);
    const specifier = /^(['"`])([^'"`$]+)\1$/.exec(literal)?.[2];
    if (specifier) all.push({ specifier, typeOnly: false });
  }
  return all.map(({ specifier, typeOnly }) => {
    const relative = specifier.startsWith('.');
    const path = specifier.replace(/\?.*$/, '');
    return {
      from,
      specifier,
      typeOnly,
      target: relative ? posix.normalize(posix.join(posix.dirname(from), path)) : path,
      package: relative ? '' : packageOf(path),
    };
  });
}

/** Every import of a file on disk, `root` being the repository's root. */
export function importsOfFile(root: string, from: string): Import[] {
  return importsOf(from, readFileSync(`${root}/${from}`, 'utf8'));
}
