import { REJECTION_REASONS } from '@dasturxon/core/order';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';

import { cancelReason } from './cancel-reasons.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const textOf = (reason: string) => cancelReason(i18n, { reason, reasonComment: null });

test('BO-155 IMP-17 the guest reads a text for every reason of a rejection, never its code', () => {
  for (const reason of REJECTION_REASONS) expect(textOf(reason)).not.toBe(reason);
  expect(textOf('DUPLICATE')).toBe('The same order was placed twice');
  expect(textOf('GUEST_ASKED')).toBe('Cancelled at your request');
});

test('BO-155 a guest under suspicion does not read so', () => {
  expect(textOf('SUSPECTED')).toBe('We could not confirm the order');
});
