import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { lazyModule } from './lazy-module.ts';
import { useLazyModule } from './use-lazy-module.ts';

test('a module loads once it is wanted', async () => {
  const bring = vi.fn(async () => ({ name: 'notes' }));
  const module = lazyModule(bring);
  const { result, rerender } = renderHook(({ when }) => useLazyModule(module, when), {
    initialProps: { when: false },
  });
  expect(bring).not.toHaveBeenCalled();
  rerender({ when: true });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual({ name: 'notes' }));
  rerender({ when: false });
  expect(result.current).toEqual({ name: 'notes' });
});

test('F01 a module that did not load is asked for again when the network is back', async () => {
  const bring = vi.fn(async () => ({ name: 'notes' }));
  bring.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const module = lazyModule(bring);
  const { result } = renderHook(() => useLazyModule(module));
  await act(async () => undefined);
  expect(result.current).toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toEqual({ name: 'notes' }));
});

test('a module that has loaded is there at the first render, and loads once for all', async () => {
  const bring = vi.fn(async () => ({ name: 'notes' }));
  const module = lazyModule(bring);
  await Promise.all([module.load(), module.load()]);
  const { result } = renderHook(() => useLazyModule(module));
  expect(result.current).toEqual({ name: 'notes' });
  expect(bring).toHaveBeenCalledOnce();
});
