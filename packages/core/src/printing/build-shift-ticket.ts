import { formatStep } from '../format/format-money.ts';
import { directionOf, type Language } from '../kernel/language.ts';
import { type ShiftLine, shiftLines } from '../shift/shift-lines.ts';
import type { ClosedShift } from '../shift/shift.schema.ts';
import { DOUBLE_STRONG, NORMAL, RULE, STRONG, text } from './ticket-blocks.ts';
import type { Ticket, TicketBlock } from './ticket.ts';

/** The texts of a shift report in its language. */
export type ShiftTicketTexts = {
  title: string;
  /** The branch, the time, who closed it. */
  facts: readonly string[];
  label: (line: ShiftLine) => string;
  note: string | null;
};

/** A closed shift on paper. */
export function buildShiftTicket(
  { report, ...closed }: ClosedShift,
  { title, facts, label, note }: ShiftTicketTexts,
  language: Language,
): Ticket {
  const { orders, money, till, unsettled } = shiftLines(report, closed);
  const row = (line: ShiftLine): TicketBlock => ({
    kind: 'ROW',
    start: [label(line)],
    end: line.amount === undefined ? [] : [formatStep(line.amount, language)],
    ...(line.isTotal ? STRONG : NORMAL),
  });
  const sections = [orders, money, till, unsettled].filter((lines) => lines.length > 0);
  return {
    direction: directionOf(language),
    blocks: [
      text([title], DOUBLE_STRONG),
      ...facts.map((fact) => text([fact], NORMAL)),
      ...sections.flatMap((lines) => [RULE, ...lines.map(row)]),
      ...(note === null ? [] : [RULE, text([note], NORMAL)]),
    ],
  };
}
