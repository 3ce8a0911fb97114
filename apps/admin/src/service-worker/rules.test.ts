import { expect, test } from 'vitest';

import { handlingOf, outdated } from './rules.ts';

const ORIGIN = 'http://osh.admin.localhost:3000';
const asked = (path: string, change = {}) =>
  handlingOf({ method: 'GET', mode: 'cors', url: ORIGIN + path, ...change }, ORIGIN);

test.each([
  ['/', 'page'],
  ['/kitchen', 'page'],
  ['/?service=DELIVERY', 'page'],
  ['/admin/v1/board', 'pass'],
  ['/sandbox/', 'pass'],
])('BO-75 opening %s: %s', (path, handling) => {
  expect(asked(path, { mode: 'navigate' })).toBe(handling);
});

test.each([
  ['GET', '/admin/v1/board', 'pass'],
  ['GET', '/admin/v1/board/events', 'pass'],
  ['GET', '/admin/v1/session', 'pass'],
  ['POST', '/admin/v1/orders/1/move', 'pass'],
  ['POST', '/', 'pass'],
  ['GET', '/assets/admin/assets/index-B6ar.js', 'file'],
])('BO-75 %s %s from a page: %s', (method, path, handling) => {
  expect(asked(path, { method })).toBe(handling);
});

test('BO-75 another origin is left alone', () => {
  expect(asked('', { url: 'https://example.com/assets/admin/assets/index.js' })).toBe('pass');
});

test('BO-75 files of this build and of the one before stay, older ones go', () => {
  expect(outdated(['/a', '/b', '/c'], [['/c'], ['/b']])).toEqual(['/a']);
  expect(outdated(['/a'], [['/a'], []])).toEqual([]);
});
