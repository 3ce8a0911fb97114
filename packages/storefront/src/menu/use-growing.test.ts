import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useGrowing } from './use-growing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const frame = () => act(() => vi.advanceTimersToNextFrame());

test('what comes near is drawn by two cards a frame until all are there', () => {
  const { result, rerender } = renderHook(({ near }) => useGrowing(near, 5), {
    initialProps: { near: false },
  });
  expect(result.current).toBe(0);
  rerender({ near: true });
  const seen = Array.from({ length: 4 }, () => {
    frame();
    return Math.min(5, result.current);
  });
  expect(seen).toEqual([2, 4, 5, 5]);
  rerender({ near: false });
  rerender({ near: true });
  expect(result.current).toBe(0);
});

test('what is near from the start is there with the first picture', () => {
  const { result } = renderHook(() => useGrowing(true, 5));
  expect(result.current).toBe(5);
});
