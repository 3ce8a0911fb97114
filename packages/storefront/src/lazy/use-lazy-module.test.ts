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

test('F01 a failed import is retried by another address of its file, since the browser keeps the first one failed', async () => {
  const url = 'https://osh.example/assets/web/assets/pay-sheet-Ab12.js';
  const failed = new TypeError(`Failed to fetch dynamically imported module: ${url}`);
  const bring = vi.fn(() => Promise.reject(failed));
  const asked: string[] = [];
  const module = lazyModule<{ name: string }>(bring, async (address) => {
    asked.push(address);
    if (asked.length < 2) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
    return { name: 'notes' };
  });
  await expect(module.load()).rejects.toBe(failed);
  await expect(module.load()).rejects.toBeInstanceOf(TypeError);
  await expect(Promise.all([module.load(), module.load()])).resolves.toEqual([
    { name: 'notes' },
    { name: 'notes' },
  ]);
  expect(asked).toEqual([`${url}?retry=1`, `${url}?retry=2`]);
  expect(bring).toHaveBeenCalledOnce();
});

test('an import whose code is broken, or whose styles did not come, is tried as before', async () => {
  const broken = new TypeError('x is not a function, see module: https://osh.example/a.js for more');
  const bring = vi.fn(async () => ({ name: 'notes' }));
  bring.mockRejectedValueOnce(broken).mockRejectedValueOnce(new Error('Unable to preload CSS for /a.css'));
  const importUrl = vi.fn();
  const module = lazyModule(bring, importUrl);
  await expect(module.load()).rejects.toBe(broken);
  await expect(module.load()).rejects.toThrow('preload CSS');
  await expect(module.load()).resolves.toEqual({ name: 'notes' });
  expect(importUrl).not.toHaveBeenCalled();
});
