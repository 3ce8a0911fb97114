import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useNearViewport } from './use-near-viewport.ts';

type Watch = { margin: string; changed: IntersectionObserverCallback; watched: Set<Element> };
const watches: Watch[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #watch: Watch;
      constructor(changed: IntersectionObserverCallback, { rootMargin }: { rootMargin: string }) {
        this.#watch = { margin: rootMargin, changed, watched: new Set() };
        watches.push(this.#watch);
      }
      observe(element: Element) {
        this.#watch.watched.add(element);
      }
      unobserve(element: Element) {
        this.#watch.watched.delete(element);
      }
      disconnect() {
        this.#watch.watched.clear();
      }
    },
  );
});

function Room() {
  const { ref, isNearViewport } = useNearViewport<HTMLDivElement>(false);
  return <div ref={ref}>{isNearViewport ? 'near' : 'far'}</div>;
}

test('sections near the viewport are drawn, and further ahead after a scroll', () => {
  const { unmount } = render(<Room />);
  const room = screen.getByText('far');
  expect(watches).toMatchObject([{ margin: '900px 0px', watched: new Set([room]) }]);

  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('scroll'));
  expect(watches).toMatchObject([{ watched: new Set() }, { margin: '2400px 0px', watched: new Set([room]) }]);

  const seen = { target: room, isIntersecting: true } as Partial<IntersectionObserverEntry>;
  act(() => watches[1]!.changed([seen as IntersectionObserverEntry], {} as IntersectionObserver));
  expect(room.textContent).toBe('near');
  unmount();
  expect(watches[1]!.watched).toEqual(new Set());
});
