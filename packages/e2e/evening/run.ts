import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { freePort, startPostgres, type TestPostgres } from '@dasturxon/tooling/postgres';
import { run } from '@dasturxon/tooling/run-step';

import { watchAlerts } from './alerts.ts';
import { checkEvening, type Facts } from './check.ts';
import { until } from './client.ts';
import { type Clock, startClock } from './clock.ts';
import { readDueJobs, readFacts, readOrders } from './facts.ts';
import { causeFaults, startKillable } from './faults.ts';
import { workInGroup } from './group.ts';
import { order, type Placed } from './guests.ts';
import { type Plan, planEvening } from './plan.ts';
import { plugInPrinter, type PrinterAlarm } from './printer.ts';
import { figuresOf, linesOf } from './report.ts';
import { openStaff, type Staff, workAll } from './staff.ts';

/**
 * `pnpm evening [--seed 20] [--orders 80] [--speed 10] [--no-build]`: an evening of a restaurant against the built server
 * with its sandbox, on a PostgreSQL of its own, with faults. Prints its figures and every order that breaks a rule; then
 * it ends with 1. People are `speed` times faster than in life; the server's clock is the real one.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20' },
    orders: { type: 'string', default: '80' },
    speed: { type: 'string', default: '10' },
    port: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
const SETTLED_WITHIN_MS = 240_000;
const ENDED: readonly string[] = ['CLOSED', 'CANCELED'];

type Evening = { plans: readonly Plan[]; clock: Clock; postgres: TestPostgres };

const report = (clock: Clock, text: string) => {
  const seconds = Math.round(clock.seconds());
  console.log(
    `${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}  ${text}`,
  );
};

/** Guests come at their times; each failure is printed, and its order is missed by the check. */
function serveGuests({ plans, clock }: Evening, byId: Map<string, Plan>, placed: Placed[]): Promise<unknown> {
  return Promise.all(
    plans.map(async (plan) => {
      await until('the guest comes', async () => clock.seconds() >= plan.at, clock.ms(plan.at) + 90_000);
      const known = (one: Placed) => {
        placed.push(one);
        byId.set(one.id, plan);
      };
      await order(plan, known).catch((error: Error) =>
        report(clock, `guest ${plan.index} (${plan.shell}, ${plan.payment}, ${plan.deed}): ${error.message}`),
      );
    }),
  );
}

/** Waits until every order has ended, its money has gone where it belongs and the board shows it. */
async function settle({ postgres }: Evening, staff: Staff): Promise<void> {
  const isSettled = async () => {
    const orders = await readOrders(postgres);
    const isOver = orders.every(({ status, openRefunds }) => ENDED.includes(status) && openRefunds === 0);
    const isShown = orders.every(({ id, version }) => staff.OPERATOR.cards.get(id)?.version === version);
    const isPrinted = staff.KITCHEN.prints().length === 0;
    return isOver && isShown && isPrinted && (await readDueJobs(postgres)).length === 0;
  };
  // What has not settled by then is named by the check.
  await until('the evening has ended', isSettled, SETTLED_WITHIN_MS).catch(() => undefined);
}

async function spend(evening: Evening, server: Awaited<ReturnType<typeof startKillable>>) {
  const { clock } = evening;
  const staff = await openStaff();
  const printer = await plugInPrinter(staff.MANAGER);
  const alarms: PrinterAlarm[] = [];
  const [byId, placed, groupSeen] = [new Map<string, Plan>(), [] as Placed[], new Set<string>()];
  let isOver = false;
  const work = { clock, plans: byId, isOver: () => isOver };
  const people = [workAll(staff, work), workInGroup(byId, { ...work, seen: groupSeen })];
  const watched = watchAlerts(staff, () => isOver);
  const faults = causeFaults({ clock, staff, server, printer, alarms }, (text) => report(clock, text));
  await Promise.all([serveGuests(evening, byId, placed), faults]);
  report(clock, 'every guest has ordered; the staff finishes');
  await settle(evening, staff);
  isOver = true;
  await Promise.all(people);
  const shown = await watched;
  printer.stop();
  const { seen, cards: final } = staff.OPERATOR;
  const known = placed.map(({ totalPrice, ...one }) => ({ ...one, total: totalPrice * 100 }));
  const facts = {
    placed: known,
    planned: evening.plans.length,
    board: { seen, final },
    groupSeen,
    papers: printer.papers,
    alarms,
    shown,
  };
  for (const member of [staff.MANAGER, staff.OPERATOR, staff.KITCHEN, staff.COURIER]) member.close();
  return facts;
}

function conclude(facts: Facts, plans: readonly Plan[]): number {
  for (const line of figuresOf(facts, plans)) console.log(line);
  const breaches = checkEvening(facts);
  for (const line of linesOf(breaches)) console.error(line);
  console.log(breaches.length === 0 ? '✓ every rule holds' : `${breaches.length} breaches`);
  return breaches.length === 0 ? 0 : 1;
}

if (!values['no-build'] && (await run(['turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0)
  process.exit(1);
const seed = Number(values.seed);
const plans = planEvening(seed, Number(values.orders));
const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-evening-'));
const postgres = await startPostgres();
const port = values.port ?? String(await freePort());
process.env['E2E_PORT'] = port;
const env = {
  PORT: port,
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  SECRET_KEY: randomBytes(32).toString('hex'),
  REQUEST_RATE: '0',
  LOG_LEVEL: 'warn',
};
console.log(
  `${plans.length} orders, seed ${seed}, people ${values.speed} times as fast; ${postgres.version}`,
);
const server = await startKillable(dataDir, env);
try {
  const known = await spend({ plans, clock: startClock(Number(values.speed)), postgres }, server);
  process.exitCode = conclude(await readFacts(postgres, env, known), plans);
} finally {
  await server.current.stop().catch((error: Error) => console.error(error.message));
  await postgres.stop();
  if (process.exitCode === 0) rmSync(dataDir, { recursive: true, force: true });
  else console.error(`the server's log: ${join(dataDir, 'server.log')}`);
}
