import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the released program has each command that the repository has, but the one of the bench', () => {
  // JSON of our own.
  const { scripts } = JSON.parse(read('../../../../package.json')) as { scripts: Record<string, string> };
  const files = Object.values(scripts).flatMap(
    (script) => /^node apps\/api\/src\/cli\/(\S+)/.exec(script)?.[1] ?? [],
  );
  const program = read('dasturxon.ts');
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !program.includes(`import('./${file}')`))).toEqual(['seed-bench.ts']);
});
