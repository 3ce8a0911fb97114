import type { Breach, Facts } from './check.ts';
import type { Plan } from './plan.ts';

const countBy = <T>(items: readonly T[], of: (item: T) => string): string =>
  [...Map.groupBy(items, of)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, own]) => `${name} ${own.length}`)
    .join(', ');

const som = (tiyin: number) => `${Math.round(tiyin / 100).toLocaleString('en')} soʻm`;

/** The figures of an evening, one line each. */
export function figuresOf(facts: Facts, plans: readonly Plan[]): string[] {
  const { orders, board, group, tickets, alarms } = facts;
  const sum = (of: (order: Facts['orders'][number]) => number) =>
    orders.reduce((all, one) => all + of(one), 0);
  const closed = orders.filter(({ status }) => status === 'CLOSED');
  return [
    `orders      ${orders.length} of ${facts.planned}: ${countBy(orders, ({ status }) => status)}`,
    `shells      ${countBy(plans, ({ shell }) => shell)}`,
    `handed over ${countBy(plans, ({ service }) => service)}`,
    `paid by     ${countBy(plans, ({ payment }) => payment)}`,
    `sold        ${som(closed.reduce((all, { total }) => all + total, 0))}`,
    `charged     ${sum(({ charged }) => charged)} times, ${som(sum(({ held }) => held))} held, ${sum(({ openRefunds }) => openRefunds)} refunds open`,
    `rang        ${orders.filter(({ rang }) => rang).length}; on the board ${orders.filter(({ rang, id }) => rang && board.seen.has(id)).length}, in the group ${orders.filter(({ rang, id }) => rang && group.has(id)).length}`,
    `tickets     ${countBy(tickets, ({ state }) => state)}; ${tickets.reduce((all, { papers }) => all + papers, 0)} papers, ${tickets.filter(({ papers }) => papers > 1).length} printed again; the board showed the failing printer after ${alarms.map(({ seconds }) => `${seconds.toFixed(1)} s`).join(', ')}`,
    `alerts      ${facts.shown.size} shown: ${countBy([...facts.shown.keys()], (key) => key.split(':')[0]!)}; ${facts.raised.length} raised by the server`,
    `jobs        ${facts.deadJobs.length} dead, ${facts.leftJobs.length} left; ${facts.errors.length} errors in the log`,
  ];
}

/** One line for each broken rule, naming its order. */
export const linesOf = (breaches: readonly Breach[]): string[] =>
  breaches.map(
    ({ rule, number, detail }) =>
      `✗ ${number === null ? 'the evening' : `order ${number}`}: ${rule}: ${detail}`,
  );
