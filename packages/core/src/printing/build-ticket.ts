import { isWeighed, quantityOf } from '../cart/quantity.ts';
import { cashDue } from '../dispatch/courier-cash.ts';
import { formatTime } from '../format/format-date.ts';
import { formatPrice } from '../format/format-money.ts';
import { formatNumber } from '../format/format-number.ts';
import { directionOf, type Language } from '../kernel/language.ts';
import { localize } from '../kernel/localized-text.ts';
import { AGGREGATOR_NAMES } from '../order/aggregator/aggregator.ts';
import type { ExplanationLine } from '../order/schemas/quote.schema.ts';
import type { BoardLine, BoardOrder } from '../staff/board-order.schema.ts';
import { formerAddress, formerHead } from './former-handover.ts';
import type { PrintMark } from './print-job.schema.ts';
import type { TicketKind } from './printer.schema.ts';
import {
  banner,
  DOUBLE,
  DOUBLE_STRONG,
  frame,
  HUGE,
  marksOf,
  NORMAL,
  RULE,
  STRONG,
  text,
} from './ticket-blocks.ts';
import { moneyOf } from './ticket-money.ts';
import { beforeDishesOf, cutleryOf, doorOf, ifMissingOf, lineNotesOf, notesOf } from './ticket-notes.ts';
import type { Ticket, TicketBlock, TicketPart } from './ticket.ts';

type Fields =
  | 'number'
  | 'isTest'
  | 'serviceType'
  | 'atTime'
  | 'timestamp'
  | 'table'
  | 'comment'
  | 'allergies'
  | 'courierComment'
  | 'address'
  | 'door'
  | 'guest'
  | 'receiver'
  | 'isPaid'
  | 'money'
  | 'totalPrice'
  | 'due'
  | 'changes'
  | 'formerHandover'
  | 'ifMissing'
  | 'changeFrom'
  | 'cutlery'
  | 'leaveAtDoor'
  | 'isGift'
  | 'paymentType'
  | 'distance'
  | 'acceptedTime'
  | 'cookingTime'
  | 'isReadyPromised'
  | 'busyMinutes'
  | 'later';
/** An order as a ticket shows it. `price` is the whole line in so'm; null where the reader sees no money. */
export type TicketOrder = Pick<BoardOrder, Fields> & {
  lines: readonly (BoardLine & { price?: number | null })[];
  /** The point of the address; without it the map searches for the address. */
  place?: { latitude: number; longitude: number } | null;
  /** The steps between the dishes and the total (C1). */
  steps?: readonly Pick<ExplanationLine, 'text' | 'amount'>[];
};

/** What is printed of an order. `isPrinted` shows which lines belong to the printer's stations. */
export type TicketRequest = {
  kind: TicketKind;
  mark: PrintMark;
  language: Language;
  /** The restaurant's time zone. */
  zone: string;
  isPrinted?: (line: BoardLine) => boolean;
};

/** The amount of a dish: `2 ×`, or `1.5 kg` for one that is weighed. */
export function amountParts(line: Pick<BoardLine, 'unit' | 'measure' | 'count'>): TicketPart[] {
  if (!isWeighed(line)) return [`${formatNumber(line.count)} ×`];
  const value = formatNumber(Math.round(quantityOf(line, line.count) * 1000) / 1000);
  return [{ word: line.unit === 'KG' ? 'KG' : 'LITER', value }];
}

const nameOf = (line: BoardLine, language: Language) => localize(line.name, language);

function modifiersOf({ modifiers }: BoardLine, language: Language): TicketPart[] {
  return modifiers.map(({ name, count }) => `+ ${count > 1 ? `${count} × ` : ''}${localize(name, language)}`);
}

/** The service; of an aggregator its name, which no language translates. */
function serviceOf({ serviceType }: TicketOrder): TicketPart {
  if (serviceType === 'YANDEX_EATS' || serviceType === 'EXPRESS_24') return AGGREGATOR_NAMES[serviceType];
  return { word: serviceType };
}

/** The mark and the number, by which everyone names the order. */
function headOf(order: TicketOrder, request: TicketRequest): TicketBlock[] {
  const { mark, zone } = request;
  const placed = order.timestamp === null ? '' : ` ${formatTime(order.timestamp, zone)}`;
  const marked = marksOf(order, mark).map((word) => banner([{ word }], HUGE));
  const where = order.table === null ? [] : [text([order.table], DOUBLE_STRONG)];
  const wanted =
    order.atTime === null
      ? []
      : [text([{ word: 'FOR_TIME', value: formatTime(order.atTime, zone) }], DOUBLE_STRONG)];
  return [
    ...marked,
    text([`№ ${order.number}`], HUGE),
    ...formerHead(order, request),
    text([serviceOf(order), placed], DOUBLE),
    ...where,
    ...wanted,
  ];
}

const withCount = (line: BoardLine, count: number): BoardLine => ({ ...line, count });

/** What was taken off or changed, struck through, with its former amount. */
function struckLines(order: TicketOrder, { mark, language, isPrinted }: TicketRequest): TicketBlock[] {
  if (mark !== 'CHANGED') return [];
  return order.changes
    .filter(({ line, before }) => before > 0 && (isPrinted?.(line) ?? true))
    .map(({ line, before }) =>
      text([...amountParts(withCount(line, before)), ' ', nameOf(line, language)], DOUBLE, true),
    );
}

function isChanged({ changes }: TicketOrder, line: BoardLine): boolean {
  const key = ({ productId, modifiers }: BoardLine) => [
    productId,
    ...modifiers.map(({ id }) => id).toSorted(),
  ];
  return changes.some((change) => key(change.line).join() === key(line).join());
}

/** The dishes at double size and without money; on a changed order the new and changed ones are framed. */
function kitchenLines(order: TicketOrder, request: TicketRequest): TicketBlock[] {
  const { language, mark, isPrinted } = request;
  const shown = order.lines.filter((line) => isPrinted?.(line) ?? true);
  const isGone = mark === 'CANCELED';
  const lines = shown.flatMap((line) => {
    const parts = [...amountParts(line), ' ', nameOf(line, language)];
    const dish =
      mark === 'CHANGED' && isChanged(order, line)
        ? frame(parts, DOUBLE_STRONG)
        : text(parts, DOUBLE_STRONG, isGone);
    return [dish, ...modifiersOf(line, language).map((part) => text([part], DOUBLE)), ...lineNotesOf(line)];
  });
  return [RULE, ...struckLines(order, request), ...lines, RULE];
}

/** Whether the receiver of a gift is to read no price; where something is collected from them, they do (B65). */
const hidesPrices = (order: TicketOrder): boolean => order.isGift && cashDue(order) === 0;

function pricedLines(order: TicketOrder, language: Language): TicketBlock[] {
  const isHidden = hidesPrices(order);
  const rows = order.lines.flatMap((line): TicketBlock[] => {
    const start = [...amountParts(line), ' ', nameOf(line, language)];
    const price = isHidden ? null : (line.price ?? null);
    const dish: TicketBlock =
      price === null
        ? text(start, NORMAL)
        : { kind: 'ROW', start, end: [formatPrice(price, language)], ...NORMAL };
    return [dish, ...modifiersOf(line, language).map((part) => text([part], NORMAL))];
  });
  return [RULE, ...rows, RULE];
}

const mapOf = ({ place, address }: TicketOrder) =>
  `https://maps.google.com/?q=${place ? `${place.latitude},${place.longitude}` : encodeURIComponent(address ?? '')}`;

/** Where it goes: the address, the receiver or else the guest with the masked phone, and the map as a QR code. */
function wayOf(order: TicketOrder, request: TicketRequest): TicketBlock[] {
  const { address, courierComment } = order;
  const who = order.receiver ?? order.guest;
  if (address === null) return notesOf(courierComment, NORMAL);
  const person = [who?.name, who?.phone].filter(Boolean).join(' · ');
  return [
    ...formerAddress(order, request),
    text([address, ...doorOf(order)], DOUBLE_STRONG),
    ...(person === '' ? [] : [text([person], NORMAL)]),
    ...(order.leaveAtDoor ? [frame([{ word: 'LEAVE' }], DOUBLE_STRONG)] : []),
    ...notesOf(courierComment, STRONG),
    { kind: 'QR', text: mapOf(order) },
  ];
}

function labelsOf(order: TicketOrder, { language, isPrinted, mark }: TicketRequest): TicketBlock[] {
  const lines = order.lines.filter((line) => isPrinted?.(line) ?? true);
  const labels = lines.flatMap((line) => {
    const each = isWeighed(line) ? [line] : Array.from({ length: line.count }, () => withCount(line, 1));
    return each.map((one) => ({ one, amount: isWeighed(line) ? [...amountParts(line), ' '] : [] }));
  });
  return labels.flatMap(({ one, amount }, index) => [
    ...(index === 0 ? [] : [{ kind: 'CUT' } as const]),
    { kind: 'ROW', start: [`№ ${order.number}`], end: [`${index + 1}/${labels.length}`], ...DOUBLE_STRONG },
    ...marksOf(order, mark).map((word) => frame([{ word }], STRONG)),
    text([...amount, nameOf(one, language)], STRONG),
    ...modifiersOf(one, language).map((part) => text([part], NORMAL)),
    ...notesOf(one.comment, NORMAL),
  ]);
}

function blocksOf(order: TicketOrder, request: TicketRequest): TicketBlock[] {
  const { kind, language } = request;
  if (kind === 'LABEL') return labelsOf(order, request);
  const head = headOf(order, request);
  if (kind === 'KITCHEN')
    return [
      ...head,
      ...beforeDishesOf(order, request),
      ...kitchenLines(order, request),
      ...ifMissingOf(order.ifMissing),
      ...cutleryOf(order),
      ...notesOf(order.comment, DOUBLE_STRONG),
    ];
  const money = hidesPrices(order) ? [frame([{ word: 'GIFT' }], DOUBLE_STRONG)] : moneyOf(order, language);
  const lines = [...pricedLines(order, language), ...money];
  return kind === 'GUEST'
    ? [...head, ...lines]
    : [...head, ...wayOf(order, request), ...cutleryOf(order), ...lines];
}

/** The ticket of an order, block by block, for the screen, the browser's print and the raster (BO-60). */
export const buildTicket = (order: TicketOrder, request: TicketRequest): Ticket => ({
  direction: directionOf(request.language),
  blocks: blocksOf(order, request),
});
