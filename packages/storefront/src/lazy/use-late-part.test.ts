import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useLatePart } from './use-late-part.ts';

test('a part comes once it is wanted', async () => {
  const load = vi.fn(async () => ({ name: 'notes' }));
  const { result, rerender } = renderHook(({ when }) => useLatePart(load, when), {
    initialProps: { when: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ when: true });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual({ name: 'notes' }));
  rerender({ when: false });
  expect(result.current).toEqual({ name: 'notes' });
});

test('F01 a part that did not come is asked for again when the network is back', async () => {
  const load = vi.fn(async () => ({ name: 'notes' }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { result } = renderHook(() => useLatePart(load, true));
  await act(async () => undefined);
  expect(result.current).toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toEqual({ name: 'notes' }));
});
