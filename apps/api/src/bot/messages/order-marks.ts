import { localize, type Language } from '@dasturxon/core/kernel';

import { plain, formatMessage } from '../../notifications/messages/format-message.ts';
import type { NotifiedOrder } from './notified-order.ts';

/** That it is a test order of the set-up (BO-358), and the branch that gave it away. */
export function marksOf({ order, given }: NotifiedOrder, language: Language): string[] {
  const test = order.isTest ? [`🧪 <b>${formatMessage('print.test', language)}</b>`] : [];
  if (given === null) return test;
  const branch = plain(localize(given.name, language), 80);
  return [...test, `↪️ ${formatMessage('branch.givenBy', language, { branch })}`];
}
