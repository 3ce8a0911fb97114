import { recordName } from '@dasturxon/core/drafts';
import {
  importPreview,
  type ImportPreview,
  type MenuFile,
  menuRows,
  planImport,
  planPatches,
} from '@dasturxon/core/menu-file';
import { fieldsOf } from '@dasturxon/core/drafts';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { doOnce } from '../../http/serving/idempotency.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { readMenuFile, writeMenuFile } from '../read-menu-file.ts';
import { savePatches } from '../../back-office/drafts/save-draft.ts';
import { loadDraftMenu } from './draft-menu.ts';
import { MENU_AREA } from '../../back-office/menu/menu-records.ts';

type Format = 'xlsx' | 'csv';
type Given = { format: Format; bytes: unknown };

const Bytes = v.instance(Uint8Array);

/** The rows of a file. Throws menuFile.unreadable for a file that is not of its format, is too large or carries macros. */
async function readRows({ format, bytes }: Given) {
  try {
    return await readMenuFile(`menu.${format}`, Buffer.from(v.parse(Bytes, bytes)));
  } catch {
    throw apiError('menuFile.unreadable');
  }
}

async function planFile(ctx: SignedIn, tx: Tx, given: Awaited<ReturnType<typeof readRows>>) {
  const menu = await loadDraftMenu(tx, ctx.merchantId);
  const rows = await tx.select({ id: branches.id, isActive: branches.isActive }).from(branches);
  const branchIds = rows.filter(({ isActive }) => isActive).map(({ id }) => id);
  const decided = planImport(menu, given.rows);
  const plan = { ...decided, errors: [...given.errors, ...decided.errors] };
  const patches = planPatches(plan, { menu, newId: () => crypto.randomUUID(), branchIds });
  return { menu, plan, patches };
}

/** What a menu file would change in the draft. Writes nothing. */
export async function checkMenuFile(ctx: SignedIn, given: Given): Promise<ImportPreview> {
  const read = await readRows(given);
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { menu, plan, patches } = await planFile(ctx, tx, read);
    const names = new Map(menu.products.map((one) => [one.id, recordName(fieldsOf('product', one), 'uz')]));
    return importPreview(plan, patches, names);
  });
}

type Import = Given & { expectedVersion: number; endpoint: string };

/** Puts a menu file into the draft, all or nothing, once per key. Throws menuFile.wrong, draft.conflict, menuFile.unreadable. */
export async function importMenuFile(
  ctx: SignedIn,
  { endpoint, expectedVersion, ...given }: Import,
): Promise<Reply<{ revision: number; changes: number }>> {
  const read = await readRows(given);
  const bodyText = sha256(Buffer.from(v.parse(Bytes, given.bytes)).toString('base64'));
  return doOnce(ctx, { endpoint, bodyText }, async (tx) => {
    const { plan, patches: planned } = await planFile(ctx, tx, read);
    if (plan.errors.length + planned.errors.length > 0) throw apiError('menuFile.wrong');
    const patches = planned.patches.map((patch) => ({ ...patch, base: expectedVersion }));
    const { created, changed } = plan;
    const saved = await savePatches(ctx, tx, {
      edited: MENU_AREA,
      patches,
      audited: {
        action: 'menu.import',
        subject: 'menu',
        subjectId: null,
        branchId: null,
        before: null,
        after: { created: created.length, changed: changed.length },
      },
    });
    return { revision: saved.revision, changes: saved.patches.length };
  });
}

/** Rows as a menu file. */
export async function asFile(format: Format, rows: ReturnType<typeof menuRows>): Promise<MenuFile> {
  const name = `menu.${format}`;
  return { name, content: (await writeMenuFile(name, rows)).toString('base64') };
}

/** The menu with the changes of the draft as a file. */
export async function exportMenuFile(ctx: SignedIn, format: Format): Promise<MenuFile> {
  const rows = menuRows(await ctx.db.inTenant(ctx.merchantId, (tx) => loadDraftMenu(tx, ctx.merchantId)));
  return asFile(format, rows);
}
