import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '../../testing/index.ts';
import { LateMap } from './late-map.tsx';

vi.mock('@dasturxon/ui/map-view', () => new Promise(() => {}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('K-12 a map that has not come after 5 s says so', async () => {
  renderInShop(
    <LateMap
      label="Map"
      center={{ lat: 41.31, lon: 69.28 }}
      zoom={14}
      tileUrl="/tiles/{z}/{x}/{y}.png"
      attribution=""
      words={{ zoomIn: '', zoomOut: '', locate: '' }}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toMatch(/The map does not load/);
});
