import { formatPrice } from '@dasturxon/core/format';
import { LANGUAGES, type Language } from '@dasturxon/core/kernel';
import { type Tiyin, wholeSom } from '@dasturxon/core/payment';

import { formatMessage } from './messages/format-message.ts';
import type { Tx } from '../db/connect.ts';
import { writeNotification } from './write-notification.ts';

const inEach = (text: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text(language)]));

type OrderWithMoney = { merchantId: string; userId: string; id: string; number: number };

/**
 * Writes the guest a message about money that goes back, or has gone back (SCR-14, F20), in the transaction of that
 * event. `amount` is in tiyin.
 */
export async function notifyOfMoney(
  deps: { now: () => Date; newId: () => string },
  tx: Tx,
  about: { row: OrderWithMoney; what: 'returning' | 'returned'; amount: Tiyin },
): Promise<void> {
  const { row, what, amount } = about;
  const title = inEach((language) => formatMessage('order.number', language, { number: String(row.number) }));
  const text = inEach((language) =>
    formatMessage(`money.${what}`, language, { sum: formatPrice(wholeSom(amount), language) }),
  );
  const { merchantId, userId, id: orderId } = row;
  const data = { title, text, orderId };
  await writeNotification(deps, tx, { merchantId, userId, data });
}
