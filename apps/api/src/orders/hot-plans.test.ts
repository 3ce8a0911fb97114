import { endpoints, unwrap } from '@dasturxon/core/api';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import type { Tx } from '../db/connect.ts';
import { delivery, pickUp, place, quoteBody } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

/** Enough rows that reading all of them is dearer than any index. */
const MANY = 20_000;
/** Tables that grow with every order or guest. */
const GROWING = ['orders', 'order_lines', 'order_history', 'users', 'sessions', 'cashback_ledger'] as const;

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] };
type Statement = { name: string; statement: string; types: string[] | null };

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Everything that staff can list without a parameter. */
const STAFF_LISTS = Object.values(endpoints).filter(
  (one) =>
    one.method === 'GET' &&
    'host' in one &&
    one.host === 'backOffice' &&
    !one.path.includes(':') &&
    !('answerType' in one && one.answerType === 'events'),
);

/** What guests and the board ask for most, a few times, so that the statements are prepared. */
async function useScene(scene: Scene): Promise<void> {
  const guest = await scene.person();
  const operator = await scene.person({ role: 'OPERATOR' });
  const admin = await scene.person({ role: 'ADMIN' });
  const params = { id: guest.userId };
  for (let round = 0; round < 4; round += 1) {
    const { id } = unwrap(await place(guest, round % 2 ? delivery() : pickUp()));
    unwrap(await guest.api(endpoints.getOrder, { params: { id } }));
    unwrap(await guest.api(endpoints.listOrders, { params, query: {} }));
    unwrap(await guest.api(endpoints.listActiveOrders, { params }));
    unwrap(await guest.api(endpoints.quoteOrder, { body: quoteBody(delivery()) }));
    unwrap(await operator.api(endpoints.readBoard));
    unwrap(await admin.api(endpoints.readSalesReport, { query: { from: '2026-01-01', to: '2026-12-31' } }));
    // Which one is called does not matter to the client: none of them asks for anything.
    for (const list of STAFF_LISTS) await admin.api(list as typeof endpoints.readBoard);
  }
}

/** Copies one row of a table many times, with these values changed. */
const copy = (table: string, change: string) => `
  insert into ${table} overriding system value select made.*
  from (select * from ${table} limit 1) one, generate_series(1, ${MANY}) n,
    lateral jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${change})) made`;

/** Copies the rows that the scene has made until the tables are large; the copies are other guests' finished orders. */
async function fill({ deps }: Scene): Promise<void> {
  const copies = [
    copy('users', `'id', md5(n::text)::uuid, 'phone', '9989' || (10000000 + n)`),
    copy(
      'orders',
      `'id', md5(n::text)::uuid, 'number', 1000 + n, 'quote_id', null, 'status', 'CLOSED',
       'created_at', now() - n * interval '1 hour', 'updated_at', now() - n * interval '1 hour', 'user_id', md5(n::text)::uuid`,
    ),
    copy('order_lines', `'order_id', md5(n::text)::uuid`),
    copy('order_history', `'id', 1000000 + n, 'order_id', md5(n::text)::uuid`),
    `insert into cashback_ledger (merchant_id, id, user_id, order_id, kind, amount)
      select merchant_id, id, user_id, id, 'EARN', 100 from orders`,
  ];
  // Without triggers and foreign keys: nothing is announced of the copies, and they have no guests.
  for (const text of copies)
    await deps.db.executeSql(`set local session_replication_role = replica; ${text}`);
  await deps.db.executeSql('analyze');
}

async function plansOf({ deps, merchantId }: Scene): Promise<{ statement: string; nodes: Plan[] }[]> {
  return deps.db.inTenant(merchantId, async (tx) => {
    const { rows } = await tx.execute<Statement>(
      sql`select name, statement, parameter_types::text[] as types from pg_prepared_statements`,
    );
    await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
    const plans = [];
    for (const row of rows) plans.push(await planOf(tx, row, merchantId));
    return plans;
  });
}

/** A value of each type that statements ask with: the merchant, and what is of this hour. */
function valueOf(type: string, merchantId: string): string {
  if (type.endsWith('[]')) return "'{}'";
  if (type === 'uuid') return `'${crypto.randomUUID()}'`;
  if (type === 'date') return 'current_date';
  if (type.startsWith('timestamp')) return "now() - interval '1 hour'";
  if (type === 'jsonb' || type === 'json') return "'[]'";
  return type === 'text' ? `'${merchantId}'` : "'1'";
}

async function planOf(tx: Tx, { name, statement, types }: Statement, merchantId: string) {
  const values = (types ?? []).map((type) => valueOf(type, merchantId)).join(', ');
  const { rows } = await tx.execute<Record<string, [{ Plan: Plan }]>>(
    sql.raw(`explain (format json) execute ${name}${values && `(${values})`}`),
  );
  return { statement, nodes: nodesOf(Object.values(rows[0]!)[0]![0].Plan) };
}

let plans: Awaited<ReturnType<typeof plansOf>>;
beforeAll(async () => {
  const scene = await aRunningApi();
  await useScene(scene);
  await fill(scene);
  plans = await plansOf(scene);
});

test('OPS-14 no statement of guests, the board or a list of staff reads a growing table from end to end', () => {
  const whole = plans.flatMap(({ statement, nodes }) =>
    nodes
      .filter(
        (node) => node['Node Type'] === 'Seq Scan' && GROWING.some((name) => name === node['Relation Name']),
      )
      .map((node) => `${node['Relation Name']}: ${statement}`),
  );
  expect(plans.length).toBeGreaterThan(20);
  expect(whole).toEqual([]);
});

/** What the statements that are asked most, and the report of sales, begin with, and the indexes by which they find their rows. */
const HOTTEST = {
  'the board': [/from "orders" .*not in \(\$2\)/, 'orders_live', 'orders_updated'],
  'orders of a guest': [/from "orders" (?!.*not in).*"user_id" = \$2/, 'orders_user'],
  'one order': [/from "orders" .*"orders"."id" = \$2/, 'orders_merchant_id_id_pk'],
  'lines of orders': [/from "order_lines"/, 'order_lines_merchant_id_order_id_line_pk'],
  'history of an order': [/from "order_history" .*"order_id" = \$2/, 'order_history_order'],
  'names of guests': [/from "users" .*"id" in/, 'users_merchant_id_id_pk'],
  'the staff': [/from "users" (?!inner join).*<> 'CLIENT'/, 'users_staff'],
  'a quote': [/with asked as/, 'orders_open_phone'],
  'placing an order': [/with counter as/, 'users_merchant_id_id_pk'],
  'sales of a period': [/^select date_trunc.* from "order_history"/, 'order_history_ends'],
  'dishes of a period': [/"last_at" from "order_history"/, 'order_history_ends'],
  'refunds to make': [/from "payment_refunds"/, 'orders_merchant_id_id_pk'],
} as const;

// The embedded database is small and plans otherwise.
test.runIf(process.env['TEST_DATABASE_URL']).each(Object.entries(HOTTEST))(
  'OPS-14 OPS-26 %s: its rows are found by their indexes',
  (_, [text, ...indexes]) => {
    const found = plans.filter(({ statement }) => text.test(statement.replaceAll(/\s+/g, ' ')));
    expect(found.length).toBeGreaterThan(0);
    for (const { nodes } of found) {
      const used = nodes.flatMap((node) => node['Index Name'] ?? []);
      expect(used).toEqual(expect.arrayContaining([...indexes]));
    }
  },
);
