import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';

import { warmUpEvents } from './warm-up-events.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A root with a page in it, and the events recorded there, where React's own listeners are. */
async function aPage() {
  const root = document.createElement('div');
  document.body.append(root);
  await act(async () => createRoot(root).render(<main />));
  const events: string[] = [];
  for (const type of ['mouseover', 'touchcancel'])
    root.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).localName}`));
  return { root, events };
}

test('events are led through the page when the browser has nothing to do', async () => {
  let idle = () => {};
  vi.stubGlobal('requestIdleCallback', (then: () => void) => (idle = then));
  const { root, events } = await aPage();
  warmUpEvents(root);
  expect(events).toEqual([]);
  idle();
  expect(events).toEqual(['mouseover main', 'touchcancel main']);
});

test('a browser without idle callbacks is given a second', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const { root, events } = await aPage();
  vi.useFakeTimers();
  warmUpEvents(root);
  vi.advanceTimersByTime(1000);
  expect(events).toHaveLength(2);
});
