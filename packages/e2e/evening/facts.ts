import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { TestPostgres } from '@dasturxon/tooling/postgres';
import { ROOT } from '@dasturxon/tooling/run-step';

import type { Facts, OrderFact, Ticket } from './check.ts';
import { readGroups } from './group.ts';
import { BRANCH } from './guests.ts';

const MERCHANT = 'm-osh';
const TIYIN = 100;

const ORDERS = `
  select o.id, o.number::int, u.phone, o.status, o.version, o.is_paid as "isPaid",
    o.branch_id = '${BRANCH}' as "hasPrinter", (o.total_price * ${TIYIN})::float8 as total, o.kitchen_since is not null as rang,
    (select count(*)::int from order_history h where h.merchant_id = o.merchant_id and h.order_id = o.id
       and h.to_status = 'ACCEPTED' and h.from_status is distinct from h.to_status) as accepted,
    (select count(*)::int from payment_attempts a where a.merchant_id = o.merchant_id and a.order_id = o.id
       and a.state in ('PAID', 'REFUNDED')) as charged,
    (select count(*)::int from payment_attempts a where a.merchant_id = o.merchant_id and a.order_id = o.id
       and a.state in ('PAID', 'REFUNDED') and a.is_surplus) as surplus,
    (select coalesce(sum(a.amount - a.refunded), 0)::float8 from payment_attempts a
       where a.merchant_id = o.merchant_id and a.order_id = o.id and a.state in ('PAID', 'REFUNDED')) as held,
    (select count(*)::int from payment_refunds r where r.merchant_id = o.merchant_id and r.order_id = o.id
       and r.state <> 'DONE') as "openRefunds"
  from orders o join users u on u.merchant_id = o.merchant_id and u.id = o.user_id
  where o.merchant_id = '${MERCHANT}' and u.phone like '99893%'`;

const TICKETS = `
  select j.id, j.order_id as "orderId", j.state, j.is_uncertain as "isUncertain" from print_jobs j
  where j.merchant_id = '${MERCHANT}' and j.order_id is not null`;

const DEAD = `
  select name as queue, data ->> 'orderId' as "orderId", left(coalesce(output::text, ''), 200) as why
  from pgboss.job where state = 'failed' or name = 'dead.letters'`;

/** Jobs that are due now; timers of later hours are not. */
const DUE = `
  select id::text, name as queue, extract(epoch from now() - start_after)::float8 as seconds from pgboss.job
    where state < 'completed' and name <> 'dead.letters' and start_after <= now()
  union all
  select id::text, 'outbox', extract(epoch from now() - coalesce(start_after, created_at))::float8 from outbox
    where coalesce(start_after, created_at) <= now()`;

const GROUP = `
  select order_id as id, chat_id as "chatId", message_id::float8 as "messageId" from bot_messages
  where merchant_id = '${MERCHANT}' and kind = 'STAFF' and message_id is not null`;

/** The longest that a provider may take for a refund before staff see it (BO-81). */
const OVERDUE = '10 minutes';

/** What staff have to see, by the keys of `boardAlerts`: cancelled and unanswered orders, answers of guests, refunds that wait. */
const RAISED = `
  select 'CANCELED:' || o.id || ':' as key, o.number::int from orders o
    where o.merchant_id = '${MERCHANT}' and o.status = 'CANCELED' and o.kitchen_since is not null
      and exists (select from order_history h where h.merchant_id = o.merchant_id and h.order_id = o.id
        and h.to_status = 'CANCELED' and h.from_status <> 'CANCELED' and h.actor_role = 'CLIENT')
  union all
  select 'LADDER:' || o.id, o.number::int from orders o where o.merchant_id = '${MERCHANT}' and o.ladder_rung is not null
  union all
  select 'ANSWERED:' || o.id || ':' || to_char(e.decided_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), o.number::int
    from order_edits e join orders o on o.merchant_id = e.merchant_id and o.id = e.order_id
    where e.merchant_id = '${MERCHANT}' and e.consent = 'GUEST' and e.until is not null
      and e.state in ('APPLIED', 'DECLINED', 'LAPSED')
  union all
  select 'REFUND:' || r.id, o.number::int from payment_refunds r
    join orders o on o.merchant_id = r.merchant_id and o.id = r.order_id
    where r.merchant_id = '${MERCHANT}'
      and (r.state = 'MANUAL' or coalesce(r.done_at, now()) - r.created_at > interval '${OVERDUE}')`;

/** The orders of the evening's guests. */
export const readOrders = (postgres: TestPostgres): Promise<OrderFact[]> => postgres.query<OrderFact>(ORDERS);

type DueJob = Facts['leftJobs'][number] & { id: string };

/** Jobs that are due and not done. */
export const readDueJobs = (postgres: TestPostgres): Promise<DueJob[]> => postgres.query<DueJob>(DUE);

/** Workers poll every two seconds, and a job may take its time. */
const DONE_WITHIN_MS = 60_000;
const LOOK_MS = 500;

/**
 * Jobs that were due at the end and are not done a minute later. A timer that becomes due meanwhile, such as a schedule of
 * every minute, is not one of them.
 */
async function readLeftJobs(postgres: TestPostgres): Promise<DueJob[]> {
  const deadline = Date.now() + DONE_WITHIN_MS;
  let left = await readDueJobs(postgres);
  while (left.length > 0 && Date.now() < deadline) {
    await pause(LOOK_MS);
    const still = new Set((await readDueJobs(postgres)).map(({ id }) => id));
    left = left.filter(({ id }) => still.has(id));
  }
  return left;
}

/** What `pnpm money:check` complains of; empty when ledger, orders and the providers' statements agree. */
function checkLedger(env: Record<string, string>): string {
  const script = join(ROOT, 'apps/api/src/cli/money-check.ts');
  const { status, stderr } = spawnSync(process.execPath, [script], { env: { ...process.env, ...env } });
  return status === 0 ? '' : stderr.toString().trim() || `money:check ended with ${status}`;
}

/** pino's level of an error. */
const ERROR = 50;

/** Errors that the server has logged in a data folder, over its restarts. A line that a kill has cut is skipped. */
function errorsIn(dataDir: string): string[] {
  const lines = readFileSync(join(dataDir, 'server.log'), 'utf8').split('\n');
  const level = /^\{"level":(\d+),.*\}$/;
  return lines.filter((line) => Number(level.exec(line)?.[1]) >= ERROR).map((line) => line.slice(0, 300));
}

/** Orders with a message of theirs in a staff group: the stored message is in the sandbox's chat. */
async function shownInGroup(postgres: TestPostgres): Promise<Set<string>> {
  const rows = await postgres.query<{ id: string; chatId: string; messageId: number }>(GROUP);
  const groups = await readGroups();
  const posted = new Set(
    groups.flatMap(({ chatId, messages }) => messages.map(({ messageId }) => `${chatId} ${messageId}`)),
  );
  return new Set(rows.filter((row) => posted.has(`${row.chatId} ${row.messageId}`)).map(({ id }) => id));
}

type Known = Pick<Facts, 'placed' | 'planned' | 'board' | 'alarms' | 'shown'> & {
  groupSeen: ReadonlySet<string>;
  papers: ReadonlyMap<string, number>;
};

/** Reads what the rules are checked on. `env` is the server's environment. */
export async function readFacts(
  postgres: TestPostgres,
  env: Record<string, string> & { DATA_DIR: string },
  { groupSeen, papers, ...known }: Known,
): Promise<Facts> {
  const tickets = await postgres.query<Omit<Ticket, 'papers'>>(TICKETS);
  return {
    ...known,
    tickets: tickets.map((ticket) => ({ ...ticket, papers: papers.get(ticket.id) ?? 0 })),
    orders: await readOrders(postgres),
    raised: await postgres.query<Facts['raised'][number]>(RAISED),
    ledger: checkLedger(env),
    group: new Set([...groupSeen, ...(await shownInGroup(postgres))]),
    deadJobs: await postgres.query<Facts['deadJobs'][number]>(DEAD),
    leftJobs: await readLeftJobs(postgres),
    errors: errorsIn(env.DATA_DIR),
  };
}
