import { enterSheet } from '@dasturxon/ui/sheet';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { onMove } from '../../router/history.ts';
import { back, depthHere, go } from '../../router/navigation.ts';
import { closeSheetsFirst, layMenuUnder } from './back-closes-sheets.ts';

const closed = vi.fn<() => void>();
const onMoved = vi.fn<() => void>();

const leaveAll: (() => void)[] = [];

function aSheet() {
  const close = () => {
    closed();
    leave();
  };
  const leave = enterSheet({ element: document.createElement('dialog'), close });
  leaveAll.push(leave);
}

/** The browser's behaviour at its back and forward buttons: the entry changes, then the event follows. */
function arrive(path: string, depth: number) {
  history.replaceState({ depth }, '', path);
  const stop = onMove(onMoved);
  dispatchEvent(new PopStateEvent('popstate', { state: { depth } }));
  stop();
}

let went: number[] = [];

beforeAll(() => {
  closeSheetsFirst();
});
beforeEach(() => {
  went = [];
  vi.spyOn(history, 'go').mockImplementation((by) => void went.push(by ?? 0));
  go('/', { replace: true });
  vi.clearAllMocks();
});
afterEach(() => {
  for (const leave of leaveAll.splice(0)) leave();
});

test('OV-18 back closes a question before the page under it, and the next back leaves the page', () => {
  go('/profile/user');
  aSheet();
  arrive('/', 0);
  expect(onMoved, 'other listeners').not.toHaveBeenCalled();
  expect(went).toEqual([1]);
  arrive('/profile/user', 1);
  expect(closed).toHaveBeenCalledTimes(1);
  arrive('/', 0);
  expect(onMoved).toHaveBeenCalledTimes(2);
  expect(went).toEqual([1]);
});

test('OV-16 of two sheets back closes the one on top; the one that is a page of its own goes with its address', () => {
  go('/address/pickup2');
  aSheet();
  aSheet();
  arrive('/', 0);
  arrive('/address/pickup2', 1);
  expect(closed).toHaveBeenCalledTimes(1);
  arrive('/', 0);
  expect(onMoved).toHaveBeenCalledTimes(2);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('OV-09 a page that goes back by itself, its form still open, is let go', () => {
  go('/address/delivery');
  aSheet();
  aSheet();
  back();
  arrive('/', 0);
  expect(onMoved).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
});

test('SCR-15 a story and the basket over the menu are left by their address', () => {
  go('/?basket=open');
  aSheet();
  arrive('/', 0);
  expect(onMoved).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
});

describe('a sheet that was opened by its address', () => {
  const laid = (path: string, depth = 0) => {
    history.replaceState({ depth }, '', path);
    const listener = vi.fn<() => void>();
    const stop = onMove(listener);
    const entries = history.length;
    layMenuUnder({ href: location.href, depth });
    stop();
    expect(listener, 'the page draws nothing anew').not.toHaveBeenCalled();
    return { isLaid: history.length > entries, at: location.pathname + location.search, depth: depthHere() };
  };

  test.each(['/product/plov', '/address/delivery', '/?basket=open'])(
    'RT-10 OV-16 %s has the menu under it, so that back closes it before it leaves',
    (path) => expect(laid(path)).toEqual({ isLaid: true, at: path, depth: 1 }),
  );

  test.each([
    ['/product/plov', 1, 'was come to from a page of ours'],
    ['/about', 0, 'is a page'],
    ['/tg/product/plov', 0, 'is inside an app, which has a way back of its own'],
  ])('%s at depth %i has nothing laid under it: it %s', (path, depth) =>
    expect(laid(path, depth)).toEqual({ isLaid: false, at: path, depth }),
  );
});
