import { formatPrice, formatStep } from '../format/format-money.ts';
import type { Language } from '../kernel/language.ts';
import { localize } from '../kernel/localized-text.ts';
import type { TicketOrder } from './build-ticket.ts';
import { DOUBLE_STRONG, NORMAL, STRONG, text } from './ticket-blocks.ts';
import { changeOf } from './ticket-notes.ts';
import type { TicketBlock } from './ticket.ts';

/** What is added to the dishes and taken off, each in the sentence that the guest has read (C1). */
const stepRows = ({ steps = [] }: TicketOrder, language: Language): TicketBlock[] =>
  steps.map(({ text: sentence, amount }) => ({
    kind: 'ROW',
    start: [localize(sentence, language)],
    end: [formatStep(amount, language)],
    ...NORMAL,
  }));

/** The steps, the total, what is still due, the change to bring and how it is paid; nothing where the reader sees no money. */
export function moneyOf(order: TicketOrder, language: Language): TicketBlock[] {
  const { totalPrice, due, money } = order;
  if (totalPrice === null) return [];
  const row = (word: 'TOTAL' | 'DUE', sum: number): TicketBlock => ({
    kind: 'ROW',
    start: [{ word }],
    end: [formatPrice(sum, language)],
    ...DOUBLE_STRONG,
  });
  const rest = due !== null && due > 0 ? [row('DUE', due)] : [];
  return [
    ...stepRows(order, language),
    row('TOTAL', totalPrice),
    ...rest,
    ...changeOf(order, language),
    ...(money === null ? [] : [text([{ word: money }], STRONG)]),
  ];
}
