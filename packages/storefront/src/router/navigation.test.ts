import { afterEach, expect, test, vi } from 'vitest';

import { back, go } from './navigation.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('NAV-08 two quick taps on back leave one page; what is opened after that has a way back of its own', () => {
  vi.useFakeTimers();
  const gone = vi.spyOn(history, 'go').mockImplementation(() => {});
  go('/basket');
  back();
  back();
  expect(gone).toHaveBeenCalledTimes(1);

  go('/basket');
  back();
  expect(gone).toHaveBeenCalledTimes(2);
});

test('NAV-08 two quick taps on a link open one page, and one step back leaves it', () => {
  const put = vi.spyOn(history, 'pushState');
  go('/profile');
  put.mockClear();
  go('/language');
  go('/language');
  expect(put).toHaveBeenCalledTimes(1);
  go('/language?from=profile');
  expect(put).toHaveBeenCalledTimes(2);
});
