import { afterEach, expect, test, vi } from 'vitest';

import { focusScreen } from './focus-screen.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function aScreen(inside: string): HTMLElement {
  const screen = document.createElement('div');
  screen.innerHTML = inside;
  document.body.append(screen);
  return screen;
}

const heading = (screen: HTMLElement) => screen.querySelector('h1');

test('the heading of a screen that has opened takes the focus, without a ring', () => {
  const screen = aScreen('<h1>My orders</h1>');
  focusScreen(screen);
  expect(document.activeElement).toBe(heading(screen));
  expect(heading(screen)?.style.outlineStyle).toBe('none');
});

test('a link that led there, and stays where it is, gives it up', () => {
  aScreen('<a href="/profile/orders">Orders</a>').querySelector('a')?.focus();
  const screen = aScreen('<h1>My orders</h1>');
  focusScreen(screen);
  expect(document.activeElement).toBe(heading(screen));
});

test('a field that the screen focuses itself keeps the focus', () => {
  const screen = aScreen('<h1>Sign in</h1><input>');
  screen.querySelector('input')?.focus();
  focusScreen(screen);
  expect(document.activeElement).toBe(screen.querySelector('input'));
});

test('a sheet over the screen keeps it too', () => {
  aScreen('<dialog open><button>Close</button></dialog>').querySelector('button')?.focus();
  focusScreen(aScreen('<h1>Basket</h1>'));
  expect(document.activeElement?.textContent).toBe('Close');
});

test('a heading that comes later, and one that takes its place, get it then', async () => {
  const screen = aScreen('');
  focusScreen(screen);
  expect(document.activeElement).toBe(document.body);
  screen.innerHTML = '<h1>Order</h1>';
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Order'));
  screen.innerHTML = '<h1>Order 12</h1>';
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Order 12'));
});
