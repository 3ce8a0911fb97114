import { beforeAll, expect, test, vi } from 'vitest';

import { go } from './navigation.ts';
import { ignoreSecondTaps, secondTapWithin } from './second-taps.ts';

const pressed = vi.fn<() => void>();
let now = performance.now();

function tap({ after, x = 200, detail = 1 }: { after: number; x?: number; detail?: number }) {
  now += after;
  const event = new MouseEvent('click', { clientX: x, clientY: 800, detail, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: now });
  pressed.mockClear();
  document.body.dispatchEvent(event);
  return pressed.mock.calls.length === 1;
}

beforeAll(() => {
  ignoreSecondTaps();
  ignoreSecondTaps();
  document.body.addEventListener('click', () => pressed());
});

test('RT-10 the second of two quick taps presses nothing of the page under a dish that the first has closed', () => {
  expect(secondTapWithin()).toBe(0);
  go('/product/p-1');
  expect(tap({ after: 5_000 })).toBe(true);
  expect(secondTapWithin()).toBeGreaterThan(0);
  go('/');
  expect(tap({ after: 300 })).toBe(false);
  expect(tap({ after: 300 })).toBe(false);
  expect(tap({ after: 600 })).toBe(true);
});

test('RT-10 quick taps on one dish, elsewhere on the next page, and keys all count', () => {
  go('/product/p-1');
  expect(tap({ after: 5_000 })).toBe(true);
  expect(tap({ after: 100 })).toBe(true);
  go('/');
  expect(tap({ after: 100, x: 300 })).toBe(true);
  go('/product/p-1');
  expect(tap({ after: 100, x: 300 })).toBe(true);
  go('/');
  expect(tap({ after: 100, x: 300, detail: 0 })).toBe(true);
});
