import { expect, test, vi } from 'vitest';

import { afterAnswer } from './after-paint.ts';

const aFinger = () => new PointerEvent('pointerdown', { pointerType: 'touch' });

/** Watches when the work is done: `frame` draws one, as the page does between an event and what comes after it. */
function afterA(event: Event | undefined) {
  vi.useFakeTimers();
  const work = vi.fn();
  afterAnswer(event, work);
  return { work, frame: () => vi.advanceTimersByTime(20), aWhile: () => vi.advanceTimersByTime(200) };
}

test('what a finger that comes down asks for waits until its tap is answered', () => {
  const { work, frame, aWhile } = afterA(aFinger());
  frame();
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new MouseEvent('mouseup'));
  frame();
  frame();
  expect(work).not.toHaveBeenCalled();
  aWhile();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a finger that scrolls is no tap: its work comes all the same', () => {
  const { work, aWhile } = afterA(aFinger());
  dispatchEvent(new PointerEvent('pointercancel'));
  aWhile();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a finger that rests on the page is not waited for longer than a tap takes', () => {
  const { work, aWhile } = afterA(aFinger());
  vi.advanceTimersByTime(300);
  aWhile();
  dispatchEvent(new MouseEvent('mouseup'));
  aWhile();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a key, a mouse and no event at all wait for one frame', () => {
  for (const event of [new KeyboardEvent('keydown'), new PointerEvent('pointerdown'), undefined]) {
    const { work, frame } = afterA(event);
    frame();
    expect(work).toHaveBeenCalledTimes(1);
  }
});
