import { cleanup, render } from '@testing-library/react';
import { Sheet } from '@dasturxon/ui/sheet';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';

import { go } from '../../router/navigation.ts';
import { type MainAction, useMainAction } from '../../store/main-action.ts';
import type { Store } from '../../store/store.ts';
import { mirrorMainButton } from './mirror-main-button.ts';

afterEach(() => document.documentElement.removeAttribute('style'));

const order = (press = vi.fn<() => void>()): MainAction => ({
  place: 'order',
  text: 'Order',
  price: '52 000 soʻm',
  press,
});

function Button({ action }: { action: MainAction }) {
  useMainAction(action);
  return null;
}

const within = (store: Store, ...actions: MainAction[]) => (
  <Provider store={store}>
    {actions.map((action) => (
      <Button key={action.place} action={action} />
    ))}
  </Provider>
);

type Shown = { text: string; press: () => void } | null;

function mirror() {
  const store = createStore();
  const setMain = vi.fn<(button: Shown) => void>();
  mirrorMainButton(store, setMain);
  const shown = () => setMain.mock.lastCall?.[0] ?? null;
  return { store, setMain, shown };
}

test('TEN-14 the host’s button has the label, price and action of the page’s, in the brand’s colours', async () => {
  const { style } = document.documentElement;
  style.setProperty('--dx-main', '#fce000');
  style.setProperty('--dx-on-main', '#000000');
  const pressed = vi.fn();
  const { store, setMain, shown } = mirror();
  render(within(store, order(pressed)));
  await vi.waitFor(() => expect(shown()).not.toBeNull());
  expect(setMain).toHaveBeenCalledTimes(1);
  expect(shown()).toMatchObject({
    text: 'Order · 52 000 soʻm',
    isEnabled: true,
    isBusy: false,
    colors: { bgColor: '#fce000', textColor: '#000000' },
  });
  shown()?.press();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('TEN-14 what the page before left there is taken away, where this one has no big button', async () => {
  const { setMain } = mirror();
  await vi.waitFor(() => expect(setMain).toHaveBeenCalledExactlyOnceWith(null));
});

test('TEN-14 a redrawn button with the same label is the one that is pressed', async () => {
  const { store, shown } = mirror();
  render(within(store, order()));
  await vi.waitFor(() => expect(shown()).not.toBeNull());
  const first = shown();
  cleanup();
  const pressed = vi.fn();
  render(within(store, order(pressed)));
  first?.press();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('TEN-14 of a page and the sheet over it the sheet has the button, and a sheet without one has none', async () => {
  const { store, shown } = mirror();
  const page: MainAction = { place: 'basket', text: 'Basket', price: null, press: vi.fn() };
  const inSheet = (action: MainAction | null) => (
    <Provider store={store}>
      <Button action={page} />
      <Sheet open header={{ title: 'Basket', closeLabel: 'Close' }} onClose={vi.fn()}>
        {action ? <Button action={action} /> : null}
      </Sheet>
    </Provider>
  );
  const { rerender } = render(within(store, page));
  await vi.waitFor(() => expect(shown()?.text).toBe('Basket'));
  rerender(inSheet({ place: 'checkout', text: 'To checkout', price: null, press: vi.fn() }));
  await vi.waitFor(() => expect(shown()?.text).toBe('To checkout'));
  rerender(inSheet(null));
  await vi.waitFor(() => expect(shown()).toBeNull());
});

test('TEN-14 the basket of a menu that stays behind another page is not its button', async () => {
  const { store, shown } = mirror();
  render(within(store, { place: 'basket', text: 'Basket', price: null, press: vi.fn() }));
  await vi.waitFor(() => expect(shown()?.text).toBe('Basket'));
  go('/profile');
  await vi.waitFor(() => expect(shown()).toBeNull());
});

test('TEN-14 the most urgent of several buttons is shown', async () => {
  const { store, shown } = mirror();
  render(within(store, { place: 'basket', text: 'Basket', price: null, press: vi.fn() }, order()));
  await vi.waitFor(() => expect(shown()?.text).toBe('Order · 52 000 soʻm'));
});
