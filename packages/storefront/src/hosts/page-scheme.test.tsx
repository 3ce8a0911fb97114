import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { pageScheme, setPageScheme, usePageScheme } from './page-scheme.ts';

afterEach(() => {
  setPageScheme(null);
  vi.unstubAllGlobals();
});

/** A device whose scheme can change. */
function aDevice(isDark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isDark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => query);
  const turn = (toDark: boolean) => {
    query.matches = toDark;
    for (const listener of listeners) listener();
  };
  return { turn, listeners };
}

test('SET-21 a part follows the page and the device, and nothing once it is gone', () => {
  const { turn, listeners } = aDevice(false);
  const { result, unmount } = renderHook(usePageScheme);
  expect(result.current).toBe('light');
  act(() => setPageScheme('dark'));
  expect(result.current).toBe('dark');
  act(() => setPageScheme('light'));
  act(() => turn(true));
  expect(result.current).toBe('light');
  act(() => setPageScheme(null));
  expect(result.current).toBe('dark');
  act(() => turn(false));
  expect(result.current).toBe('light');
  unmount();
  expect(listeners.size).toBe(0);
});

test('a scheme that the page came with is read as it was written', () => {
  aDevice(false);
  document.documentElement.dataset['scheme'] = 'dark';
  expect(pageScheme()).toBe('dark');
});
