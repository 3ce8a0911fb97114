import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInStorefront } from '../../testing/index.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

afterEach(() => vi.restoreAllMocks());

function Broken({ error }: { error: Error }): never {
  throw error;
}

function atFailed(error: Error, { isOnline }: { isOnline: boolean }) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  renderInStorefront(
    <ScreenBoundary>
      <Broken error={error} />
    </ScreenBoundary>,
  );
  return { reload };
}

test('F01 a screen that needs the network shows a message offline, and loads when the network is back', () => {
  const { reload } = atFailed(new TypeError('Failed to fetch dynamically imported module: /x.js'), {
    isOnline: false,
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No internet. Your basket is saved.');
  expect(reload).not.toHaveBeenCalled();
  act(() => void dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('NAV-07 what breaks of itself is our fault, with a network or without', () => {
  atFailed(new Error('undefined is not a function'), { isOnline: false });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error');
});

test('F07 a screen whose file fails a second time shows an error, and can be retried', () => {
  sessionStorage.setItem('dasturxon:reloaded-at', String(Date.now()));
  const { reload } = atFailed(new TypeError('Failed to fetch dynamically imported module: /x.js'), {
    isOnline: true,
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
});

test('TEN-14 F01 the way to the menu stays in the shell, and in the page: another page would lose the window around it', () => {
  history.replaceState(null, '', '/tg/checkout');
  const { reload } = atFailed(new TypeError('Failed to fetch dynamically imported module: /x.js'), {
    isOnline: false,
  });
  fireEvent.click(screen.getByRole('link', { name: 'To the menu' }));
  expect(location.pathname).toBe('/tg/');
  cleanup();
  act(() => void dispatchEvent(new Event('online')));
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});
