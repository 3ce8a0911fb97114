import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { offerUndo, undoLast } from './undo.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const anAction = () => ({ text: 'Stopped', undo: vi.fn(async () => undefined) });

test('BO-66 an action is undone once', async () => {
  const action = anAction();
  offerUndo(action);
  expect([await undoLast(), await undoLast()]).toEqual([true, false]);
  expect(action.undo).toHaveBeenCalledOnce();
});

test('BO-66 ten seconds later nothing is undone', async () => {
  const action = anAction();
  offerUndo(action);
  vi.advanceTimersByTime(10_000);
  expect(await undoLast()).toBe(false);
  expect(action.undo).not.toHaveBeenCalled();
});

test('BO-66 a newer action has its own ten seconds', async () => {
  const [first, second] = [anAction(), anAction()];
  offerUndo(first);
  vi.advanceTimersByTime(9_000);
  offerUndo(second);
  vi.advanceTimersByTime(9_000);
  expect(await undoLast()).toBe(true);
  expect(first.undo).not.toHaveBeenCalled();
});
