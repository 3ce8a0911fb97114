import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '../run-step.ts';

const SILENCER = /\bas unknown as\b|\bas never\b|@ts-(?:expect-error|ignore|nocheck)/;
const DISABLED = /(?:oxlint|eslint)-disable/;
const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT })
  .toString()
  .trim()
  .split('\n')
  .filter((path) => !path.endsWith('checks/reasons.test.ts'));

/** The lines that fit, as `path:line`. */
function linesOf(fits: (line: string, before: string) => boolean): string[] {
  return paths.flatMap((path) => {
    const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      fits(line, lines.slice(Math.max(0, at - 3), at).join('\n')) ? [`${path}:${at + 1}`] : [],
    );
  });
}

const isComment = (line: string) => /^\s*(?:\/\/|\*|\/\*)/.test(line);
const hasComment = (text: string) => text.split('\n').some((line) => isComment(line) || / \/\/ /.test(line));

test('a cast past the type checker has a comment with its reason, at most three lines above', () => {
  expect(
    linesOf((line, before) => SILENCER.test(line) && !isComment(line) && !hasComment(`${before}\n${line}`)),
  ).toEqual([]);
});

test('a lint rule that is switched off has a reason after two dashes', () => {
  expect(linesOf((line) => DISABLED.test(line) && isComment(line) && !/ -- \S/.test(line))).toEqual([]);
});
