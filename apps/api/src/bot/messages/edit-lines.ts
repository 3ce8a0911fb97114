import { formatPrice } from '@dasturxon/core/format';
import { type Language, localize } from '@dasturxon/core/kernel';
import type { LineChange } from '@dasturxon/core/order';

import { formatMessage, plain } from '../../notifications/messages/format-message.ts';
import type { Button } from './guest-message.ts';

/** An edit that waits for its guest, as a message shows it. Sums are so'm. */
export type NotifiedEdit = {
  id: string;
  changes: readonly LineChange[];
  totalPrice: number;
  refund: number;
  due: number;
  until: Date;
};

/** The data of the buttons under a proposed edit. */
export const EDIT_DATA = /^edit:(yes|no):([\w-]{1,40})$/;

const changeLine = ({ line, before, after }: LineChange, language: Language) => {
  const name = plain(localize(line.name, language), 80);
  return after === 0 ? `− ${name}` : `${before === 0 ? '+' : '→'} ${name} × ${after}`;
};

/** What a guest reads about a proposed edit: what changes, the new total, the money that moves and the time left. */
export function editLines(edit: NotifiedEdit, about: { language: Language; until: string }): string[] {
  const { language, until } = about;
  const price = (sum: number) => formatPrice(sum, language, { nbsp: true });
  return [
    `<b>${formatMessage('edit.proposed', language)}</b>`,
    ...edit.changes.slice(0, 20).map((change) => changeLine(change, language)),
    formatMessage('edit.total', language, { sum: price(edit.totalPrice) }),
    ...(edit.refund > 0 ? [formatMessage('edit.refund', language, { sum: price(edit.refund) })] : []),
    ...(edit.due > 0 ? [formatMessage('edit.due', language, { sum: price(edit.due) })] : []),
    formatMessage('edit.until', language, { time: until }),
  ];
}

/** The guest's two answers; none without an edit. */
export function editButtons(edit: NotifiedEdit | null, language: Language): Button[][] {
  if (edit === null) return [];
  const agree = { text: formatMessage('button.agree', language), data: `edit:yes:${edit.id}` };
  return [[agree, { text: formatMessage('button.decline', language), data: `edit:no:${edit.id}` }]];
}
