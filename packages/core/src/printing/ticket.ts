import type { OrderMoney } from '../order/order-money.ts';
import type { IfMissing } from '../order/schemas/if-missing.schema.ts';
import type { DoorPart } from '../staff/board-door.ts';

/**
 * A word of a ticket that depends on its language: each renderer has the labels, so that core has no texts. `value` is
 * the time of FOR_TIME and READY_BY, a part of the DOOR, the amount of KG and LITER, the name of an ALLERGEN in ALLERGENS, the sets of CUTLERY and the cash of CHANGE_FROM.
 */
export type TicketLabel =
  | 'COPY'
  | 'CHANGED'
  | 'CANCELED'
  | 'TEST'
  | 'DELIVERY'
  | 'PICK_UP'
  | 'DINE_IN'
  | 'FOR_TIME'
  | 'KG'
  | 'LITER'
  | 'TOTAL'
  | 'DUE'
  | NonNullable<OrderMoney>
  | 'READY_BY'
  | 'ALLERGIES'
  | 'ALLERGENS'
  | 'ALLERGEN'
  | 'CHANGE_FROM'
  | 'CUTLERY'
  | 'NO_CUTLERY'
  | 'LEAVE'
  | 'GIFT'
  | `DOOR_${DoorPart}`
  | `IF_MISSING_${IfMissing}`;

/** A piece of a ticket's text: literal, or a word of the ticket's language. */
export type TicketPart = string | { word: TicketLabel; value?: string };

/** How a text of a ticket looks. `size` is a key of `TEXT_DOTS`. */
export type TextLook = { size: 1 | 2 | 3; isBold: boolean };

/** One block of a ticket, from the top. FRAME is a text in a frame; BANNER is white on black; CUT cuts the paper. */
export type TicketBlock =
  | ({ kind: 'TEXT'; parts: readonly TicketPart[]; isStruck: boolean } & TextLook)
  | ({ kind: 'FRAME'; parts: readonly TicketPart[] } & TextLook)
  | ({ kind: 'BANNER'; parts: readonly TicketPart[] } & TextLook)
  | ({ kind: 'ROW'; start: readonly TicketPart[]; end: readonly TicketPart[] } & TextLook)
  | { kind: 'RULE' }
  | { kind: 'CUT' }
  | { kind: 'QR'; text: string };

/** A ticket as both renderers draw it: the React component and the raster of the server. */
export type Ticket = { direction: 'ltr' | 'rtl'; blocks: readonly TicketBlock[] };

/** The height of letters in dots at 203 dpi by size: 3, 4 and 6 mm. */
export const TEXT_DOTS: Readonly<Record<TextLook['size'], number>> = { 1: 24, 2: 34, 3: 48 };
/** Space above and below each block, and inside frames, in dots. */
export const GAP_DOTS = 6;
/** The inner space of frames and banners at the sides, in dots. */
export const INSET_DOTS = 10;
/** The thickness of rules, in dots. */
export const RULE_DOTS = 3;
/** The side of a QR code in dots; 30 mm. */
export const QR_DOTS = 240;
/** The error correction of a QR code and its quiet border in modules. */
export const QR_LOOK = { ecc: 'M', border: 2 } as const;

const RTL = /^[^\p{L}]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;

/** Whether a text runs from right to left: its first letter does, as with `dir="auto"`. */
export const isRightToLeft = (text: string): boolean => RTL.test(text);

/** A text of a ticket as one string; `word` gives the labels of a language. */
export const textOf = (
  parts: readonly TicketPart[],
  word: (word: TicketLabel, value: string) => string,
): string =>
  parts.map((part) => (typeof part === 'string' ? part : word(part.word, part.value ?? ''))).join('');
