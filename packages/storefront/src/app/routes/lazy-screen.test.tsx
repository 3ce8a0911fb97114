import { matchRoute } from '@dasturxon/core/paths';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInStorefront } from '../../testing/index.ts';
import { LazyScreen } from './lazy-screen.tsx';
import { screenOf } from './routes.ts';

const about = screenOf(matchRoute('/about'));
const isWaiting = () => document.querySelector('[aria-busy]') !== null;

test('BOOT-14 a page shows that it waits for its code, and a part of a page does not', async () => {
  renderInStorefront(<LazyScreen name={about} params={{}} />);
  expect(isWaiting()).toBe(false);
  cleanup();
  renderInStorefront(<LazyScreen name={about} params={{}} waits />);
  expect(isWaiting()).toBe(true);
  await screen.findByRole('main', {}, { timeout: 30_000 });
  expect(document.querySelector('.screen-wait')).toBeNull();
});
