import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useIncrementalRendering } from './menu-chunk.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what comes near is drawn by four cards a frame until all are there', () => {
  const { result } = renderHook(() => useIncrementalRendering(10, false));
  const seen = [result.current];
  for (let frame = 0; frame < 3; frame += 1) {
    act(() => void vi.advanceTimersToNextFrame());
    seen.push(result.current);
  }
  expect(seen).toEqual([4, 8, 12, 12]);
});

test('what is near from the start is there with the first picture', () => {
  const { result } = renderHook(() => useIncrementalRendering(5, true));
  expect(result.current).toBe(5);
});
