import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { ScreenBoundary } from '../app/routes/screen-boundary.tsx';
import { renderInStorefront } from '../testing/index.ts';
import { Optional } from './optional.tsx';

afterEach(() => vi.restoreAllMocks());

let failure: Error | null = null;

function Offers() {
  if (failure) throw failure;
  return <p>For free from 100 000</p>;
}

function basketWhere(error: Error, { isOnline }: { isOnline: boolean }) {
  failure = error;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  renderInStorefront(
    <ScreenBoundary>
      <p>Plov</p>
      <Optional otherwise={<p>Offers need a network</p>}>
        <Offers />
      </Optional>
    </ScreenBoundary>,
  );
  return { onLine };
}

const NOT_LOADED = new TypeError('Failed to fetch dynamically imported module: /offers.js');

test('F01 without a network a part that is not loaded gives its place to another one, and is drawn once there is one', () => {
  const { onLine } = basketWhere(NOT_LOADED, { isOnline: false });
  expect(screen.getByText('Plov')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Offers need a network')).toBeTruthy();
  failure = null;
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText('For free from 100 000')).toBeTruthy();
});

test.each([
  ['a part that breaks of itself', new Error('undefined is not a function'), false],
  ['a part that is not loaded although there is a network', NOT_LOADED, true],
])('F07 %s is a failure of the screen', (_, error, isOnline) => {
  basketWhere(error, { isOnline });
  expect(screen.queryByText('Plov')).toBeNull();
});
