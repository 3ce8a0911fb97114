import { doorParts } from '../staff/board-door.ts';
import { cashDue } from '../dispatch/courier-cash.ts';
import { formatTime } from '../format/format-date.ts';
import { formatPrice } from '../format/format-money.ts';
import { formatNumber } from '../format/format-number.ts';
import { kitchenDeadline } from '../kitchen/tickets.ts';
import type { Language } from '../kernel/language.ts';
import { changeToBring } from '../order/handover/cash-change.ts';
import type { IfMissing } from '../order/schemas/if-missing.schema.ts';
import type { BoardLine, BoardOrder } from '../staff/board-order.schema.ts';
import type { PrintMark } from './print-job.schema.ts';
import { DOUBLE, DOUBLE_STRONG, frame, STRONG, text } from './ticket-blocks.ts';
import type { TextLook, TicketBlock, TicketPart } from './ticket.ts';

/** A note in frames, a line of text each. */
export const notesOf = (note: string | null, look: TextLook): TicketBlock[] =>
  note === null ? [] : note.split('\n').map((line) => frame([line], look));

/** What happens when something has run out. */
export const ifMissingOf = (choice: IfMissing | null): TicketBlock[] =>
  choice === null ? [] : [text([{ word: `IF_MISSING_${choice}` }], STRONG)];

/** The allergens of a dish, which a cook keeps apart for a guest with an allergy (B22). */
function allergensOf({ allergens }: BoardLine): TicketBlock[] {
  if (allergens.length === 0) return [];
  const names = allergens.flatMap((value, index): TicketPart[] => [
    index === 0 ? ': ' : ', ',
    { word: 'ALLERGEN', value },
  ]);
  return [text([{ word: 'ALLERGENS' }, ...names], STRONG)];
}

/** What a cook is to know of one dish, below it: what the guest asks (B15), its allergens. */
export const lineNotesOf = (line: BoardLine): TicketBlock[] => [
  ...notesOf(line.comment, DOUBLE),
  ...allergensOf(line),
  ...ifMissingOf(line.ifMissing),
];

/** What the guest must not be served, above the dishes: a banner that no cook overlooks (BO-291). */
const allergiesOf = ({ allergies }: Pick<BoardOrder, 'allergies'>): TicketBlock[] =>
  allergies === null
    ? []
    : [
        { kind: 'BANNER', parts: [{ word: 'ALLERGIES' }], ...DOUBLE_STRONG },
        ...notesOf(allergies, DOUBLE_STRONG),
      ];

/** By when the kitchen must be done, as the clock shows it. */
function deadlineOf(order: Timed, { zone, mark }: Shown): TicketBlock[] {
  const deadline = mark === 'CANCELED' ? null : kitchenDeadline(order);
  if (deadline === null) return [];
  return [text([{ word: 'READY_BY', value: formatTime(deadline.toISOString(), zone) }], DOUBLE_STRONG)];
}

type Timed = Parameters<typeof kitchenDeadline>[0];
type Shown = { zone: string; mark: PrintMark };

/** What a cook reads before the dishes: the time and what the guest must not be served. */
export const beforeDishesOf = (order: Timed & Pick<BoardOrder, 'allergies'>, shown: Shown): TicketBlock[] => [
  ...deadlineOf(order, shown),
  ...allergiesOf(order),
];

/** How much cutlery is packed; nothing where the guest has not chosen (B23). */
export function cutleryOf({ cutlery }: Pick<BoardOrder, 'cutlery'>): TicketBlock[] {
  if (cutlery === null) return [];
  const part: TicketPart =
    cutlery === 0 ? { word: 'NO_CUTLERY' } : { word: 'CUTLERY', value: formatNumber(cutlery) };
  return [text([part], DOUBLE_STRONG)];
}

type Paid = Parameters<typeof cashDue>[0] & Pick<BoardOrder, 'changeFrom'>;

/** The cash that the guest pays with, and the change that the courier takes along (B23). */
export function changeOf(order: Paid, language: Language): TicketBlock[] {
  const { changeFrom } = order;
  const change = changeToBring(changeFrom, cashDue(order));
  if (changeFrom === null || change === null) return [];
  const start: TicketPart[] = [{ word: 'CHANGE_FROM', value: formatPrice(changeFrom, language) }];
  return [{ kind: 'ROW', start, end: [formatPrice(change, language)], ...STRONG }];
}

/** How to find the door of an address, as parts of its line. */
export const doorOf = ({ door }: Pick<BoardOrder, 'door'>): TicketPart[] => [
  ...doorParts(door).flatMap(({ part, value }): TicketPart[] => [', ', { word: `DOOR_${part}`, value }]),
  ...(door && door.comment.trim() !== '' ? [`, ${door.comment}`] : []),
];
