import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { BrandSub } from '@dasturxon/core/onboarding';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import { promos } from '../db/schema/promos.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { exportBrand } from './export-brand.ts';
import { importBrand } from './import-brand.ts';

/** Which brand becomes which other one. */
export const ClonedBrand = v.object({
  sub: v.string(),
  as: BrandSub,
  hosts: v.optional(v.array(v.string()), []),
});
export type ClonedBrand = v.InferOutput<typeof ClonedBrand>;

/** Makes a brand with the settings, menu, places and content of another one: without guests, orders and secrets. */
export async function cloneBrand(deps: CommandDeps, { sub, as, hosts }: ClonedBrand): Promise<string> {
  await mkdir(deps.env.DATA_DIR, { recursive: true });
  const folder = await mkdtemp(join(deps.env.DATA_DIR, 'clone-'));
  const file = join(folder, 'brand.tar.gz');
  try {
    await exportBrand(deps, { sub, to: file, customers: false, orders: false, key: null });
    const imported = await importBrand(deps, { from: file, as, hosts, key: null });
    await deps.db.inTenant(`m-${as}`, (tx) =>
      tx
        .update(promos)
        .set({ uses: 0, spent: 0 })
        .where(eq(promos.merchantId, `m-${as}`)),
    );
    return imported;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
