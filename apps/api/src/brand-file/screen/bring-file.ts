import { createHash } from 'node:crypto';

import {
  type BrandFilePreview,
  brandFilePreview,
  type BrandPlan,
  type BROUGHT_AREAS,
  planBrandFile,
} from '@dasturxon/core/brand-file';
import { isOfArea, type SentPatch } from '@dasturxon/core/drafts';

import { readDraftRecords } from '../../back-office/drafts/draft-records.ts';
import { readRevision } from '../../back-office/drafts/draft-rows.ts';
import { savePatches } from '../../back-office/drafts/save-draft.ts';
import { EDITED_AREAS } from '../../back-office/edited-areas/edited-areas.ts';
import type { Tx } from '../../db/connect.ts';
import type { Reply } from '../../http/answers.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { loadMenu } from '../../menu-file/load-menu.ts';
import { importPictures } from '../import-brand.ts';
import { isFileOf, picturesIn } from '../picture-files.ts';
import { readBrandFile, readPlaces, type ReadFile } from './read-file.ts';
import { requireWholeBrand } from './require-whole-brand.ts';
import { temporaryFile } from './temporary-file.ts';

/** An upload, and which parts of the brand are brought. */
export type Given = { upload: string; parts: number; areas: (typeof BROUGHT_AREAS)[number][] };

/** Ids that an editor gives to new records. */
const MADE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a record that is new here: its own where an editor gave it, else the same one for the same file each time. */
const idOf =
  (merchantId: string) =>
  ({ entity, id }: { entity: string; id: string }): string => {
    if (MADE_ID.test(id)) return id;
    const hash = createHash('sha256').update(`${merchantId}\n${entity}\n${id}`).digest('hex');
    return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  };

/** What the file would do to the drafts as they are now. */
async function plan(ctx: SignedIn, tx: Tx, { filed, manifest, areas }: ReadFile & Pick<Given, 'areas'>) {
  const { merchantId } = ctx;
  const records = [];
  for (const edited of EDITED_AREAS) records.push(...(await readDraftRecords(tx, merchantId, edited)));
  const { locked } = await loadMenu(tx, merchantId);
  return planBrandFile(
    filed,
    { records, ...(await readPlaces(tx, merchantId)) },
    { isOwn: manifest.merchantId === merchantId, areas, idOf: idOf(manifest.merchantId), locked },
  );
}

/** Reads the upload into a file that is there as long as `work` runs. */
async function withFile<T>(
  ctx: SignedIn,
  { areas, ...upload }: Given,
  work: (read: ReadFile & Pick<Given, 'areas'>) => Promise<T>,
): Promise<T> {
  requireWholeBrand(ctx);
  const { file, remove } = await temporaryFile(ctx.env);
  try {
    return await work({ ...(await readBrandFile(ctx, { to: file, ...upload })), areas });
  } finally {
    await remove();
  }
}

/** What an uploaded brand file would change in the drafts (BO-362). Writes nothing. Throws brandFile.*. */
export const checkBrandFile = (ctx: SignedIn, given: Given): Promise<BrandFilePreview> =>
  withFile(ctx, given, (read) =>
    ctx.db.inTenant(ctx.merchantId, async (tx) => {
      const { sub, merchantId, parts } = read.manifest;
      return {
        sub,
        isOwn: merchantId === ctx.merchantId,
        hasGuests: parts.length > 1,
        // Read first: what changes meanwhile is refused, never overwritten.
        revision: await readRevision(tx, ctx.merchantId),
        ...brandFilePreview(await plan(ctx, tx, read), 'uz'),
      };
    }),
  );

const patchesOf = ({ records }: BrandPlan, base: number): SentPatch[] =>
  records.flatMap(({ entity, id, changes }) =>
    changes.map(({ field, after }) => ({ entity, id, field, value: after, base })),
  );

/** The pictures that the changes show, stored before the changes are. */
async function bringPictures(ctx: SignedIn, read: ReadFile, patches: readonly SentPatch[]): Promise<void> {
  const shown = new Set(picturesIn(JSON.stringify(patches.map(({ value }) => value))));
  await importPictures(ctx, { ...read, isWanted: (file) => isFileOf(file, shown) });
}

/** Saves the changes into the draft of each area, with a line of the audit log for each. */
async function savePlan(
  ctx: SignedIn,
  tx: Tx,
  { sub, patches }: { sub: string; patches: readonly SentPatch[] },
) {
  let revision = await readRevision(tx, ctx.merchantId);
  let changes = 0;
  for (const edited of EDITED_AREAS) {
    const own = patches.filter((patch) => isOfArea(edited.area, patch));
    if (own.length === 0) continue;
    const saved = await savePatches(ctx, tx, {
      edited,
      patches: own,
      audited: {
        action: 'brand.bring',
        subject: edited.area,
        subjectId: null,
        branchId: null,
        before: null,
        after: { brand: sub, changes: own.length },
      },
    });
    revision = saved.revision;
    changes += saved.patches.length;
  }
  return { revision, changes };
}

/**
 * Puts an uploaded brand file into the drafts, all or nothing, once per key (BO-363). Throws brandFile.* and draft.conflict for a
 * field that another person has changed since the preview.
 */
export const bringBrandFile = (
  ctx: SignedIn,
  { expectedVersion, ...given }: Given & { expectedVersion: number },
  sent: KeyedCall,
): Promise<Reply<{ revision: number; changes: number }>> =>
  withFile(ctx, given, async (read) => {
    const { sub } = read.manifest;
    const planned = await ctx.db.inTenant(ctx.merchantId, (tx) => plan(ctx, tx, read));
    await bringPictures(ctx, read, patchesOf(planned, expectedVersion));
    return doOnce(ctx, sent, async (tx) => {
      const patches = patchesOf(await plan(ctx, tx, read), expectedVersion);
      return savePlan(ctx, tx, { sub, patches });
    });
  });
