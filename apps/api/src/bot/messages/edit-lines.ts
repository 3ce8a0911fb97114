import { formatPrice, formatTime } from '@dasturxon/core/format';
import { directionOf, type Language, localize, type LocalizedText } from '@dasturxon/core/kernel';
import type { LineChange, ShownHandover } from '@dasturxon/core/order';

import { formatMessage, plain } from '../../notifications/messages/format-message.ts';
import type { Button } from './guest-message.ts';

/** An edit that waits for its guest, as a message shows it. Sums are so'm. */
export type NotifiedEdit = {
  id: string;
  changes: readonly LineChange[];
  /** Another service, address or time; null: as they are. */
  handover: ShownHandover | null;
  totalPrice: number;
  refund: number;
  due: number;
  until: Date;
  /** Set where a dish has run out (C8). */
  swap: { runOut: LocalizedText; isOnlyLine: boolean; options: NotifiedOption[] } | null;
};

type About = { language: Language; zone: string };

/** A substitute: its name and the order's total with it. */
export type NotifiedOption = { name: LocalizedText; totalPrice: number };

/** The data of the buttons under a proposed edit; a number is the place of a substitute. */
export const EDIT_DATA = /^edit:(yes|no|[0-9]):([\w-]{1,40})$/;

/** Points the way that the text runs: no client turns an arrow. */
const arrowOf = (language: Language) => (directionOf(language) === 'rtl' ? '←' : '→');

const changeLine = ({ line, before, after }: LineChange, language: Language) => {
  const name = plain(localize(line.name, language), 80);
  return after === 0 ? `− ${name}` : `${before === 0 ? '+' : arrowOf(language)} ${name} × ${after}`;
};

/** How the order is handed over if the guest agrees: service, address, time. */
function handoverLine({ serviceType, address, atTime }: ShownHandover, { language, zone }: About): string {
  const service = formatMessage(`service.${serviceType}`, language);
  const at = atTime && formatTime(atTime, zone);
  return `${arrowOf(language)} ${[service, address && plain(address, 120), at].filter(Boolean).join(' · ')}`;
}

/** What a guest reads about a proposed edit: what changes, the new total, the money that moves and the time left. */
export function editLines(edit: NotifiedEdit, about: About): string[] {
  const { language, zone } = about;
  const until = formatTime(edit.until, zone);
  const price = (sum: number) => formatPrice(sum, language, { nbsp: true });
  if (edit.swap) {
    const dish = plain(localize(edit.swap.runOut, language), 80);
    const asked = formatMessage('swap.asked', language, { dish });
    return [`<b>${asked}</b>`, formatMessage('edit.until', language, { time: until })];
  }
  return [
    `<b>${formatMessage('edit.proposed', language)}</b>`,
    ...edit.changes.slice(0, 20).map((change) => changeLine(change, language)),
    ...(edit.handover ? [handoverLine(edit.handover, about)] : []),
    formatMessage('edit.total', language, { sum: price(edit.totalPrice) }),
    ...(edit.refund > 0 ? [formatMessage('edit.refund', language, { sum: price(edit.refund) })] : []),
    ...(edit.due > 0 ? [formatMessage('edit.due', language, { sum: price(edit.due) })] : []),
    formatMessage('edit.until', language, { time: until }),
  ];
}

/** A button for each substitute, and one for none of them. */
function swapButtons(id: string, swap: NonNullable<NotifiedEdit['swap']>, language: Language): Button[][] {
  const without = formatMessage(swap.isOnlyLine ? 'button.swapCancel' : 'button.swapWithout', language);
  const options = swap.options.map(({ name, totalPrice }, place) => {
    const sum = formatPrice(totalPrice, language, { nbsp: true });
    return { text: `${localize(name, language).slice(0, 40)} · ${sum}`, data: `edit:${place}:${id}` };
  });
  return [...options, { text: without, data: `edit:yes:${id}` }].map((button) => [button]);
}

/** The guest's two answers; none without an edit. */
export function editButtons(edit: NotifiedEdit | null, language: Language): Button[][] {
  if (edit === null) return [];
  if (edit.swap) return swapButtons(edit.id, edit.swap, language);
  const agree = { text: formatMessage('button.agree', language), data: `edit:yes:${edit.id}` };
  return [[agree, { text: formatMessage('button.decline', language), data: `edit:no:${edit.id}` }]];
}
