import { SETTING_FIELDS } from '@dasturxon/core/drafts';
import { expect, test } from 'vitest';

import { SEEN_NOTES, togetherNote } from './seen-notes.ts';

/** Switches beside SET-01 to SET-19: their names are enough. */
const OTHERS = ['tipsActive', 'agentsActive', 'shouldValidateDeliveryArea'];

test('BO-475 SET-01 SET-19 each switch of what guests can do has a line with what they see', () => {
  const switches = SETTING_FIELDS.features.filter((name) => name.endsWith('Active'));
  expect(switches.length).toBeGreaterThan(15);
  expect(switches.filter((name) => !(name in SEEN_NOTES) && !OTHERS.includes(name))).toEqual([]);
  expect(SEEN_NOTES).toHaveProperty('basketPosition');
});

const BASKETS = ['cartInMainActive', 'cartPageActive'];
const SERVICES = ['deliveryActive', 'pickupActive', 'dineInActive'];

test('BO-475 two baskets that are off, no service, and a single one are explained at their switches', () => {
  const noted = (on: readonly string[], names: readonly string[]) =>
    names.filter((name) => togetherNote(name, (one) => on.includes(one)) !== null);
  expect(noted([], BASKETS)).toEqual(BASKETS);
  expect(noted(['cartPageActive'], BASKETS)).toEqual([]);
  expect(noted([], SERVICES)).toEqual(SERVICES);
  expect(noted(['pickupActive'], SERVICES)).toEqual(['pickupActive']);
  expect(noted(SERVICES, SERVICES)).toEqual([]);
});
