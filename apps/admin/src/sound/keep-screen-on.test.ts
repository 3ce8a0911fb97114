import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepScreenOn } from './keep-screen-on.ts';

const release = vi.fn(async () => undefined);
const request = vi.fn(async () => ({ release }));
let visibilityState: DocumentVisibilityState = 'visible';
const page = new EventTarget();

beforeEach(() => {
  visibilityState = 'visible';
  vi.stubGlobal('navigator', { wakeLock: { request } });
  vi.stubGlobal(
    'document',
    Object.defineProperty(page, 'visibilityState', { configurable: true, get: () => visibilityState }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const become = (state: DocumentVisibilityState) => {
  visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('BO-70 the screen is kept on again each time that the page comes back, and no longer once it is left', async () => {
  const end = keepScreenOn();
  expect(request).toHaveBeenCalledTimes(1);
  become('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  become('visible');
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  end();
  expect(release).toHaveBeenCalledTimes(1);
  become('hidden');
  become('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a browser that cannot keep the screen on fails silently', async () => {
  vi.stubGlobal('navigator', {});
  const end = keepScreenOn();
  await Promise.resolve();
  expect(end).not.toThrow();
});
