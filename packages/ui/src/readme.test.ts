import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
const NOT_COMPONENTS = new Set(['follow-link', 'keep-clear', 'testing', 'theme']);

/** The VKUI parts that a component imports itself. */
function partsOf(folder: string): string[] {
  const files = globSync('*.tsx', { cwd: path.join(import.meta.dirname, folder) }).filter(
    (file) => !/\.(test|stories)\./.test(file),
  );
  const imports = files.flatMap((file) => [
    ...readFileSync(path.join(import.meta.dirname, folder, file), 'utf8').matchAll(
      /import \{([^}]+)\} from '@vkontakte\/vkui\/dist\/cssm'/g,
    ),
  ]);
  return imports.flatMap(([, names]) => names!.split(',').map((name) => name.trim().split(' ')[0]!)).sort();
}

/** Rows of the table by component: its VKUI parts, and why it uses no others. */
const rows = new Map(
  [...readme.matchAll(/^\| `([a-z0-9-]+)` +\|([^|]+)\|([^|]+)\|$/gm)].map(([, name, vkui, why]) => [
    name!,
    { vkui: vkui!.trim(), why: why!.trim() },
  ]),
);

const components = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_COMPONENTS.has(entry.name))
  .map(({ name }) => name);

test('the README names every component once, and nothing else', () => {
  expect([...rows.keys()].sort()).toEqual([...components].sort());
});

test.each(components)('the README names the parts of VKUI that %s uses, or why none', (name) => {
  const { vkui, why } = rows.get(name) ?? { vkui: '', why: '' };
  const named = [...vkui.matchAll(/`([A-Z]\w+)`/g)].map(([, part]) => part!).sort();
  if (!vkui.includes('through')) expect(named).toEqual(partsOf(name));
  expect(vkui === 'no' ? why : named).not.toHaveLength(0);
});
