import type { PrintJob } from '../../printing/print-job.schema.ts';
import { isInTrouble } from '../../printing/print-job.ts';
import type { BoardOrder } from '../board-order.schema.ts';
import type { WaitingReservation } from '../reservations/staff-reservation.schema.ts';
import type { Permission } from '../permissions.ts';
import { needsTillWork, type TillTask } from '../tills/order-till.schema.ts';

/**
 * What staff are alerted of besides new orders (C.3). CANCELED: the guest cancelled; ANSWERED: the guest agreed to a
 * change or declined it, or did not answer in time; CHANGED: an order in the kitchen has other dishes; COURIER: the
 * courier of a service waits at the branch; BOOKING: a guest asks for a table; PRINTER: a printer prints nothing; TILL: the till does not have an order.
 */
export const ALERT_KINDS = [
  'PRINTER',
  'TILL',
  'CANCELED',
  'ANSWERED',
  'CHANGED',
  'COURIER',
  'BOOKING',
] as const;
/** What an alert is about. */
export type AlertKind = (typeof ALERT_KINDS)[number];

/** One alert. Its key is the same for as long as its cause lasts, on every device. */
export type BoardAlert = {
  key: string;
  /** What is acknowledged with it. A cause that ends and begins again is another one. */
  causes: string[];
  kind: AlertKind;
  branchId: string;
  /** The numbers of the orders that it is about, the lowest first. */
  numbers: number[];
  /** The request of a table that it is about; null for other kinds. */
  booking: Pick<WaitingReservation, 'chairs' | 'time'> | null;
  /** What the guest answered; null for other kinds. */
  outcome: NonNullable<BoardOrder['answer']>['outcome'] | null;
  /** What is to be done in the till about an order that it has; null where it lacks the order, and for other kinds. */
  task: TillTask | null;
};

/** Something that has happened is shown until it is acknowledged, at most this long, in milliseconds. */
export const ALERT_KEPT_MS = 2 * 60 * 60_000;

const isFresh = (at: string, now: Date) => now.getTime() - Date.parse(at) < ALERT_KEPT_MS;
const isFinal = ({ status }: BoardOrder) => status === 'CLOSED' || status === 'CANCELED';

/** What most alerts have nothing of. */
const ONE = { numbers: [], booking: null, outcome: null, task: null } satisfies Partial<BoardAlert>;

type Seen = { order: BoardOrder; now: Date };

/** Who is alerted, and the part of the key after the order when an order has the alert now. */
type Rule = { needs: Permission; unless?: Permission; keyOf: (seen: Seen) => string | null };

const RULES: Readonly<Record<Exclude<AlertKind, 'PRINTER' | 'BOOKING'>, Rule>> = {
  CANCELED: {
    needs: 'orders.edit',
    keyOf: ({ order: { status, lastMove, kitchenSince }, now }) =>
      status === 'CANCELED' &&
      kitchenSince !== null &&
      lastMove?.isGuest === true &&
      isFresh(lastMove.at, now)
        ? ''
        : null,
  },
  ANSWERED: {
    needs: 'orders.edit',
    keyOf: ({ order, now }) =>
      order.answer !== null && !isFinal(order) && isFresh(order.answer.at, now) ? order.answer.at : null,
  },
  CHANGED: {
    needs: 'kitchen.work',
    // Those who change orders get the guest's answer.
    unless: 'orders.edit',
    keyOf: ({ order: { status, revision } }) =>
      revision > 0 && (status === 'ACCEPTED' || status === 'COOKING') ? String(revision) : null,
  },
  COURIER: {
    needs: 'orders.edit',
    keyOf: ({ order }) =>
      // Another courier waits anew.
      order.courierStatus === 'PERFORMER_PICK_UP_ARRIVED' && !isFinal(order)
        ? (order.delivery?.since ?? '')
        : null,
  },
  TILL: { needs: 'orders.edit', keyOf: ({ order }) => (needsTillWork(order) ? tillWork(order) : null) },
};

/** What staff have to do because of the till: another one after another try, and after another change of the lines. */
function tillWork({ till, revision }: BoardOrder): string {
  if (till === null) return '';
  return [till.ref, till.todo ?? till.state, ...(till.todo === 'EDIT' ? [revision] : [])].join('.');
}

/** What the guest answered, or what is to be done in the till. */
const detailsOf = (kind: AlertKind, { answer, till }: BoardOrder): Pick<BoardAlert, 'outcome' | 'task'> => ({
  outcome: kind === 'ANSWERED' ? (answer?.outcome ?? null) : null,
  task: kind === 'TILL' ? (till?.todo ?? null) : null,
});

function ofOrder(seen: Seen, permissions: readonly Permission[]): BoardAlert[] {
  const { id, number, branchId } = seen.order;
  return Object.entries(RULES).flatMap(([name, { needs, unless, keyOf }]) => {
    const kind = name as keyof typeof RULES;
    const isFor = permissions.includes(needs) && (unless === undefined || !permissions.includes(unless));
    const key = isFor ? keyOf(seen) : null;
    if (key === null) return [];
    const whole = [kind, id, key].join(':');
    return [
      {
        ...ONE,
        key: whole,
        causes: [whole],
        kind,
        branchId,
        numbers: [number],
        ...detailsOf(kind, seen.order),
      },
    ];
  });
}

/** One alert for each printer, whatever number of tickets it owes. */
function ofPrinters(prints: readonly PrintJob[], now: Date): BoardAlert[] {
  const failing = prints.filter((job) => isInTrouble(job, now));
  return [...Map.groupBy(failing, ({ printerId }) => printerId)].map(([printerId, jobs]) => ({
    ...ONE,
    key: `PRINTER:${printerId}`,
    causes: jobs.map(({ id }) => `PRINTER:${printerId}:${id}`),
    kind: 'PRINTER',
    branchId: jobs[0]!.branchId,
    numbers: [...new Set(jobs.flatMap(({ orderNumber }) => orderNumber ?? []))].toSorted((a, b) => a - b),
  }));
}

/** One alert for each request of a table, the earliest first, until it is answered or its time has come. */
const ofBookings = (bookings: readonly WaitingReservation[], now: Date): BoardAlert[] =>
  bookings
    .filter(({ time }) => Date.parse(time) > now.getTime())
    .toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time))
    .map(({ id, branchId, chairs, time }) => ({
      ...ONE,
      key: `BOOKING:${id}`,
      causes: [`BOOKING:${id}`],
      kind: 'BOOKING',
      branchId,
      booking: { chairs, time },
    }));

type Alerting = {
  orders: Iterable<BoardOrder>;
  prints: readonly PrintJob[];
  bookings?: readonly WaitingReservation[];
};

/**
 * The alerts that a board has now, for a person with these permissions: by `ALERT_KINDS`, then by order. Those that are
 * acknowledged are among them; a cause that ends takes its alert away.
 */
export function boardAlerts(
  { orders, prints, bookings = [] }: Alerting,
  { permissions, now }: { permissions: readonly Permission[]; now: Date },
): BoardAlert[] {
  const all = [
    ...(permissions.includes('printing.use') ? ofPrinters(prints, now) : []),
    ...[...orders].flatMap((order) => ofOrder({ order, now }, permissions)),
    ...(permissions.includes('reservations.write') ? ofBookings(bookings, now) : []),
  ];
  const rank = ({ kind }: BoardAlert) => ALERT_KINDS.indexOf(kind);
  return all.toSorted(
    (one, other) => rank(one) - rank(other) || (one.numbers[0] ?? 0) - (other.numbers[0] ?? 0),
  );
}
