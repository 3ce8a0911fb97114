import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { BrandName, BrandSub } from '@dasturxon/core/onboarding';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { beginAnew } from './begin-anew.ts';
import { exportBrand } from './export-brand.ts';
import { readCopy } from './import-brand.ts';

/** Which brand becomes which other one. */
export const ClonedBrand = v.object({
  sub: v.string(),
  as: BrandSub,
  hosts: v.optional(v.array(v.string()), []),
  /** Without it that of the first brand. */
  name: v.optional(BrandName),
});
export type ClonedBrand = v.InferOutput<typeof ClonedBrand>;

/** Writes the copy in the caller's transaction, so that all of it is there or nothing. Returns how many rows. */
export type WriteCopy = (tx: Tx) => Promise<number>;

/**
 * Reads a brand as of one moment and hands over what writes its copy: settings, menu, places and content, without guests,
 * orders, staff, secrets and unpublished changes. Pictures are named by their bytes, and both brands show the same ones. The
 * command and the back office make copies in this way. Throws as namedMerchant does.
 */
export async function withCopy<T>(
  deps: CommandDeps,
  { sub, as, hosts, name }: ClonedBrand,
  work: (write: WriteCopy) => Promise<T>,
): Promise<T> {
  await mkdir(deps.env.DATA_DIR, { recursive: true });
  const folder = await mkdtemp(join(deps.env.DATA_DIR, 'clone-'));
  const file = join(folder, 'brand.tar.gz');
  try {
    const given = { sub, to: file, customers: false, orders: false, key: null };
    await exportBrand(deps, given, { hasPictures: false });
    const writeRows = await readCopy(deps, file, { sub: as, hosts });
    return await work(async (tx) => {
      const count = await writeRows(tx);
      await beginAnew(deps, tx, { sub: as, name });
      return count;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a brand as a copy of another one. Throws for a short name or a host that is taken. */
export async function cloneBrand(deps: CommandDeps, given: ClonedBrand): Promise<string> {
  const count = await withCopy(deps, given, (write) => deps.db.asPlatform(write));
  deps.tenants.forget();
  return `${given.as} is made of ${given.sub}: ${count} rows. Its keys and accounts are set anew: brand:pay, brand:sms, brand:bot, brand:staff`;
}
