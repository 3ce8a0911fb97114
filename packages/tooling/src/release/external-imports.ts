import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

import { parseSync } from 'oxc-parser';

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that built files import, statically or by `import()` of a constant. */
export function externalImports(folder: string): string[] {
  const found = new Set<string>();
  for (const file of globSync('**/*.js', { cwd: folder })) {
    const { module } = parseSync(file, readFileSync(join(folder, file), 'utf8'));
    const named = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap((one) => one.moduleRequest?.value ?? []),
      ),
      ...dynamicImports(join(folder, file), module.dynamicImports),
    ];
    for (const one of named) if (!/^[./]/.test(one) && !isBuiltin(one)) found.add(packageOf(one));
  }
  return [...found].toSorted();
}

type Range = { moduleRequest: { start: number; end: number } };

function dynamicImports(path: string, ranges: readonly Range[]): string[] {
  const text = readFileSync(path, 'utf8');
  const sources = ranges.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  return sources.flatMap((source) => /^(['"`])([^'"`$]+)\1$/.exec(source)?.[2] ?? []);
}
