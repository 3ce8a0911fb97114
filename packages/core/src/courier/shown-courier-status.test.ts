import { expect, test } from 'vitest';

import { shownCourierStatus } from './shown-courier-status.ts';

test.each([
  ['COOKING', null, 'PERFORMER_FOUND'],
  ['COOKING', 'PERFORMER_PICK_UP_ARRIVED', 'PERFORMER_PICK_UP_ARRIVED'],
  ['DONE', 'PERFORMER_ARRIVED', 'PERFORMER_FOUND'],
  ['ATTACHED', 'PERFORMER_PICKUPED', 'PERFORMER_FOUND'],
  ['ON_WAY', null, 'PERFORMER_PICKUPED'],
  ['ON_WAY', 'PERFORMER_FOUND', 'PERFORMER_PICKUPED'],
  ['ON_WAY', 'PERFORMER_ARRIVED', 'PERFORMER_ARRIVED'],
  ['ON_WAY', 'PERFORMER_RETURNING', 'PERFORMER_RETURNING'],
  ['ON_WAY', 'FAILED', 'PERFORMER_PICKUPED'],
] as const)('D18 at %s a courier with the status %s is shown as %s', (status, courierStatus, shown) => {
  expect(shownCourierStatus({ status, courierStatus })).toBe(shown);
});
