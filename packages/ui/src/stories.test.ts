import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/** The states that every part shows in Storybook, unless `CANNOT_BE` excludes one. */
const STATES = ['Default', 'Loading', 'Empty', 'Error', 'LongText', 'Dark', 'Arabic'] as const;

type Skippable = Exclude<(typeof STATES)[number], 'Default' | 'Dark' | 'Arabic'>;

/** Parts that are whole as soon as they are drawn: their caller waits, has nothing, or fails in their place. */
const ONLY_SHOWS: readonly Skippable[] = ['Loading', 'Empty', 'Error'];
const NEVER_LOADS: readonly Skippable[] = ['Loading'];

/** States that a part cannot be in. What is not named here has them all. */
const CANNOT_BE: Readonly<Record<string, readonly Skippable[]>> = {
  'action-bar': ['Empty'],
  'app-icons': [...ONLY_SHOWS, 'LongText'],
  'banner-strip': ONLY_SHOWS,
  'basket-bar': ONLY_SHOWS,
  'basket-line': NEVER_LOADS,
  'bottom-nav': ONLY_SHOWS,
  'branch-card': ONLY_SHOWS,
  'branch-list': ['Error'],
  'category-chips': ONLY_SHOWS,
  'category-tiles': ONLY_SHOWS,
  'cell-list': ONLY_SHOWS,
  'chip-group': ONLY_SHOWS,
  'choice-list': ['Loading', 'Empty'],
  'confirm-sheet': ['Empty', 'Error'],
  'date-slots': ['Loading', 'Error'],
  'empty-state': ONLY_SHOWS,
  'error-state': ONLY_SHOWS,
  'folded-card': ONLY_SHOWS,
  footer: ['Loading', 'Error'],
  gallery: ['Loading', 'Error', 'LongText'],
  'group-tabs': ONLY_SHOWS,
  'favourite-button': ONLY_SHOWS,
  icons: [...ONLY_SHOWS, 'LongText'],
  'map-frame': ['Empty'],
  'map-view': ['Empty'],
  'map-yandex': ['Empty'],
  'map-yandex-v3': ['Empty'],
  'menu-header': ['Loading', 'Error'],
  'menu-icons': [...ONLY_SHOWS, 'LongText'],
  'modifier-group': ['Loading', 'Empty'],
  'notice-bar': ONLY_SHOWS,
  'offline-bar': ONLY_SHOWS,
  'order-pill': ONLY_SHOWS,
  'order-status': ['Loading', 'Empty'],
  'page-header': ONLY_SHOWS,
  'payment-icon': [...ONLY_SHOWS, 'LongText'],
  picture: ['Empty'],
  'pill-select': ['Loading', 'Error'],
  price: ONLY_SHOWS,
  'price-parts': ONLY_SHOWS,
  'primary-button': ['Empty', 'Error'],
  'product-grid': ['Empty', 'Error'],
  'progress-note': ['Loading', 'Error'],
  'qr-code': ONLY_SHOWS,
  'quantity-stepper': ONLY_SHOWS,
  'search-field': ['Loading', 'Error'],
  'section-card': ONLY_SHOWS,
  'section-heading': ONLY_SHOWS,
  segmented: ONLY_SHOWS,
  'select-field': NEVER_LOADS,
  sheet: ['Empty'],
  skeleton: [...ONLY_SHOWS, 'LongText'],
  spinner: ONLY_SHOWS,
  'star-rating': ['Loading', 'Error'],
  'story-row': ONLY_SHOWS,
  'story-viewer': ['Loading', 'Empty'],
  theme: [...ONLY_SHOWS, 'LongText'],
  toaster: NEVER_LOADS,
  totals: ['Empty', 'Error'],
};

/** Folders that draw nothing of their own. */
const DRAW_NOTHING = new Set(['follow-link', 'keep-clear', 'testing', 'vkui-shell']);

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !DRAW_NOTHING.has(entry.name))
  .map((entry) => entry.name);

const storyFile = (folder: string) => path.join(import.meta.dirname, folder, `${folder}.stories.tsx`);

function storiesOf(folder: string): readonly string[] {
  const source = readFileSync(storyFile(folder), 'utf8');
  return [...source.matchAll(/^export const (\w+): Story/gm)].map((match) => match[1]!);
}

test.each(folders)('%s has a story for every state', (folder) => {
  expect(existsSync(storyFile(folder)), `write ${folder}.stories.tsx`).toBe(true);
  const stories = storiesOf(folder);
  const cannot: readonly string[] = CANNOT_BE[folder] ?? [];

  expect(STATES.filter((state) => !stories.includes(state) && !cannot.includes(state))).toEqual([]);
  expect(cannot.filter((state) => stories.includes(state))).toEqual([]);
});

/** From this width on, CSS pixels, a style rule is for more than a phone. */
const WIDE = 600;

function hasWideForm(folder: string): boolean {
  const own = path.join(import.meta.dirname, folder);
  const styles = readdirSync(own).filter((name) => name.endsWith('.css'));
  return styles
    .flatMap((name) => [
      ...readFileSync(path.join(own, name), 'utf8').matchAll(/min-width: ([\d.]+)(px|rem)/g),
    ])
    .some(([, width, unit]) => Number(width) * (unit === 'rem' ? 16 : 1) >= WIDE);
}

test('a component with another form on a wide screen has a Desktop story', () => {
  const wide = folders.filter(hasWideForm);
  expect(wide).toContain('sheet');
  expect(wide.filter((folder) => !storiesOf(folder).includes('Desktop'))).toEqual([]);
});

test('only parts that exist are excused', () => {
  expect(
    [...Object.keys(CANNOT_BE), ...DRAW_NOTHING].filter(
      (name) => !existsSync(path.join(import.meta.dirname, name)),
    ),
  ).toEqual([]);
});

test('an interaction is tested by a play function', () => {
  const acts = /\bon[A-Z]\w*\??: \(/;
  const silent = folders.filter((folder) => {
    const own = path.join(import.meta.dirname, folder, `${folder}.tsx`);
    const isTouched = existsSync(own) && acts.test(readFileSync(own, 'utf8'));
    return isTouched && !readFileSync(storyFile(folder), 'utf8').includes('play:');
  });
  expect(silent).toEqual([]);
});
