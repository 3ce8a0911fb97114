import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

import { expect, test } from 'vitest';

import { apiSteps, EMBEDDED_FOLDERS, ONLY_POSTGRES, OWN_ENGINE } from './api-steps.ts';
import { ROOT } from './run-step.ts';

const files = globSync('src/**/*.test.ts', { cwd: join(ROOT, 'apps/api') });
const onPostgres = (file: string) => !OWN_ENGINE.some((pattern) => matchesGlob(file, pattern));
const isEmbedded = (file: string) =>
  EMBEDDED_FOLDERS.some((folder) => file.startsWith(`src/${folder}/`)) &&
  !ONLY_POSTGRES.some((pattern) => matchesGlob(file, pattern));

test('every test file of the API runs on at least one engine', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => !onPostgres(file) && !isEmbedded(file))).toEqual([]);
});

test('every named folder and file of the API has tests', () => {
  const patterns = [...EMBEDDED_FOLDERS.map((folder) => `src/${folder}/**`), ...ONLY_POSTGRES, ...OWN_ENGINE];
  const empty = patterns.filter((pattern) => !files.some((file) => matchesGlob(file, pattern)));
  expect(empty).toEqual([]);
});

test('both engines run every file when asked to', () => {
  const commands = apiSteps({ url: 'postgres://x', env: {}, bothEngines: true }).map(
    ({ command }) => command,
  );
  expect(commands).toEqual([
    ['vitest', 'run', '--passWithNoTests'],
    ['vitest', 'run', '--passWithNoTests'],
  ]);
});
