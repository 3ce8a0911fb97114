import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { back, go } from '../router/navigation.ts';
import { steps } from '../router/steps.ts';
import { closeSheetsFirst } from './back-closes-sheets.ts';

const closed = vi.fn<() => void>();
const heard = vi.fn<() => void>();

function aSheet(): HTMLDialogElement {
  const sheet = document.createElement('dialog');
  sheet.setAttribute('open', '');
  sheet.addEventListener('cancel', () => {
    closed();
    sheet.remove();
  });
  document.body.append(sheet);
  return sheet;
}

/** What a browser does at its back and forward buttons: the entry changes, then it is said. */
function arrive(path: string, depth: number) {
  Object.getPrototypeOf(history).replaceState.call(history, { depth }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: { depth } }));
}

let went: number[] = [];

beforeAll(() => {
  addEventListener('popstate', (event) => steps.first?.(event));
  closeSheetsFirst();
  addEventListener('popstate', () => heard());
});
beforeEach(() => {
  went = [];
  vi.spyOn(history, 'go').mockImplementation((by) => void went.push(by ?? 0));
  go('/', { replace: true });
  vi.clearAllMocks();
});
afterEach(() => document.body.replaceChildren());

test('OV-18 back closes a question before the page under it, and the next back leaves the page', () => {
  go('/profile/user');
  aSheet();
  arrive('/', 0);
  expect(heard, 'nobody but us').not.toHaveBeenCalled();
  expect(went).toEqual([1]);
  arrive('/profile/user', 1);
  expect(closed).toHaveBeenCalledTimes(1);
  arrive('/', 0);
  expect(heard).toHaveBeenCalledTimes(2);
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
  expect(heard).toHaveBeenCalledTimes(2);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('OV-09 a page that goes back by itself, its form still open, is let go', () => {
  go('/address/delivery');
  aSheet();
  aSheet();
  back();
  arrive('/', 0);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
});

test('SCR-15 a story and the basket over the menu are left by their address', () => {
  go('/?basket=open');
  aSheet();
  arrive('/', 0);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
});
