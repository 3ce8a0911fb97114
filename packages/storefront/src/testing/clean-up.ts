import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Only what fails waits this long: a machine that does other work besides must not decide what is proven.
configure({ asyncUtilTimeout: 5_000 });

/** The files share one page and one copy of each module: no test leaves anything to the next. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
});
