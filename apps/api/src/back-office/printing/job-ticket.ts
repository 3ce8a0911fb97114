import { buildTestTicket, buildTicket, DOTS, isPrintedAt, markOf } from '@dasturxon/core/printing';

import type { Tx } from '../../db/connect.ts';
import { factsOfOrder, type OrderAbout } from '../board/read-board.ts';
import { explanationOf } from '../../orders/explanation/explanation-of.ts';
import { type BoardFacts, toBoardOrder } from '../board/to-board-order.ts';
import { AS_OWNER, kitchenOf } from './plan-order.ts';
import { type JobRow, type PrinterRow, toPrinter } from '../prints/print-rows.ts';
import type { Bitmap } from './raster/draw-text.ts';
import { drawTicket } from './raster/draw-ticket.ts';

type About = OrderAbout & { tenant: { timeZone: string } };

/** The lines are printed at their prices: what comes between them and the total. Nothing where it is free. */
const stepsOf = ({ row, order }: BoardFacts) =>
  explanationOf(row, order).filter(({ rule, amount }) => !rule.startsWith('product') && amount !== 0);

/** The ticket of a job as its order is now; a newer revision has a job of its own. */
export async function ticketOf(about: About, tx: Tx, { job, row }: { job: JobRow; row: PrinterRow }) {
  const printer = toPrinter(row);
  const { language, stations } = printer;
  if (job.orderId === null) return buildTestTicket(printer.name, { language });
  const facts = await factsOfOrder(about, tx, job.orderId);
  const setup = await kitchenOf(about, tx, row.branchId);
  const order = toBoardOrder(facts, AS_OWNER);
  const { cartItems, address } = facts.order;
  const lines = order.lines.map((line, index) => ({ ...line, price: cartItems[index]?.price ?? null }));
  return buildTicket(
    { ...order, lines, place: address, steps: stepsOf(facts) },
    {
      kind: job.kind,
      mark: markOf(job),
      language,
      zone: about.tenant.timeZone,
      isPrinted: (line) => isPrintedAt(line, { stations, setup }),
    },
  );
}

/** The papers of a job as dots, as many times as the printer makes copies. */
export async function drawJob(
  about: About,
  tx: Tx,
  { job, row }: { job: JobRow; row: PrinterRow },
): Promise<Bitmap[]> {
  const ticket = await ticketOf(about, tx, { job, row });
  const { paper, language, copies } = toPrinter(row);
  const papers = await drawTicket(ticket, { width: DOTS[paper], language });
  return Array.from({ length: job.mark === 'TEST' ? 1 : copies }, () => papers).flat();
}
