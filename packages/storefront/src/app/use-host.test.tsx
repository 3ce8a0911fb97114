import { storageKey } from '@dasturxon/core/auth';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { Deps } from '../hosts/deps.ts';
import type { HostFrame } from '../hosts/host.ts';
import { noticesAtom } from '../store/notices.ts';
import { placedOrdersAtom } from '../domains/orders/placed-orders.ts';
import { aBoot, aStorefront } from '../testing/index.ts';
import { go } from '../router/navigation.ts';
import { useHost } from './use-host.ts';

/** A host with every capability, which sends no events. */
const aFrame = () =>
  ({
    setBack: vi.fn(),
    setMain: null,
    guardClosing: vi.fn(),
    lockSwipes: vi.fn(),
    setFullscreen: vi.fn(),
    startParam: null as string | null,
    launchId: 'launch-1',
    readLanguage: vi.fn(async (): Promise<string | null> => null),
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

async function open(change: Partial<Deps> = {}, frame: ReturnType<typeof aFrame> = aFrame()) {
  const openLink = vi.fn();
  const loadFrame = vi.fn(async () => frame);
  const storefront = aStorefront({ deps: { shell: 'tg', openLink, loadFrame, ...change } });
  render(storefront.around(<Page />));
  await waitFor(() => expect(frame.setBack).toHaveBeenCalled(), { timeout: 20_000 });
  const loadMessages = () => act(async () => storefront.i18n.load('en', { more: 'text' }));
  return { ...storefront, frame, openLink, loadFrame, loadMessages };
}

afterEach(() => history.replaceState(null, '', '/'));

test('TEN-14 SES-09 the host is started once, however many screens load their messages', async () => {
  const { frame, openLink, loadFrame, loadMessages } = await open();
  await loadMessages();
  await loadMessages();
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

test.each([1, 2])(
  'TEN-14 a launch by a customer with earlier orders asks no question: %i',
  async (placed) => {
    const { storage } = aStorefront().host;
    storage.write(storageKey(aBoot().merchant.id, 'placed-orders'), String(placed));
    const { frame, store } = await open({ storage });
    expect(store.get(placedOrdersAtom)).toBe(placed);
    expect(frame.askToWrite).not.toHaveBeenCalled();
    expect(frame.offerHomeScreen).not.toHaveBeenCalled();
  },
);

test('TEN-14 the window is guarded while an order is made, and let go once it is placed', async () => {
  const { frame } = await open();
  for (const path of ['/checkout', '/login', '/profile/orders/order-1']) act(() => go(path));
  await waitFor(() => expect(frame.guardClosing).toHaveBeenLastCalledWith(false));
  expect(frame.guardClosing.mock.calls.filter(([isOn]) => isOn).length).toBeGreaterThan(0);
});

test('T75 BOOT-11 the notice about a link’s target waits for the guest’s language', async () => {
  sessionStorage.clear();
  let answer: (language: string | null) => void = () => undefined;
  const readLanguage = vi.fn(() => new Promise<string | null>((resolve) => (answer = resolve)));
  const { store, i18n } = await open({}, { ...aFrame(), startParam: 'promo_DILKASH', readLanguage });
  await waitFor(() => expect(readLanguage).toHaveBeenCalled());
  await import('../features/host/notify-promo.ts');
  await act(async () => new Promise(requestAnimationFrame));
  expect(store.get(noticesAtom)).toEqual([]);
  answer('ru');
  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1), { timeout: 20_000 });
  expect(i18n.locale).toBe('ru');
  expect(store.get(noticesAtom)[0]?.text).toMatch(/[а-я]/);
});
