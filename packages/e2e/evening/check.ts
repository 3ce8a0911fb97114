import type { ShownAlert } from './alerts.ts';

/** An order at the end of the evening, as the database has it. Money in tiyin. */
export type OrderFact = {
  id: string;
  number: number;
  phone: string;
  status: string;
  version: number;
  isPaid: boolean;
  total: number;
  /** It is at the branch whose kitchen has a printer. */
  hasPrinter: boolean;
  /** It reached the kitchen: it rang. */
  rang: boolean;
  /** Moves to ACCEPTED in its history. */
  accepted: number;
  /** Attempts that took money. */
  charged: number;
  /** Of them, those whose money the order could not take; it goes back. */
  surplus: number;
  /** What is held for it: taken less refunded. */
  held: number;
  /** Refunds that are not carried out. */
  openRefunds: number;
};

/** A ticket of an order, and how many papers the printer has made of it. */
export type Ticket = { id: string; orderId: string; state: string; isUncertain: boolean; papers: number };

/** Everything that the rules are checked on. */
export type Facts = {
  orders: readonly OrderFact[];
  /** Orders as their guests know them: one for each phone. */
  placed: readonly { id: string; number: number; phone: string; total: number }[];
  planned: number;
  /** Lines of the journal that do not sum to zero, and `money:check`'s own complaint; empty when it agrees. */
  ledger: string;
  board: { seen: ReadonlySet<string>; final: ReadonlyMap<string, { status: string; version: number }> };
  /** Orders whose message is in a staff group. */
  group: ReadonlySet<string>;
  tickets: readonly Ticket[];
  /** Alarms of the printer: how long each took to reach the board, in seconds. */
  alarms: readonly { printerId: string; seconds: number }[];
  /** What the server has raised an alert of: its key, and the number of its order. */
  raised: readonly { key: string; number: number | null }[];
  /** The alerts that screens of the staff have shown, by key. */
  shown: ReadonlyMap<string, ShownAlert>;
  /** Jobs that failed for good, each with the order that it is about. */
  deadJobs: readonly { queue: string; orderId: string | null; why: string }[];
  /** Jobs that were due at the end and that no worker has done; seconds since they were due. */
  leftJobs: readonly { queue: string; seconds: number }[];
  /** Lines of the server's log that call the operators: errors. */
  errors: readonly string[];
};

/** A rule that an order breaks; without an order the rule of the whole evening. */
export type Breach = { rule: string; number: number | null; detail: string };

type Rule = readonly [name: string, breaks: (order: OrderFact, facts: Facts) => string | null];

const ENDED = ['CLOSED', 'CANCELED'];

const OF_ORDERS: readonly Rule[] = [
  ['handed over or cancelled', ({ status }) => (ENDED.includes(status) ? null : `is ${status}`)],
  [
    'a cancelled order’s money is returned',
    ({ status, held, openRefunds }) =>
      status === 'CANCELED' && (held !== 0 || openRefunds > 0)
        ? `${held} tiyin held, ${openRefunds} refunds open`
        : null,
  ],
  [
    'nothing is charged twice',
    ({ charged, surplus, held, total, status }) => {
      if (charged - surplus > 1) return `${charged} attempts took money`;
      return status === 'CLOSED' && held > total ? `${held} tiyin held of ${total}` : null;
    },
  ],
  [
    'a paid order holds its price',
    ({ isPaid, held, total, status }) =>
      isPaid && status !== 'CANCELED' && held !== total ? `${held} tiyin held of ${total}` : null,
  ],
  ['accepted once', ({ accepted }) => (accepted > 1 ? `accepted ${accepted} times` : null)],
  [
    'an order that rang was on the board',
    ({ id, rang }, { board }) => (rang && !board.seen.has(id) ? 'never shown' : null),
  ],
  [
    // One that was cancelled before the group saw it gets no message.
    'an order that rang was in the group',
    ({ id, rang, status }, { group }) =>
      rang && status !== 'CANCELED' && !group.has(id) ? 'no message' : null,
  ],
  [
    'the board equals the database',
    ({ id, status, version }, { board }) => {
      const card = board.final.get(id);
      if (!card) return 'is not on the board';
      return card.status === status && card.version === version
        ? null
        : `${card.status} v${card.version} on the board, ${status} v${version} in the database`;
    },
  ],
  [
    'a served order’s ticket is on paper',
    ({ id, hasPrinter, status }, { tickets }) => {
      if (!hasPrinter || status !== 'CLOSED') return null;
      const isPrinted = tickets.some((one) => one.orderId === id && one.state === 'DONE' && one.papers > 0);
      return isPrinted ? null : 'no paper';
    },
  ],
  [
    'a ticket is printed once, or again as a copy',
    ({ id }, { tickets }) => {
      const twice = tickets.find((one) => one.orderId === id && one.papers > 1 && !one.isUncertain);
      return twice ? `${twice.papers} papers` : null;
    },
  ],
  [
    'every ticket is printed or withdrawn',
    ({ id }, { tickets }) => {
      const open = tickets.find((one) => one.orderId === id && !['DONE', 'WITHDRAWN'].includes(one.state));
      return open ? `is ${open.state}` : null;
    },
  ],
  [
    'the guest’s order is the stored one',
    ({ id, total }, { placed }) => {
      const own = placed.find((one) => one.id === id);
      if (!own) return 'no guest knows of it';
      return own.total === total ? null : `${own.total} tiyin agreed, ${total} stored`;
    },
  ],
];

/** Orders that a guest knows of and the database does not, and guests who ordered once and have two. */
function ofGuests({ orders, placed, planned }: Facts): Breach[] {
  const ids = new Set(orders.map(({ id }) => id));
  const lost = placed
    .filter(({ id }) => !ids.has(id))
    .map(({ number }) => ({ rule: 'no order is lost', number, detail: 'is not stored' }));
  const doubled = [...Map.groupBy(orders, ({ phone }) => phone)]
    .filter(([, own]) => own.length > 1)
    .map(([phone, own]) => ({
      rule: 'one order for each guest',
      number: own[1]!.number,
      detail: `${own.length} of ${phone}`,
    }));
  const detail = `${placed.length} of ${planned}`;
  const missing =
    placed.length === planned ? [] : [{ rule: 'every guest has ordered', number: null, detail }];
  return [...lost, ...doubled, ...missing];
}

/** A failing printer is shown within this time (BO-62), in seconds. */
const ALARM_WITHIN_S = 10;

function ofServer({ orders, ledger, deadJobs, leftJobs, errors, board, alarms }: Facts): Breach[] {
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const dead = deadJobs.map(({ queue, orderId, why }) => ({
    rule: 'no dead job',
    number: numbers.get(orderId ?? '') ?? null,
    detail: `${queue}: ${why}`,
  }));
  const ghosts = [...board.final.keys()]
    .filter((id) => !numbers.has(id))
    .map((id) => ({
      rule: 'the board equals the database',
      number: null,
      detail: `${id} is on the board alone`,
    }));
  const unbalanced = ledger === '' ? [] : [{ rule: 'the ledger is balanced', number: null, detail: ledger }];
  const late = alarms
    .filter(({ seconds }) => seconds > ALARM_WITHIN_S)
    .map(({ seconds }) => ({
      rule: 'a failing printer is shown within 10 s',
      number: null,
      detail: `after ${seconds.toFixed(1)} s`,
    }));
  const left = leftJobs.map(({ queue, seconds }) => ({
    rule: 'no job is left',
    number: null,
    detail: `${queue}, due for ${Math.round(seconds)} s`,
  }));
  const logged = errors.map((detail) => ({ rule: 'no error in the log', number: null, detail }));
  return [...dead, ...ghosts, ...unbalanced, ...late, ...left, ...logged];
}

/** Alerts that no screen has shown, and those that were not acknowledged and whose cause has not ended. */
function ofAlerts({ raised, alarms, shown }: Facts): Breach[] {
  const printers = alarms.map(({ printerId }) => ({ key: `PRINTER:${printerId}`, number: null }));
  const unseen = [...raised, ...printers].filter(({ key }) => !shown.has(key));
  const open = [...shown.values()].filter(({ isOver }) => !isOver);
  return [
    ...unseen.map(({ key, number }) => ({ rule: 'no alert is unseen', number, detail: key })),
    ...open.map(({ key }) => ({ rule: 'every alert is acknowledged', number: null, detail: key })),
  ];
}

/** The rules that an evening breaks, with the numbers of the orders that break them. Empty: it went well. */
export function checkEvening(facts: Facts): Breach[] {
  const ofOrders = facts.orders.flatMap((order) =>
    OF_ORDERS.flatMap(([rule, breaks]) => {
      const detail = breaks(order, facts);
      return detail === null ? [] : [{ rule, number: order.number, detail }];
    }),
  );
  return [...ofOrders, ...ofGuests(facts), ...ofServer(facts), ...ofAlerts(facts)];
}
