import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { installLaterAtom } from '../../../domains/account/offers/install-later.ts';
import { keepInstallPrompt } from '../../../hosts/install-prompt.ts';
import { atOrder } from '../../../testing/at-order.tsx';

beforeAll(keepInstallPrompt);
afterEach(() => Reflect.deleteProperty(navigator, 'standalone'));

const TITLE = 'On your home screen';
const orderPage = (status: 'CREATED' | 'CLOSED' = 'CREATED') => atOrder({ order: { status } });

test('B64 Safari has no question of its own: the page names its menu, until the guest puts it off', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  const { store } = orderPage();
  await screen.findByText(/Tap “Share” in the browser/);
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(store.get(installLaterAtom)).toBe(true);
});

test('B64 a page that is on the home screen already offers nothing', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  orderPage();
  await screen.findByText('№ 1001');
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('B64 the browser’s question is kept until there is an order, and asked by a tap, once', async () => {
  const prompt = vi.fn(async () => ({ outcome: 'dismissed' }));
  const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(question);
  expect(question.defaultPrevented).toBe(true);
  orderPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Add' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
});
