import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';

import { titleOf } from './render-shell.tsx';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  ['category', 'Categories'],
  ['branches-map', 'Branches'],
  ['profile-cards-confirm', 'New card'],
  ['profile-orders-id-map', 'Order on the map'],
  [null, 'Page Not Found'],
] as const)('RT-37 the server calls the page of %s as its screen does: %s', (name, title) =>
  expect(titleOf(english, name)).toBe(title),
);
