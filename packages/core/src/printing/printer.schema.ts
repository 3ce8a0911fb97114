import * as v from 'valibot';

import { LANGUAGES } from '../kernel/language.ts';
import { flag, Id, Instant, orNull } from '../kernel/wire.ts';

/** How jobs come to a printer: it polls this server itself, or the print agent does for a printer on the network. */
export const PRINTER_WAYS = ['CLOUDPRNT', 'AGENT'] as const;
/** The paper: rolls of 80 and 58 mm, or labels of 58 mm. */
export const PAPERS = ['80', '58', 'LABEL'] as const;
/** The paper of a printer. */
export type Paper = (typeof PAPERS)[number];
/** What is printed of an order: for the kitchen without money, for the guest, for the courier, one label per dish. */
export const TICKET_KINDS = ['KITCHEN', 'GUEST', 'COURIER', 'LABEL'] as const;
/** What is printed of an order. */
export type TicketKind = (typeof TICKET_KINDS)[number];
/** When a printer prints by itself: the order arrives, is accepted, is ready; HAND: when staff ask. */
export const PRINT_TRIGGERS = ['ARRIVAL', 'ACCEPT', 'READY', 'HAND'] as const;
/** When a printer prints by itself. */
export type PrintTrigger = (typeof PRINT_TRIGGERS)[number];
/** What a printer last reported about itself. */
export const PRINTER_STATES = ['OK', 'PAPER_OUT', 'COVER_OPEN', 'ERROR'] as const;
/** What a printer last reported about itself. */
export type PrinterState = (typeof PRINTER_STATES)[number];

const COPIES_AT_MOST = 5;

/** The printable width in dots at 203 dpi. */
export const DOTS: Readonly<Record<Paper, number>> = { '80': 576, '58': 384, LABEL: 384 };

/** A printer as a manager saves it (BO-60). `stations` null: the lines of every station. */
export const SavedPrinter = v.pipe(
  v.strictObject({
    branchId: Id,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    way: v.picklist(PRINTER_WAYS),
    paper: v.picklist(PAPERS),
    kinds: v.pipe(v.array(v.picklist(TICKET_KINDS)), v.minLength(1), v.maxLength(TICKET_KINDS.length)),
    stations: orNull(v.pipe(v.array(Id), v.minLength(1), v.maxLength(12))),
    copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(COPIES_AT_MOST)),
    trigger: v.picklist(PRINT_TRIGGERS),
    language: v.picklist(LANGUAGES),
  }),
  v.check(({ kinds }) => new Set(kinds).size === kinds.length),
);
export type SavedPrinter = v.InferOutput<typeof SavedPrinter>;

/** A printer of a branch. Its secret is known to itself alone. */
export const Printer = v.object({
  id: Id,
  ...SavedPrinter.pipe[0].entries,
  /** When it last asked for work; null before the first time. */
  lastSeenAt: orNull(Instant),
  state: orNull(v.picklist(PRINTER_STATES)),
});
export type Printer = v.InferOutput<typeof Printer>;

const SEEN_FOR_MS = 30_000;

/** Whether a printer has asked for work in the last 30 seconds; printers poll every few seconds. */
export const isConnected = ({ lastSeenAt }: Pick<Printer, 'lastSeenAt'>, now: Date): boolean =>
  lastSeenAt !== null && now.getTime() - new Date(lastSeenAt).getTime() < SEEN_FOR_MS;

/** What a printer reports when it asks for work, as CloudPRNT writes it: `200 OK` or `200%20OK`, `410 Paper Out`. */
export const PrinterReport = v.object({
  statusCode: v.pipe(v.string(), v.maxLength(200)),
  /** It still prints and requests no other job. */
  printingInProgress: flag(),
});
