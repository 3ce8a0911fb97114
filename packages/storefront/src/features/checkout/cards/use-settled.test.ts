import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { go } from '../../../router/navigation.ts';
import { ignoreSecondTaps } from '../../../router/second-taps.ts';
import { useSettled } from './use-settled.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function tap() {
  const event = new MouseEvent('click', { detail: 1, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  document.body.dispatchEvent(event);
}

test('RT-09 a tap that leads to the checkout cannot order as well; opened by its address it is ready at once', () => {
  ignoreSecondTaps();
  go('/checkout');
  const opened = renderHook(useSettled);
  expect(opened.result.current).toBe(true);
  opened.unmount();

  go('/basket');
  tap();
  go('/checkout');
  const { result } = renderHook(useSettled);
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(600));
  expect(result.current).toBe(true);

  act(() => go('/address/pickup'));
  tap();
  act(() => go('/checkout'));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(600));
  expect(result.current).toBe(true);
});
