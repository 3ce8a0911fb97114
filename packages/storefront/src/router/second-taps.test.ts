import { beforeAll, expect, test, vi } from 'vitest';

import { go } from './navigation.ts';
import { ignoreSecondTaps } from './second-taps.ts';

const pressed = vi.fn<() => void>();
let now = 1_000;

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

test('the second of two quick taps presses nothing of the page that the first has led to', () => {
  go('/basket');
  expect(tap({ after: 5_000 })).toBe(true);
  go('/checkout');
  expect(tap({ after: 300 })).toBe(false);
  expect(tap({ after: 300 })).toBe(false);
  expect(tap({ after: 600 })).toBe(true);
});

test('quick taps on one page, elsewhere on the next one, and keys all count', () => {
  go('/basket');
  expect(tap({ after: 5_000 })).toBe(true);
  expect(tap({ after: 100 })).toBe(true);
  go('/checkout');
  expect(tap({ after: 100, x: 300 })).toBe(true);
  go('/basket');
  expect(tap({ after: 100, x: 300, detail: 0 })).toBe(true);
});
