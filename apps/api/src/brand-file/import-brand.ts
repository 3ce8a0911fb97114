import { BrandSub } from '@dasturxon/core/onboarding';
import { inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { renumber } from '../backup/tables.ts';
import { sanitizeTexts } from '../content/sanitize-text.ts';
import type { Tx } from '../db/connect.ts';
import { domains, merchants } from '../db/schema/merchants.ts';
import { orderCounters } from '../db/schema/orders.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { isCalled } from '../merchants/named-merchant.ts';
import { bareHosts } from '../new-brand/brand-address.ts';
import { uploadedPicture } from '../pictures/picture-name.ts';
import { keepPicture } from '../pictures/unused-pictures.ts';
import type { Entry } from './archive.ts';
import { BrandFileError } from './brand-file-error.ts';
import { checkArchive, type Manifest, readChecked } from './manifest.ts';
import { TABLES } from './parts.ts';
import { type NewName, renameRows } from './rename-brand.ts';
import { signingKey } from './signature.ts';

/** Which file is imported, and for one that becomes another brand its sub and hosts. */
export const ImportedBrand = v.object({
  from: v.string(),
  as: v.optional(BrandSub),
  hosts: v.optional(v.array(v.string()), []),
  /** The text of a key file, and a public key: files signed by them are taken, besides this deployment's own. */
  key: v.nullish(v.string(), null),
  signedBy: v.optional(v.string()),
});
export type ImportedBrand = v.InferOutput<typeof ImportedBrand>;

/** A row as a file has it. */
export type Row = Record<string, unknown>;
type Import = { from: string; manifest: Manifest; as: NewName | null };

/** Throws when the brand, its sub or a host is here already. */
async function checkFree(tx: Tx, { manifest, as }: Import, hosts: readonly string[]): Promise<void> {
  const { merchantId, sub } = as ?? manifest;
  const known = isCalled(sub, merchantId);
  if ((await tx.select({ id: merchants.merchantId }).from(merchants).where(known)).length > 0)
    throw new Error(`the brand ${sub} exists already: import it as another one with --as`);
  const [taken] = await tx
    .select({ host: domains.host })
    .from(domains)
    .where(inArray(domains.host, [...hosts]));
  if (taken) throw new Error(`${taken.host} belongs to another brand: choose another --host`);
}

async function columnsOf(tx: Tx, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ name: string }>(sql`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`);
  return new Set(rows.map(({ name }) => name));
}

type Texts = Parameters<typeof sanitizeTexts>[0];
const safeTexts = <R extends Row>(row: R): R => ({ ...row, text: sanitizeTexts(row['text'] as Texts) });

/** HTML of another deployment is sanitised like a merchant's own. */
const safeRow = (table: string, row: Row): Row => {
  if (table !== 'policies') return row;
  const before = row['before'] as Row | null | undefined; // absent in files from before it was kept
  return { ...safeTexts(row), ...(before && { before: safeTexts(before) }) };
};

/** Writes rows of a file. Throws for a column that this version does not have. */
export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  const known = await columnsOf(tx, table);
  const names = Object.keys(rows[0] ?? {});
  const unknown = names.find((name) => !known.has(name));
  if (unknown)
    throw new BrandFileError(
      'version',
      `the file is of a newer version: ${table}.${unknown} is not known here`,
    );
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const target = sql.identifier(table);
  await tx.execute(sql`insert into ${target} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::jsonb)`);
}

/** The rows of a file of the archive; null for a picture. Every row must be the brand's own. */
export function readRows(
  { name, bytes }: Entry,
  { merchantId }: Manifest,
): { table: string; rows: Row[] } | null {
  const [, table] = /^rows\/(\w+)\/\d+\.ndjson$/.exec(name) ?? [];
  if (table === undefined) return null;
  if (!Object.hasOwn(TABLES, table))
    throw new BrandFileError('version', `the file is of a newer version: ${table} is not known here`);
  const { without = {} } = TABLES[table]!;
  const rows = bytes
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => ({ ...(JSON.parse(line) as Row), ...without }));
  if (rows.some((row) => row['merchant_id'] !== merchantId))
    throw new BrandFileError('changed', `the file has rows of another brand in ${table}`);
  return { table, rows };
}

/** The hosts that the brand will have. */
async function hostsOf({ from, manifest, as }: Import): Promise<string[]> {
  for await (const entry of readChecked(from, manifest)) {
    const read = readRows(entry, manifest);
    if (read?.table !== 'domains') continue;
    const rows = as ? renameRows('domains', read.rows, as) : read.rows;
    return rows.map((row) => String(row['host']));
  }
  return [];
}

async function importRows(tx: Tx, one: Import): Promise<number> {
  const { from, manifest, as } = one;
  await checkFree(tx, one, await hostsOf(one));
  await tx.execute(sql`set local time zone 'UTC'`);
  let count = 0;
  for await (const entry of readChecked(from, manifest)) {
    const read = readRows(entry, manifest);
    if (!read) continue;
    const { table } = read;
    const rows = as ? renameRows(table, read.rows, as) : read.rows;
    await insertRows(
      tx,
      table,
      rows.map((row) => safeRow(table, row)),
    );
    count += rows.length;
  }
  const { merchantId } = as ?? manifest;
  await tx.insert(orderCounters).values({ merchantId }).onConflictDoNothing();
  return count;
}

type Pictures = Pick<Import, 'from' | 'manifest'> & { isWanted?: (file: string) => boolean };

/** Pictures that the store lacks. A name stands for its bytes, so what is there stays. */
export async function importPictures(
  { db, storage }: Pick<CommandDeps, 'db' | 'storage'>,
  { from, manifest, isWanted = () => true }: Pictures,
): Promise<void> {
  for await (const { name, bytes } of readChecked(from, manifest)) {
    const [, file] = /^pictures\/(.+)$/.exec(name) ?? [];
    if (file === undefined || !isWanted(file)) continue;
    const picture = uploadedPicture(file);
    if (picture !== null) await keepPicture(db, picture);
    if ((await storage.read(file)) === null) await storage.write(file, bytes);
  }
}

function newNameOf({ merchantId: from }: Manifest, given: ImportedBrand, at: Date): NewName | null {
  const { as: sub, hosts } = given;
  if (sub === undefined) return null;
  return { from, merchantId: `m-${sub}`, sub, hosts: bareHosts(sub, hosts), at };
}

/**
 * Checks a file that this deployment has written for itself, and returns what writes its rows as another brand's. Its pictures
 * are here already.
 */
export async function readCopy(
  deps: CommandDeps,
  from: string,
  { sub, hosts }: { sub: string; hosts: string[] },
): Promise<(tx: Tx) => Promise<number>> {
  const manifest = await checkArchive(from, [signingKey(deps.secrets, null).publicKey]);
  const as = newNameOf(manifest, { from, as: sub, hosts, key: null }, deps.now());
  return (tx) => importRows(tx, { from, manifest, as });
}

/**
 * Reads a brand out of its file: all of it or nothing. Throws when the file was changed or is signed by an unknown key, and
 * when the brand is here already; `as` makes it another brand.
 */
export async function importBrand(deps: CommandDeps, given: ImportedBrand): Promise<string> {
  const { from, key, signedBy } = given;
  const own = [signingKey(deps.secrets, null), ...(key === null ? [] : [signingKey(deps.secrets, key)])];
  const trusted = [...own.map(({ publicKey }) => publicKey), ...(signedBy === undefined ? [] : [signedBy])];
  const manifest = await checkArchive(from, trusted);
  const one = { from, manifest, as: newNameOf(manifest, given, deps.now()) };
  await importPictures(deps, one);
  const count = await deps.db.asPlatform((tx) => importRows(tx, one));
  if (one.manifest.parts.includes('orders')) await renumber(deps.db.executeSql);
  deps.tenants.forget();
  const { sub } = one.as ?? one.manifest;
  return `${sub} is imported: ${count} rows. Its keys and accounts are set anew: brand:pay, brand:sms, brand:bot, brand:staff`;
}
