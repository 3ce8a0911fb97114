import { Role } from '@dasturxon/core/auth';
import type { DraftArea, DraftPatches } from '@dasturxon/core/drafts';
import { hasPermission } from '@dasturxon/core/staff';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { readPatches, readRevision, readVersion, toPatch } from './draft-rows.ts';
import type { EditedArea } from './edited-area.ts';

/** The revision, the version and the unpublished changes: what an open editor asks for again and again. */
export const readDraftPatches = (ctx: SignedIn, area: DraftArea): Promise<DraftPatches> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => ({
    revision: await readRevision(tx, ctx.merchantId),
    version: await readVersion(tx, ctx.merchantId),
    patches: (await readPatches(tx, ctx.merchantId, area)).map(toPatch),
  }));

/** What is published of an area with the changes that are not published yet. */
export async function readWholeDraft(ctx: SignedIn, tx: Tx, { area, read }: EditedArea) {
  const { merchantId, caller } = ctx;
  // Read first: what changes meanwhile is found by the next look, never missed.
  const revision = await readRevision(tx, merchantId);
  const version = await readVersion(tx, merchantId);
  return {
    revision,
    version,
    canPublish: caller.branchIds === null && hasPermission(v.parse(Role, caller.role), `${area}.publish`),
    languages: [...(await readStorefrontSettings(tx)).languages.offered],
    records: [...(await read(tx, { merchantId, only: null })).values()],
    patches: (await readPatches(tx, merchantId, area)).map(toPatch),
  };
}
