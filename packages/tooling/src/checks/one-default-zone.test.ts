import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '../run-step.ts';

const isProduct = (path: string) =>
  /^(packages|apps)\/[^/]+\/src\/.*[.]tsx?$/.test(path) &&
  !/[.]test[.]tsx?$|\/testing\/|^packages\/tooling\//.test(path);

test('the default time zone is written in one file; all other code reads the merchant’s zone', () => {
  const paths = execFileSync('git', ['grep', '-l', 'Asia/Tashkent'], { cwd: ROOT })
    .toString()
    .trim()
    .split('\n');
  expect(paths.filter(isProduct)).toEqual(['packages/core/src/kernel/zone.ts']);
});

test('no code adds the offset of a zone by hand', () => {
  const paths = execFileSync('git', ['ls-files', 'packages', 'apps'], { cwd: ROOT })
    .toString()
    .trim()
    .split('\n');
  const byHand = paths
    .filter(isProduct)
    .filter((path) => /\b5 \* (3_?600_?000|60 \* 60)/.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(byHand).toEqual([]);
});
