import { expect, test } from 'vitest';

import {
  APP_VERSION,
  BUILD_POLL_MS,
  RELOAD_GUARD_MS,
  checkVersion,
  mayReload,
  onNewBuild,
} from './app-version.ts';
import {
  ACTIVE_ORDERS_DELAY_MS,
  CLOSE_DELAY_MS,
  LOADING_OVERLAY_CLOSE_MS,
  NOTIFICATION,
  REMOTE_SELECT_DEBOUNCE_MS,
  SEARCH_FOCUS_DELAY_MS,
  SHEET_MAX_HEIGHT,
} from './interface-timing.ts';

test('K-04 a notification stays 4500 ms at the top right, 16 px apart', () => {
  expect(NOTIFICATION).toEqual({ durationMs: 4500, placement: 'top-right', gapPx: 16 });
});

test.each([
  ['K-05', LOADING_OVERLAY_CLOSE_MS, 400],
  ['K-06', REMOTE_SELECT_DEBOUNCE_MS, 300],
  ['K-14', SEARCH_FOCUS_DELAY_MS, 500],
  ['K-15', CLOSE_DELAY_MS, 100],
  ['K-17', ACTIVE_ORDERS_DELAY_MS, 500],
  ['K-20', RELOAD_GUARD_MS, 10_000],
  ['K-23', APP_VERSION, '2.2.7'],
  ['K-25', SHEET_MAX_HEIGHT, '65vh'],
  ['BOOT-13 D30', BUILD_POLL_MS, 300_000],
])('%s is %j', (_, constant, value) => {
  expect(constant).toBe(value);
});

test.each([
  ['BOOT-12 D67 a first visit writes and stays', null, { write: true, reload: false }],
  ['BOOT-12 another version writes and reloads', '2.2.6', { write: true, reload: true }],
  ['BOOT-12 the same version does nothing, so it cannot loop', '2.2.7', { write: false, reload: false }],
])('%s', (_, stored, expected) => {
  expect(checkVersion(stored)).toEqual(expected);
});

test.each([
  [null, 1000, true],
  [1000, 10_999, false],
  [1000, 11_000, true],
  [5000, 1000, true],
])('BOOT-14 K-20 reloaded at %j, now %i: may reload %s', (last, now, may) => {
  expect(mayReload(last, now)).toBe(may);
});

test('BOOT-13 D30 a dirty form is asked first', () => {
  expect([onNewBuild(false), onNewBuild(true)]).toEqual(['reload', 'offer']);
});
