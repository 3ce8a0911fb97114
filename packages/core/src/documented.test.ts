import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const SOURCES = import.meta.dirname;
/** A directive of the linter or the bundler may come between a comment and its declaration. */
const FOR_TOOLS = /^\/\/ (?:oxlint-disable|@__NO_SIDE_EFFECTS__)/;
/** A request of an endpoint has its `summary` instead of a comment. */
const REQUEST = /^export const \w+ = request\(/;
const DECLARATION = /^export (?:async )?(?:const|function\*?|type|class)\s+(\w+)/;

/** Names that a file exports, and whether a doc comment ends right above one of their declarations. */
function exportsOf(text: string): Map<string, boolean> {
  const lines = text.split('\n').filter((line) => !FOR_TOOLS.test(line));
  const documented = new Map<string, boolean>();
  lines.forEach((line, at) => {
    const name = DECLARATION.exec(line)?.[1];
    if (!name || REQUEST.test(line)) return;
    const isDocumented = lines[at - 1]?.endsWith('*/') ?? false;
    // A schema and its type share a name and one comment.
    documented.set(name, isDocumented || documented.get(name) === true);
  });
  return documented;
}

function undocumented(text: string): string[] {
  return [...exportsOf(text)].flatMap(([name, isDocumented]) => (isDocumented ? [] : [name]));
}

test('every export has a comment', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !/\.test\.ts$|\.d\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  const silent = files.flatMap((file) =>
    undocumented(readFileSync(join(SOURCES, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(silent).toEqual([]);
});

test('an export without a comment is found, and a shared comment counts for schema and type', () => {
  expect(undocumented('/** A. */\nexport const A = 1;\nexport type A = number;\nexport type B = A;')).toEqual(
    ['B'],
  );
});
