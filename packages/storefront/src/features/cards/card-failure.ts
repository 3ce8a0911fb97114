import type { Language } from '@dasturxon/core/kernel';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { CardRefused } from '../../domains/payment/card-tokeniser.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';

const REFUSED: Readonly<Record<'card' | 'code', MessageDescriptor>> = {
  card: msg`The bank declined the card. Check the number, the expiry date and that SMS messages are on for it.`,
  code: msg`The code is wrong or has expired. Check the latest SMS or ask for a new code.`,
};
const NO_ANSWER = msg`The bank is not responding. Try again in a minute.`;

/**
 * The message for a card that could not be added, or a rejected code. All provider errors read the same, so that they
 * reveal no cards.
 */
export function cardFailure(
  i18n: I18n,
  error: unknown,
  { at, language }: { at: 'card' | 'code'; language: Language },
): string {
  if (!(error instanceof CardRefused)) return failureText(i18n, language, error);
  return i18n._(error.code === null ? NO_ANSWER : REFUSED[at]);
}
