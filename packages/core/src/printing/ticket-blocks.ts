import type { BoardOrder } from '../staff/board-order.schema.ts';
import type { PrintMark } from './print-job.schema.ts';
import type { TextLook, TicketBlock, TicketLabel, TicketPart } from './ticket.ts';

/** Letters of 3 mm. */
export const NORMAL: TextLook = { size: 1, isBold: false };
/** The same, bold. */
export const STRONG: TextLook = { size: 1, isBold: true };
/** Letters of 4 mm. */
export const DOUBLE: TextLook = { size: 2, isBold: false };
/** The same, bold. */
export const DOUBLE_STRONG: TextLook = { size: 2, isBold: true };
/** Letters of 6 mm, bold. */
export const HUGE: TextLook = { size: 3, isBold: true };

/** A line of text; `isStruck` is struck through. */
export const text = (parts: readonly TicketPart[], look: TextLook, isStruck = false): TicketBlock => ({
  kind: 'TEXT',
  parts,
  isStruck,
  ...look,
});
/** A line of text in a frame. */
export const frame = (parts: readonly TicketPart[], look: TextLook): TicketBlock => ({
  kind: 'FRAME',
  parts,
  ...look,
});
/** A line of text, white on black. */
export const banner = (parts: readonly TicketPart[], look: TextLook): TicketBlock => ({
  kind: 'BANNER',
  parts,
  ...look,
});
/** What a ticket shows above all: that the order is a test of the set-up (BO-358), and what the paper is. */
export const marksOf = ({ isTest }: Pick<BoardOrder, 'isTest'>, mark: PrintMark): TicketLabel[] => [
  ...(isTest ? ['TEST' as const] : []),
  ...(mark === 'ORIGINAL' ? [] : [mark]),
];
/** A line across the paper. */
export const RULE: TicketBlock = { kind: 'RULE' };
