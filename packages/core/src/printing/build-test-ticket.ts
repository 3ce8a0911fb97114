import { directionOf } from '../kernel/language.ts';
import type { TicketRequest } from './build-ticket.ts';
import { DOUBLE_STRONG, HUGE, NORMAL, RULE, text } from './ticket-blocks.ts';
import type { Ticket } from './ticket.ts';

/** What a test print shows: the letters of every language. `name` is the printer's. */
export const buildTestTicket = (name: string, { language }: Pick<TicketRequest, 'language'>): Ticket => ({
  direction: directionOf(language),
  blocks: [
    { kind: 'BANNER', parts: [{ word: 'TEST' }], ...HUGE },
    text([name], DOUBLE_STRONG),
    RULE,
    text(['Oʻzbekcha: oʻ gʻ Oʻ Gʻ, sanʼat'], NORMAL),
    text(['Русский: ёж, щи; Ўзбекча: қўй, ғишт, ҳол'], NORMAL),
    text(['Қазақша: әңгіме, ұшқыш · Türkçe: ığdır, şöyle'], NORMAL),
    text(['العربية: طبق أرز باللحم ١٢٣'], NORMAL),
    text(['中文：宫保鸡丁'], NORMAL),
    RULE,
    { kind: 'QR', text: 'https://example.com' },
  ],
});
