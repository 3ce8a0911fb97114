import type { KitchenSetup } from '../kitchen/kitchen-setup.schema.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { stationOf } from '../kitchen/stations.ts';
import { isFinished } from '../order/status/order-tabs.ts';
import type { BoardLine, BoardOrder } from '../staff/board-order.schema.ts';
import { isOnPaper } from './print-job.ts';
import type { PrintJob } from './print-job.schema.ts';
import type { Printer, PrintTrigger, TicketKind } from './printer.schema.ts';

type Existing = Pick<
  PrintJob,
  'id' | 'printerId' | 'kind' | 'revision' | 'mark' | 'copy' | 'state' | 'isUncertain'
>;
/** A job to be made. */
export type PlannedPrint = Pick<PrintJob, 'printerId' | 'kind' | 'revision' | 'mark' | 'copy'>;
type Planner = Pick<Printer, 'id' | 'branchId' | 'kinds' | 'stations' | 'trigger'>;
type About = { printers: readonly Planner[]; jobs: readonly Existing[]; setup: KitchenSetup; now: Date };

/** Whether a line of the order or of its changes belongs to the stations of a printer. */
export function isPrintedAt(
  line: Pick<BoardLine, 'categoryId'>,
  about: { stations: readonly string[] | null; setup: KitchenSetup },
): boolean {
  return about.stations === null || about.stations.includes(stationOf(about.setup, line));
}

const BY_STATION: readonly TicketKind[] = ['KITCHEN', 'LABEL'];

/** Whether a printer has something to print of a kind: its own dishes, or an address. */
export function hasTicket(
  order: Pick<BoardOrder, 'lines' | 'changes' | 'serviceType'>,
  kind: TicketKind,
  about: { stations: readonly string[] | null; setup: KitchenSetup },
): boolean {
  if (kind === 'COURIER') return order.serviceType === 'DELIVERY';
  if (!BY_STATION.includes(kind)) return true;
  const lines = [...order.lines, ...order.changes.map(({ line }) => line)];
  return lines.some((line) => isPrintedAt(line, about));
}

function isReached(order: BoardOrder, trigger: PrintTrigger): boolean {
  const since = {
    ARRIVAL: order.kitchenSince,
    ACCEPT: order.acceptedTime,
    READY: order.readyTime,
    HAND: null,
  };
  return since[trigger] !== null;
}

/** How long after an order was served its guest's ticket is still made, where both happened at once. */
const GUEST_AFTER_MS = 10 * MINUTE_MS;

/** Whether a ticket is of use for an order that is over: the guest's one is, for one that was just served. */
function isStillOfUse(
  { status, lastMove }: BoardOrder,
  { kind, now }: { kind: TicketKind; now: Date },
): boolean {
  if (!isFinished(status)) return true;
  const at = Date.parse(lastMove?.at ?? '');
  return kind === 'GUEST' && status !== 'CANCELED' && now.getTime() - at < GUEST_AFTER_MS;
}

type Asked = { jobs: readonly Existing[]; isDue: boolean };

function planKind(order: BoardOrder, { jobs, isDue }: Asked): PlannedPrint['mark'] | null {
  const wasPrinted = jobs.some(isOnPaper);
  if (order.status === 'CANCELED') {
    const isKitchen = jobs[0]?.kind === 'KITCHEN';
    return isKitchen && wasPrinted && !jobs.some(({ mark }) => mark === 'CANCELED') ? 'CANCELED' : null;
  }
  if (!isDue) return null;
  if (jobs.some(({ revision, copy }) => copy === 0 && revision === order.revision)) return null;
  return wasPrinted ? 'CHANGED' : 'ORIGINAL';
}

/**
 * A waiting job that need not be printed: its order is over or has other lines by now, or its printer is gone. The guest's
 * ticket of an order that was served waits on: who is served at once still gets it.
 */
function isOutdated(order: BoardOrder, job: Existing, printers: readonly Planner[]): boolean {
  if (job.state !== 'NEW' || job.mark === 'CANCELED') return false;
  if (order.status === 'CANCELED' || !printers.some(({ id }) => id === job.printerId)) return true;
  const isOver = isFinished(order.status) && job.kind !== 'GUEST';
  return job.copy === 0 && (isOver || job.revision < order.revision);
}

/**
 * The jobs that an order needs now, and the waiting ones that it no longer needs: one per printer, kind and revision
 * (BO-61). Planning again after writing them plans nothing.
 */
export function planPrints(
  order: BoardOrder,
  { printers, jobs, setup, now }: About,
): { print: PlannedPrint[]; withdraw: string[] } {
  const own = printers.filter(({ branchId }) => branchId === order.branchId);
  const print = own.flatMap((printer) =>
    printer.kinds.flatMap((kind) => {
      const ofKind = jobs.filter((job) => job.printerId === printer.id && job.kind === kind);
      const isDue =
        isReached(order, printer.trigger) &&
        isStillOfUse(order, { kind, now }) &&
        hasTicket(order, kind, { stations: printer.stations, setup });
      const mark = planKind(order, { jobs: ofKind, isDue });
      return mark === null ? [] : [{ printerId: printer.id, kind, revision: order.revision, mark, copy: 0 }];
    }),
  );
  const withdraw = jobs.filter((job) => isOutdated(order, job, own)).map(({ id }) => id);
  return { print, withdraw };
}

/** The job that staff ask for by hand; it shows COPY where there is a paper already. */
export function planByHand(
  order: Pick<BoardOrder, 'revision' | 'status'>,
  { printerId, kind, jobs }: { printerId: string; kind: TicketKind; jobs: readonly Existing[] },
): PlannedPrint {
  const before = jobs.filter((job) => job.printerId === printerId && job.kind === kind);
  const copy = Math.max(0, ...before.map((job) => job.copy)) + 1;
  const printed = before.some(isOnPaper) ? 'COPY' : 'ORIGINAL';
  const mark = order.status === 'CANCELED' ? 'CANCELED' : printed;
  return { printerId, kind, revision: order.revision, mark, copy };
}
