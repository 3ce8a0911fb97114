import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { ApiError } from '@dasturxon/core/api';
import type { FiledBrand, NamedPlace } from '@dasturxon/core/brand-file';
import { LocalizedText, localizedText } from '@dasturxon/core/kernel';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { EDITED_AREAS } from '../../back-office/edited-areas/edited-areas.ts';
import { DRAFTED_TABLES, emptyTables } from '../../back-office/preview/copy-tables.ts';
import type { Tx } from '../../db/connect.ts';
import { groups } from '../../db/schema/catalog.ts';
import { cities } from '../../db/schema/places.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { BrandFileError } from '../brand-file-error.ts';
import { insertRows, readRows, type Row } from '../import-brand.ts';
import { checkArchive, type Manifest, readChecked } from '../manifest.ts';
import { signingKey } from '../signature.ts';
import { readParts } from './uploads.ts';

/** 64 MiB in one file, 2 GiB in all: no brand has as much, and a small archive may claim more. */
const LIMITS = { ofFile: 64 * 1024 * 1024, ofAll: 2 * 1024 * 1024 * 1024 };

const Named = v.object({ name: v.fallback(LocalizedText, localizedText({})) });

/** The groups of the menu and the cities of a brand, in its order. */
export async function readPlaces(tx: Tx, merchantId: string): Promise<Omit<FiledBrand, 'records'>> {
  const of = async (table: typeof groups | typeof cities): Promise<NamedPlace[]> => {
    const own = eq(table.merchantId, merchantId);
    const rows = await tx.select().from(table).where(own).orderBy(asc(table.priority), asc(table.id));
    return rows.map(({ id, data }) => ({ id, name: v.parse(Named, data).name }));
  };
  return { groups: await of(groups), cities: await of(cities) };
}

/** The rows of a checked file that records of drafts are read from. */
async function draftedRows(from: string, manifest: Manifest): Promise<{ table: string; rows: Row[] }[]> {
  const all: { table: string; rows: Row[] }[] = [];
  for await (const entry of readChecked(from, manifest)) {
    const read = readRows(entry, manifest);
    if (read && DRAFTED_TABLES.includes(read.table)) all.push(read);
  }
  return all;
}

/** The records of a file, read as those of a brand are: its rows lie before the brand's own tables for one transaction. */
async function recordsIn(tx: Tx, merchantId: string, rows: Awaited<ReturnType<typeof draftedRows>>) {
  await emptyTables(tx);
  for (const { table, rows: own } of rows) await insertRows(tx, table, own);
  const records: FiledBrand['records'][number][] = [];
  for (const { read } of EDITED_AREAS)
    for (const { entity, id, fields } of (await read(tx, { merchantId, only: null })).values())
      records.push({ entity, id, fields });
  return { records, ...(await readPlaces(tx, merchantId)) };
}

/** The error of a file that is refused. What is no archive at all fails anywhere. */
const refusalOf = (error: unknown): ApiError =>
  error instanceof BrandFileError && error.why !== 'changed'
    ? apiError(`brandFile.${error.why}`)
    : apiError('brandFile.unreadable');

/** A file that was checked: where it is, its manifest and its records. */
export type ReadFile = { from: string; manifest: Manifest; filed: FiledBrand };

/**
 * Puts an upload together in a file and reads it. Only files that this deployment has signed are taken; guests and orders in
 * them are not read. Throws brandFile.unreadable, brandFile.unknownKey and brandFile.version.
 */
export async function readBrandFile(
  ctx: SignedIn,
  { to, ...upload }: { to: string; upload: string; parts: number },
): Promise<ReadFile> {
  await pipeline(Readable.from(readParts(ctx, upload)), createWriteStream(to, { mode: 0o600 }));
  try {
    const manifest = await checkArchive(to, [signingKey(ctx.secrets, null).publicKey], LIMITS);
    const rows = await draftedRows(to, manifest);
    const filed = await ctx.db.inTenant(ctx.merchantId, (tx) => recordsIn(tx, manifest.merchantId, rows));
    return { from: to, manifest, filed };
  } catch (error) {
    ctx.log.info({ err: error }, 'a brand file is refused');
    throw refusalOf(error);
  }
}
