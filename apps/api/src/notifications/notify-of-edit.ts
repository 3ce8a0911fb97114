import { formatPrice } from '@dasturxon/core/format';
import { type LocalizedText, localize } from '@dasturxon/core/kernel';

import type { Tx } from '../db/connect.ts';
import { formatMessage, plain } from './messages/format-message.ts';
import { inEach } from './messages/in-each.ts';
import { writeNotification } from './write-notification.ts';

/** Writes the guest a message that an edit waits for their consent, or was applied, in every language (C.7). `total` is so'm. */
export async function notifyOfEdit(
  deps: { now: () => Date; newId: () => string },
  tx: Tx,
  about: {
    row: { merchantId: string; userId: string; id: string; number: number };
    /** `runOut`: the dish that the guest may choose a substitute for. */
    what: 'proposed' | 'applied' | { runOut: LocalizedText };
    total: number;
  },
): Promise<void> {
  const { row, what, total } = about;
  const { merchantId, userId, id: orderId } = row;
  const title = inEach((language) => formatMessage('order.number', language, { number: String(row.number) }));
  const text = inEach((language) =>
    typeof what === 'object'
      ? formatMessage('swap.asked', language, { dish: plain(localize(what.runOut, language), 80) })
      : [
          formatMessage(`edit.${what}`, language),
          formatMessage('edit.total', language, { sum: formatPrice(total, language) }),
        ].join('. '),
  );
  const data = { title, text, orderId };
  await writeNotification(deps, tx, { merchantId, userId, data });
}
