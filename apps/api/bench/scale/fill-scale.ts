import type { Handle } from '../../src/db/connect.ts';
import { BENCH_ID } from '../../src/bench-brand/bench-brand.ts';
import { BENCH_HOST } from '../order-rates.ts';

/** The size of a generated deployment: brands, and guests and finished orders of each. */
export type Scale = { brands: number; guests: number; orders: number };

/** A copied brand's storefront. */
export const scaleHost = (n: number | string): string => `brand-${n}.scale.localhost`;

/** What guests leave behind; every other table with rows is the brand itself. */
const OF_GUESTS = [
  'users',
  'sessions',
  'orders',
  'order_lines',
  'order_history',
  'idempotency_keys',
  'outbox',
  'audit_log',
  'staff_sessions',
];

type Columns = Map<string, string[]>;

/** The columns of each table of a merchant that an insert may write. */
async function columnsOf(db: Handle): Promise<Columns> {
  const { rows } = await db.executeSql(`
    select c.table_name as name, json_agg(c.column_name order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_identity = 'NO' and c.is_generated = 'NEVER'
    group by c.table_name having bool_or(c.column_name = 'merchant_id')`);
  return new Map(rows.map((row) => [String(row['name']), row['columns'] as string[]]));
}

/** `insert … select` of a table's own rows with some columns replaced by expressions. */
function copyOf(columns: Columns, table: string, replaced: Record<string, string>): string {
  const names = columns.get(table) ?? [];
  const values = names.map((name) => replaced[name] ?? `t.${name}`);
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} t`;
}

/** In one transaction without triggers and foreign keys: the rows are copies of right ones. */
const bulk = (statements: readonly string[]) =>
  `begin; set local session_replication_role = replica; ${statements.join('; ')}; commit`;

/** What is unique over all brands, made anew for the nth copy. */
const UNIQUE: Readonly<Record<string, Record<string, string>>> = {
  domains: { host: `'brand-' || n || '.scale.localhost'` },
  merchants: { sub: `'scale-' || n` },
};

async function copyBrands(db: Handle, columns: Columns, brands: number): Promise<void> {
  const statements = [...columns.keys()]
    .filter((table) => !OF_GUESTS.includes(table))
    .map((table) => {
      const copied = copyOf(columns, table, { merchant_id: `'m-scale-' || n`, ...UNIQUE[table] });
      const oneHost = table === 'domains' ? `and t.host = '${BENCH_HOST}'` : '';
      return `${copied}, generate_series(1, ${brands}) n where t.merchant_id = '${BENCH_ID}' ${oneHost}`;
    });
  await db.executeSql(bulk(statements));
}

/** Numbers of generated orders end below those that are placed later. */
const FIRST_NUMBER = 2_000_000;

/** Copies of one order. The texts are SQL over `n`, which counts from 1. */
type Copies = { merchant: string; count: number; series: string; user: string; at: string; status: string };

function ordersOf(columns: Columns, copies: Copies, template: string): string[] {
  const { merchant, count, series, user, at, status } = copies;
  const id = `md5('${merchant}-${series}-' || n)::uuid::text`;
  const numbers = `, generate_series(1, ${count}) n where t.merchant_id = '${BENCH_ID}'`;
  const ours = { merchant_id: `'${merchant}'` };
  const moments = Object.fromEntries(
    ['kitchen_since', 'accepted_time', 'ready_time', 'created_at', 'updated_at'].map((name) => [name, at]),
  );
  const order = copyOf(columns, 'orders', {
    ...ours,
    ...moments,
    id,
    number: `${FIRST_NUMBER} - n - ${NUMBERS[series] ?? 0}`,
    user_id: user,
    phone_hash: `md5('phone-' || ${user})`,
    quote_id: 'null',
    status: `'${status}'`,
  });
  const line = copyOf(columns, 'order_lines', { ...ours, order_id: id });
  const steps = ['CREATED', 'ACCEPTED', 'DONE', status].map((to, nth, all) => [
    all[nth - 1] ?? 'CREATED',
    to,
  ]);
  const values = steps.map(([from, to]) => `('${from}', '${to}')`).join(', ');
  return [
    `${order} ${numbers} and t.id = '${template}'`,
    `${line} ${numbers} and t.order_id = '${template}'`,
    `insert into order_history (merchant_id, order_id, event, from_status, to_status, actor_role, at)
     select '${merchant}', ${id}, 'CHANGE_STATUS', s.before, s.after, 'OPERATOR', ${at}
     from generate_series(1, ${count}) n, (values ${values}) s(before, after)`,
  ];
}

/** Where the numbers of a series begin below the first. */
const NUMBERS: Readonly<Record<string, number>> = { history: 0, own: 1_000_000, open: 1_100_000 };

function guestsOf(columns: Columns, merchant: string, guests: number): string[] {
  const some = `, generate_series(0, ${guests - 1}) n where t.merchant_id = '${BENCH_ID}'`;
  const ours = { merchant_id: `'${merchant}'` };
  const user = copyOf(columns, 'users', {
    ...ours,
    id: `'guest-' || n`,
    phone: `(998910000000 + n)::text`,
  });
  const session = copyOf(columns, 'sessions', {
    ...ours,
    id: `'guest-session-' || n`,
    user_id: `'guest-' || n`,
    token_hash: `encode(sha256(('guest-token-' || n)::bytea), 'hex')`,
  });
  return [
    `${user} ${some} and t.id = 'person-0'`,
    `${session} ${some} and t.id = 'person-0-0'`,
    `update order_counters set last = ${FIRST_NUMBER} where merchant_id = '${merchant}' and last < ${FIRST_NUMBER}`,
  ];
}

/**
 * What the measured guests and the measured board have in every deployment: five finished orders of each signed-in person
 * of the bench brand, and thirty orders in the kitchen. All are like the order `template`.
 */
export async function fillMeasured(db: Handle, people: number, template: string): Promise<void> {
  const columns = await columnsOf(db);
  const ours = { merchant: BENCH_ID, user: `'person-' || n % ${people}` };
  const finished = {
    ...ours,
    series: 'own',
    count: people * 5,
    status: 'CLOSED',
    at: `now() - n * interval '1 hour' - interval '1 day'`,
  };
  const open = {
    ...ours,
    series: 'open',
    count: 30,
    status: 'COOKING',
    at: `now() - n * interval '1 minute'`,
  };
  const orders = [finished, open].flatMap((copies) => ordersOf(columns, copies, template));
  await db.executeSql(bulk(orders));
}

/** Stops of three hours of every dish at every branch, each ten days of two years. */
const stopsOf = (merchant: string) => `
  insert into stop_history (merchant_id, kind, branch_id, subject_id, started_at, ended_at)
  select '${merchant}', 'product', b.id, p.id, at, at + interval '3 hours'
  from products p, branches b, generate_series(now() - interval '2 years', now() - interval '1 day', interval '10 days') at
  where p.merchant_id = '${BENCH_ID}' and b.merchant_id = '${BENCH_ID}' on conflict do nothing`;

/**
 * Copies the bench brand, and gives it and each copy guests and two years of finished orders like the order `template`.
 * PostgreSQL as its superuser. `onBrand` is called after each brand.
 */
export async function fillScale(
  db: Handle,
  { scale, template, onBrand }: { scale: Scale; template: string; onBrand?: (done: number) => void },
): Promise<void> {
  const columns = await columnsOf(db);
  if (scale.brands > 0) await copyBrands(db, columns, scale.brands);
  const merchants = [BENCH_ID, ...Array.from({ length: scale.brands }, (_, n) => `m-scale-${n + 1}`)];
  const history = {
    series: 'history',
    count: scale.orders,
    user: `'guest-' || n % ${scale.guests}`,
    at: `now() - interval '1 day' - interval '2 years' * n / ${scale.orders}`,
    status: 'CLOSED',
  };
  if (scale.guests > 0)
    for (const [done, merchant] of merchants.entries()) {
      const orders = scale.orders > 0 ? ordersOf(columns, { ...history, merchant }, template) : [];
      await db.executeSql(bulk([...guestsOf(columns, merchant, scale.guests), ...orders, stopsOf(merchant)]));
      onBrand?.(done + 1);
    }
  await db.executeSql('vacuum analyze');
}
