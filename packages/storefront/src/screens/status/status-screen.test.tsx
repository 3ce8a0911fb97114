import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInShop } from '../../testing/index.ts';
import { BlockedScreen, NotAvailableScreen } from './status-screen.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['RT-11 NAV-10', '/blocked', BlockedScreen, 'Temporarily closed'],
  ['RT-14 NAV-11', '/merchantNotAvailable', NotAvailableScreen, 'Not available'],
  ['D73 NAV-13', '/deleted', NotAvailableScreen, 'Not available'],
] as const)('%s %s asks the server once, and is no dead end without it', (_, path, Page, title) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  history.replaceState({ depth: 2 }, '', path);
  renderInShop(<Page />);
  expect(reload).toHaveBeenCalledOnce();
  expect(history.state).toMatchObject({ depth: 2, wasAsked: true });
  cleanup();
  renderInShop(<Page />);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(document.title).toBe(title);
});
