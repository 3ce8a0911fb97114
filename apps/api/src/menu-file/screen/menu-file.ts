import { recordName } from '@dasturxon/core/drafts';
import {
  chosenRows,
  createLineCheck,
  importPreview,
  type ImportPreview,
  type MenuFile,
  type MenuPlan,
  menuRows,
  MOST_COLUMNS,
  planImport,
  planPatches,
  readMapping,
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
import { readTableFile, type TitledTable } from '../../kernel/table-file/read-table-file.ts';
import { rowsOfTable, writeMenuFile } from '../read-menu-file.ts';
import { savePatches } from '../../back-office/drafts/save-draft.ts';
import { columnsOf, rememberColumns } from './column-memory.ts';
import { loadDraftMenu } from './draft-menu.ts';
import { MENU_AREA } from '../../back-office/menu/menu-records.ts';

type Format = 'xlsx' | 'csv';
/** `columns`: what each column of the file is, in its order. */
type Given = { format: Format; bytes: unknown; columns?: string | undefined };

const Bytes = v.instance(Uint8Array);
/** Titles and cells are shown up to this length. */
const MOST_SHOWN = 60;

/** The table of a file. Throws menuFile.unreadable for a file that is not of its format, is too large or carries macros. */
async function readTable({ format, bytes }: Given): Promise<TitledTable> {
  try {
    const table = await readTableFile(`menu.${format}`, Buffer.from(v.parse(Bytes, bytes)));
    return { ...table, titles: table.titles.slice(0, MOST_COLUMNS) };
  } catch {
    throw apiError('menuFile.unreadable');
  }
}

/** What the columns are by the caller, each of them named, else by what is remembered. */
async function mappingOf(tx: Tx, { titles }: TitledTable, sent: string | undefined) {
  const asked = sent === undefined ? null : readMapping(sent);
  if (asked === null) return columnsOf(tx, titles);
  return { columns: titles.map((_, at) => asked[at] ?? ''), isRemembered: false };
}

type Asked = { table: TitledTable; columns?: string | undefined };

async function planFile(ctx: SignedIn, tx: Tx, { table, columns: sent }: Asked) {
  const menu = await loadDraftMenu(tx, ctx.merchantId);
  const rows = await tx.select({ id: branches.id, isActive: branches.isActive }).from(branches);
  const branchIds = rows.filter(({ isActive }) => isActive).map(({ id }) => id);
  const mapping = await mappingOf(tx, table, sent);
  const file = rowsOfTable(table, mapping.columns);
  const decided = planImport(menu, file.rows);
  const plan = { ...decided, errors: [...file.errors, ...decided.errors] };
  const patchesOf = (chosen: MenuPlan) =>
    planPatches(chosen, { menu, newId: () => crypto.randomUUID(), branchIds });
  const { created, changed, locked, errors } = plan;
  const hash = sha256(JSON.stringify([mapping.columns, created, changed, locked, errors]));
  return { menu, plan, mapping, patchesOf, hash };
}

const shownColumns = ({ titles, body }: TitledTable, columns: readonly string[]) =>
  titles.map((title, at) => ({
    title: title.slice(0, MOST_SHOWN),
    sample: (body.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? '').slice(0, MOST_SHOWN),
    column: columns[at] ?? '',
  }));

/** What a menu file would change in the draft. Writes nothing. */
export async function checkMenuFile(ctx: SignedIn, given: Given): Promise<ImportPreview> {
  const table = await readTable(given);
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { menu, plan, mapping, patchesOf, hash } = await planFile(ctx, tx, { ...given, table });
    const names = new Map(menu.products.map((one) => [one.id, recordName(fieldsOf('product', one), 'uz')]));
    return {
      ...importPreview(plan, patchesOf(plan), names),
      columns: shownColumns(table, mapping.columns),
      isRemembered: mapping.isRemembered,
      hash,
    };
  });
}

type Import = Given & {
  columns: string;
  hash: string;
  lines: string;
  expectedVersion: number;
  endpoint: string;
};

/**
 * Puts the chosen rows of a menu file into the draft, all or none of them, once per key, and keeps the mapping of its columns.
 * Throws menuFile.wrong, menuFile.changed, draft.conflict, menuFile.unreadable.
 */
export async function importMenuFile(
  ctx: SignedIn,
  { endpoint, expectedVersion, hash: seen, lines, ...given }: Import,
): Promise<Reply<{ revision: number; changes: number }>> {
  const table = await readTable(given);
  const bytes = Buffer.from(v.parse(Bytes, given.bytes)).toString('base64');
  const bodyText = sha256([given.columns, seen, lines, bytes].join('\n'));
  return doOnce(ctx, { endpoint, bodyText }, async (tx) => {
    const { plan, mapping, patchesOf, hash } = await planFile(ctx, tx, { ...given, table });
    if (hash !== seen) throw apiError('menuFile.changed');
    const chosen = chosenRows(plan, createLineCheck(lines));
    const planned = patchesOf(chosen);
    if (planned.patches.length === 0) throw apiError('menuFile.wrong');
    const wrong = new Set(planned.errors.map(({ line }) => line));
    const countOf = (rows: readonly { line: number }[]) => rows.filter(({ line }) => !wrong.has(line)).length;
    const patches = planned.patches.map((patch) => ({ ...patch, base: expectedVersion }));
    const saved = await savePatches(ctx, tx, {
      edited: MENU_AREA,
      patches,
      audited: {
        action: 'menu.import',
        subject: 'menu',
        subjectId: null,
        branchId: null,
        before: null,
        after: { created: countOf(chosen.created), changed: countOf(chosen.changed) },
      },
    });
    await rememberColumns(tx, ctx.merchantId, { titles: table.titles, columns: mapping.columns });
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
