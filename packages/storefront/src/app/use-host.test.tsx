import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { HostFrame } from '../host.ts';
import { placedOrdersAtom } from '../state/placed-orders.ts';
import { aShop } from '../testing/index.ts';
import { useHost } from './use-host.ts';

/** A window around the shop that can do everything and says nothing. */
const aFrame = () =>
  ({
    setBack: vi.fn(),
    setMain: null,
    guardClosing: vi.fn(),
    lockSwipes: vi.fn(),
    setFullscreen: vi.fn(),
    startParam: null,
    launchId: 'launch-1',
    readLanguage: vi.fn(async () => null),
    writeLanguage: vi.fn(),
    shareContact: null,
    openInvoice: null,
    askToWrite: vi.fn(async () => undefined),
    offerHomeScreen: vi.fn(async () => undefined),
  }) satisfies HostFrame;

function Page() {
  useHost();
  return <a href="https://brand.example/about">Outside</a>;
}

async function open() {
  const frame = aFrame();
  const openLink = vi.fn();
  const loadFrame = vi.fn(async () => frame);
  const shop = aShop({ deps: { shell: 'tg', openLink, loadFrame } });
  render(shop.around(<Page />));
  await waitFor(() => expect(frame.setBack).toHaveBeenCalled(), { timeout: 20_000 });
  const learnWords = () => act(async () => shop.i18n.load('en', { more: 'words' }));
  return { ...shop, frame, openLink, loadFrame, learnWords };
}

afterEach(() => history.replaceState(null, '', '/'));

test('TEN-14 SES-09 the host is started once, however many screens bring their words', async () => {
  const { frame, openLink, loadFrame, learnWords } = await open();
  await learnWords();
  await learnWords();
  expect(loadFrame).toHaveBeenCalledTimes(1);
  expect(frame.readLanguage).toHaveBeenCalledTimes(1);
  screen.getByText('Outside').click();
  expect(openLink).toHaveBeenCalledExactlyOnceWith('https://brand.example/about');
});

test('TEN-14 after an order the bot asks to write, and after the second the home screen is offered, once', async () => {
  const { store, frame } = await open();
  for (let order = 1; order <= 3; order += 1) {
    await act(async () => store.set(placedOrdersAtom, (placed) => placed + 1));
    expect(frame.askToWrite).toHaveBeenCalledTimes(order);
    expect(frame.offerHomeScreen).toHaveBeenCalledTimes(order < 2 ? 0 : 1);
  }
});

test('TEN-14 the window is guarded while an order is made, and let go once it is placed', async () => {
  const { frame } = await open();
  const walk = (path: string) => history.pushState(null, '', path);
  for (const path of ['/checkout', '/login', '/profile/orders/order-1']) walk(path);
  dispatchEvent(new Event('pushState'));
  await waitFor(() => expect(frame.guardClosing).toHaveBeenLastCalledWith(false));
  expect(frame.guardClosing.mock.calls.filter(([isOn]) => isOn).length).toBeGreaterThan(0);
});
