import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** The files share one page and one copy of each module: no test leaves anything to the next. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
