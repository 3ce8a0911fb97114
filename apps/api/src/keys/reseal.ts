import { sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import type { CommandDeps } from '../http/serving/context.ts';

type Row = Record<string, string>;
type Column = { table: string; key: readonly string[]; column: string; context: (row: Row) => string };

const ofMerchant = (row: Row) => row['merchant_id'] ?? '';
const ofPerson = (row: Row) => `${row['merchant_id']}|totp|${row['user_id']}`;
const ofInvite = (row: Row) => `brand-invite|${row['id']}`;
const MERCHANT_AND_ID = ['merchant_id', 'id'];
const PERSON = ['merchant_id', 'user_id'];

/** Every sealed column, with the context of its values. Jobs hold others, for a day at most. */
const COLUMNS: readonly Column[] = [
  { table: 'merchants', key: ['merchant_id'], column: 'secrets', context: ofMerchant },
  { table: 'payment_methods', key: MERCHANT_AND_ID, column: 'secrets', context: ofMerchant },
  { table: 'payment_inbox', key: MERCHANT_AND_ID, column: 'sealed_body', context: ofMerchant },
  {
    table: 'webhook_endpoints',
    key: MERCHANT_AND_ID,
    column: 'sealed_secrets',
    context: ofMerchant,
  },
  {
    table: 'aggregator_accounts',
    key: ['merchant_id', 'kind'],
    column: 'sealed_secret',
    context: ofMerchant,
  },
  { table: 'crm_accounts', key: ['merchant_id'], column: 'sealed_account', context: ofMerchant },
  { table: 'till_accounts', key: ['merchant_id'], column: 'sealed_account', context: ofMerchant },
  {
    table: 'push_subscriptions',
    key: ['merchant_id', 'session_id'],
    column: 'sealed',
    context: ofMerchant,
  },
  { table: 'webhook_deliveries', key: MERCHANT_AND_ID, column: 'sealed_body', context: ofMerchant },
  { table: 'saved_cards', key: MERCHANT_AND_ID, column: 'sealed_token', context: ofMerchant },
  { table: 'staff_totp', key: PERSON, column: 'sealed', context: ofPerson },
  { table: 'staff_totp', key: PERSON, column: 'pending_sealed', context: ofPerson },
  { table: 'brand_invites', key: ['id'], column: 'sms', context: ofInvite },
];

const AT_ONCE = 500;

type Count = { resealed: number; unreadable: number };
type ResealDeps = Pick<CommandDeps, 'db' | 'secrets'>;

const namesOf = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
const valuesOf = (row: Row, names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`${row[name]}`),
    sql`, `,
  );

/** The next rows after `last` in the order of the key. */
async function rowsAfter(tx: Tx, { table, key, column }: Column, last: Row | null): Promise<Row[]> {
  const after = last ? sql`and (${namesOf(key)}) > (${valuesOf(last, key)})` : sql``;
  const { rows } = await tx.execute<Row>(sql`select ${namesOf([...key, column])} from ${sql.identifier(table)}
    where ${sql.identifier(column)} is not null ${after} order by ${namesOf(key)} limit ${AT_ONCE}`);
  return rows;
}

/** Seals one value with the present key, unless a server has changed it meanwhile. */
async function resealRow(
  { secrets }: ResealDeps,
  tx: Tx,
  about: { of: Column; row: Row },
): Promise<keyof Count | null> {
  const { table, key, column, context } = about.of;
  const sealed = about.row[column] ?? '';
  if (secrets.isCurrent(sealed, context(about.row))) return null;
  const opened = secrets.open(sealed, context(about.row));
  if (!opened) return 'unreadable';
  await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${secrets.seal(opened, context(about.row))}
    where (${namesOf(key)}) = (${valuesOf(about.row, key)}) and ${sql.identifier(column)} = ${sealed}`);
  return 'resealed';
}

async function resealColumn(deps: ResealDeps, of: Column, count: Count): Promise<void> {
  let last: Row | null = null;
  do {
    const after: Row | null = last;
    last = await deps.db.asPlatform(async (tx): Promise<Row | null> => {
      const rows = await rowsAfter(tx, of, after);
      for (const row of rows) {
        const done = await resealRow(deps, tx, { of, row });
        if (done) count[done] += 1;
      }
      return rows.length < AT_ONCE ? null : (rows.at(-1) ?? null);
    });
  } while (last !== null);
}

/**
 * Seals every stored value with the first key of SECRET_KEY, 500 rows a transaction, beside running servers. It can be
 * repeated. Throws when values are left that no key opens: then the older keys must stay.
 */
export async function reseal(deps: ResealDeps): Promise<string> {
  const count = { resealed: 0, unreadable: 0 };
  for (const column of COLUMNS) await resealColumn(deps, column, count);
  if (count.unreadable > 0)
    throw new Error(
      `${count.unreadable} values are sealed with a key that SECRET_KEY lacks; ${count.resealed} resealed`,
    );
  return `${count.resealed} values resealed with key ${deps.secrets.keyId}; older keys can go once a day has passed`;
}
