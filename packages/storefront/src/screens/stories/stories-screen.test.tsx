import { Story } from '@dasturxon/core/content';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as v from 'valibot';

import { seenStoriesAtom } from '../../domains/content/seen-stories.ts';
import { aBoot, type Answers, renderInStorefront } from '../../testing/index.ts';
import { StoriesScreen } from './stories-screen.tsx';

const STORIES = 'GET /notifications/v2/stories';
const stories = [
  v.parse(Story, {
    id: 'a',
    title: { eng: 'At the cauldron' },
    image: '/a.webp',
    slides: [
      { id: 'a1', image: '/a1.webp', text: { eng: 'First' } },
      { id: 'a2', image: '/a2.webp', text: { eng: 'Second' }, productId: 'product-1' },
    ],
  }),
  v.parse(Story, {
    id: 'b',
    title: { eng: 'New dishes' },
    image: '/b.webp',
    slides: [{ id: 'b1', image: '/b1.webp', text: { eng: 'Third' } }],
  }),
];

function atStory(id: string, { answers = { [STORIES]: stories } as Answers, storiesActive = true } = {}) {
  history.replaceState(null, '', `/?story=${id}`);
  return renderInStorefront(<StoriesScreen />, {
    boot: aBoot({ settings: { storiesActive } }),
    answers,
  });
}

const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

test('SCR-15 API-24 the story of the address opens, and the next one follows it', async () => {
  const { store } = atStory('a');
  expect(await screen.findByText('First')).toBeTruthy();
  next();
  expect(screen.getByText('Second')).toBeTruthy();
  next();
  expect(await screen.findByText('Third')).toBeTruthy();
  expect(location.search).toBe('?story=b');
  expect(store.get(seenStoriesAtom)).toEqual(['a', 'b']);
  next();
  await waitFor(() => expect(location.search).toBe(''));
});

test('SCR-15 a slide leads to its dish', async () => {
  atStory('a');
  await screen.findByText('First');
  next();
  fireEvent.click(screen.getByRole('button', { name: 'See the dish' }));
  expect(location.pathname).toBe('/product/product-1');
});

test('SCR-15 closing leads back to the menu', async () => {
  atStory('b');
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(location.search).toBe('');
});

test.each([
  ['a story that is no more', 'gone', { [STORIES]: stories }],
  ['ERR-08 stories that do not come', 'a', {}],
])('%s leave the menu as it is', async (_, id, answers) => {
  atStory(id, { answers });
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SET-03 stories that are switched off are neither fetched nor shown', async () => {
  const { calls } = atStory('a', { storiesActive: false });
  await waitFor(() => expect(location.search).toBe(''));
  expect(calls).toHaveLength(0);
});
