import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useIncrementalRendering } from './menu-chunk.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('products near the viewport are rendered by four cards a frame until all are there', () => {
  const { result } = renderHook(() => useIncrementalRendering(10, false));
  const seen = [result.current];
  for (let frame = 0; frame < 3; frame += 1) {
    act(() => void vi.advanceTimersToNextFrame());
    seen.push(result.current);
  }
  expect(seen).toEqual([4, 8, 12, 12]);
});

test('products of the first screen are rendered at once', () => {
  const { result } = renderHook(() => useIncrementalRendering(5, true));
  expect(result.current).toBe(5);
});
