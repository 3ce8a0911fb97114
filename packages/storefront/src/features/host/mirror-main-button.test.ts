import { afterEach, expect, test, vi } from 'vitest';

import { mirrorMainButton } from './mirror-main-button.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

test('TEN-14 the host’s button says what the page’s says and costs, in the brand’s colours, and presses it', async () => {
  const { style } = document.documentElement;
  style.setProperty('--dx-main', '#fce000');
  style.setProperty('--dx-on-main', '#000000');
  const page = document.createElement('button');
  page.id = 'place-order';
  page.innerHTML = '<span data-button-words>Order</span><bdi>52 000 soʻm</bdi>';
  const pressed = vi.fn();
  page.addEventListener('click', pressed);
  document.body.append(page);
  const setMain = vi.fn();
  mirrorMainButton(setMain);
  await vi.waitFor(() => expect(setMain).toHaveBeenCalled());
  const [button] = setMain.mock.lastCall as [{ press: () => void }];
  expect(button).toMatchObject({
    text: 'Order · 52 000 soʻm',
    isEnabled: true,
    isBusy: false,
    colors: { bgColor: '#fce000', textColor: '#000000' },
  });
  button.press();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('TEN-14 what the page before left there is taken away, where this one has no big button', async () => {
  const setMain = vi.fn();
  mirrorMainButton(setMain);
  await vi.waitFor(() => expect(setMain).toHaveBeenCalledExactlyOnceWith(null));
});

test('TEN-14 a button that was drawn anew with the same words is the one that is pressed', async () => {
  const draw = () => {
    const page = document.createElement('button');
    page.id = 'to-checkout';
    page.textContent = 'To checkout';
    document.body.replaceChildren(page);
    return page;
  };
  draw();
  const setMain = vi.fn();
  mirrorMainButton(setMain);
  await vi.waitFor(() => expect(setMain).toHaveBeenCalled());
  const pressed = vi.fn();
  draw().addEventListener('click', pressed);
  const [button] = setMain.mock.lastCall as [{ press: () => void }];
  button.press();
  expect(pressed).toHaveBeenCalledTimes(1);
});
