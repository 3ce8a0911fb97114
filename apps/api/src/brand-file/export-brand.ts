import { rename } from 'node:fs/promises';

import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import { tablesInOrder } from '../backup/tables.ts';
import type { Tx } from '../db/connect.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { namedMerchant } from '../merchants/named-merchant.ts';
import { type Entry, openArchive } from './archive.ts';
import { fileOf, MANIFEST, type Manifest, manifestBytes, SIGNATURE } from './manifest.ts';
import { LEFT_OUT, type Part, TABLES } from './parts.ts';
import { pictureFiles, picturesIn } from './picture-files.ts';
import { rowFiles } from './read-rows.ts';
import { signingKey, signManifest } from './signature.ts';

/** Which brand goes into which file, with what, signed by which key. */
export const ExportedBrand = v.object({
  sub: v.string(),
  to: v.string(),
  customers: v.optional(v.boolean(), false),
  /** Orders name their guests, so these come too. */
  orders: v.optional(v.boolean(), false),
  /** The text of a key file; without it the deployment's own key signs. */
  key: v.nullish(v.string(), null),
});
export type ExportedBrand = v.InferOutput<typeof ExportedBrand>;

type About = { merchantId: string; sub: string; parts: readonly Part[] };

/** The rows of the parts as files. Notes the pictures that they show. */
async function* rowEntries(tx: Tx, { parts }: About, pictures: Set<string>): AsyncGenerator<Entry> {
  for (const table of await tablesInOrder(tx)) {
    const part = TABLES[table]?.part;
    if (part === undefined || !parts.includes(part)) continue;
    let number = 0;
    for await (const bytes of rowFiles(tx, table)) {
      for (const name of picturesIn(bytes.toString('utf8'))) pictures.add(name);
      number += 1;
      yield { name: `rows/${table}/${String(number).padStart(6, '0')}.ndjson`, bytes };
    }
  }
}

/** Writes the rows, as of one moment. Pictures are slow and come after the transaction. */
async function writeRows(deps: CommandDeps, about: About, add: (entry: Entry) => Promise<void>) {
  const pictures = new Set<string>();
  await deps.db.inTenant(about.merchantId, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    await tx.execute(sql`set local time zone 'UTC'`);
    for await (const entry of rowEntries(tx, about, pictures)) await add(entry);
  });
  return pictures;
}

type Sealing = { about: About; key: string | null; to: string; hasPictures: boolean };

/** Writes every file of the archive: rows, pictures, the manifest and its signature. */
async function writeBrand(deps: CommandDeps, { about, key, to, hasPictures }: Sealing): Promise<void> {
  const archive = openArchive(to);
  const files: Manifest['files'] = [];
  const add = async (entry: Entry) => {
    files.push(fileOf(entry));
    await archive.add(entry);
  };
  try {
    const pictures = await writeRows(deps, about, add);
    if (hasPictures) for await (const entry of pictureFiles(deps.storage, pictures)) await add(entry);
    const { merchantId, sub, parts } = about;
    const facts = { merchantId, sub, parts: [...parts], leftOut: [...LEFT_OUT], files };
    const manifest = manifestBytes({ dasturxon: 'brand', format: 1, ...facts });
    await archive.add({ name: MANIFEST, bytes: manifest });
    await archive.add({ name: SIGNATURE, bytes: signManifest(manifest, signingKey(deps.secrets, key)) });
    await archive.finish();
  } catch (error) {
    await archive.abort();
    throw error;
  }
}

/** What of a brand's secrets was not exported, by name. */
async function secretsOf(tx: Tx, opened: Readonly<Record<string, unknown>>): Promise<string[]> {
  const { rows } = await tx.execute<{ type: string }>(
    sql`select type from payment_methods where secrets is not null order by type`,
  );
  const own = Object.entries(opened).filter(([, value]) => value !== null && value !== '');
  return [...own.map(([name]) => name).toSorted(), ...rows.map(({ type }) => type)];
}

/**
 * Writes a brand into one file: rows of one moment, its pictures, a manifest and an Ed25519 signature. The same brand gives
 * the same bytes. Sealed secrets are not in it; the answer names them. Throws as namedMerchant does. `hasPictures`: false for a
 * file that this deployment, which has them, reads again.
 */
export async function exportBrand(
  deps: CommandDeps,
  given: ExportedBrand,
  { hasPictures = true } = {},
): Promise<string> {
  const { to, key } = given;
  const merchant = await deps.db.asPlatform((tx) => namedMerchant(deps, tx, given.sub));
  const { merchantId, row, secrets } = merchant;
  const hasCustomers = given.customers || given.orders;
  const parts: Part[] = ['brand', ...(hasCustomers ? (['customers'] as const) : [])];
  const about = { merchantId, sub: row.sub, parts: given.orders ? [...parts, 'orders' as const] : parts };
  const draft = `${to}.part`;
  await writeBrand(deps, { about, key, to: draft, hasPictures });
  const names = await deps.db.inTenant(merchantId, (tx) => secretsOf(tx, secrets));
  await rename(draft, to);
  const left = names.length > 0 ? `\nsecrets that are not in it: ${names.join(', ')}` : '';
  return `${row.sub} is written to ${to}, signed by ${signingKey(deps.secrets, key).publicKey}${left}`;
}
