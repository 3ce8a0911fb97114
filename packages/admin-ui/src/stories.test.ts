import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const here = import.meta.dirname;
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'theme')
  .map((entry) => entry.name);

const read = (folder: string, suffix: string) =>
  readFileSync(path.join(here, folder, `${folder}${suffix}`), 'utf8');

test.each(folders)('%s has a story by default, with long text, dark and right-to-left', (folder) => {
  const stories = [...read(folder, '.stories.tsx').matchAll(/^export const (\w+): Story/gm)].map(
    ([, name]) => name,
  );
  expect(stories).toEqual(expect.arrayContaining(['Default', 'LongText', 'Dark', 'RightToLeft']));
});

test.each(folders.filter((folder) => /\bon[A-Z]\w*\??: \(/.test(read(folder, '.tsx'))))(
  'a story operates %s',
  (folder) => {
    expect(read(folder, '.stories.tsx')).toContain('play:');
  },
);

/** Properties that put a component into a state, and the stories that show it. */
const STATES: readonly (readonly [string, RegExp])[] = [
  ['error', /Error|Wrong/],
  ['isDisabled', /Disabled/],
  ['isPending', /Pending/],
  ['isExpanded', /Expanded|Closed/],
];

test.each(
  folders.flatMap((folder) =>
    STATES.filter(([property]) => new RegExp(`\\b${property}\\??: `).test(read(folder, '.tsx'))).map(
      ([property, story]) => [folder, property, story] as const,
    ),
  ),
)('%s has a story of its state by %s', (folder, _, story) => {
  expect(read(folder, '.stories.tsx')).toMatch(new RegExp(`^export const \\w*(?:${story.source})`, 'm'));
});

test.each(folders.filter((folder) => /\b(?:rows|columns): readonly/.test(read(folder, '.tsx'))))(
  '%s has a story without rows',
  (folder) => {
    expect(read(folder, '.stories.tsx')).toMatch(/^export const \w*Empty/m);
  },
);
