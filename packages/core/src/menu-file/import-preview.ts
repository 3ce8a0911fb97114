import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, listOf, orNull } from '../kernel/wire.ts';
import { TILL_KINDS } from '../staff/tills/order-till.schema.ts';
import type { MenuRow } from './columns.ts';
import type { CellChange, MenuPlan } from './plan-import.ts';
import type { PatchPlan } from './plan-patches.ts';
import type { RowError } from './row-error.ts';

/** Formats of a menu file. */
export const MENU_FORMATS = ['xlsx', 'csv'] as const;

/** A menu as a file; `content` is in base64. */
export const MenuFile = v.object({ name: v.string(), content: v.string() });
export type MenuFile = v.InferOutput<typeof MenuFile>;

/** Another brand that the same person owns (BO-356). */
export const OwnBrand = v.object({ merchantId: Id, name: LocalizedText });
export type OwnBrand = v.InferOutput<typeof OwnBrand>;

/** The till of a brand, and ids of the branches that it knows. `kind` is null without a till. */
export const TillBranches = v.object({ kind: orNull(v.picklist(TILL_KINDS)), branchIds: listOf(Id) });
export type TillBranches = v.InferOutput<typeof TillBranches>;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** `isLocked`: the dish keeps what it has. */
const Cell = v.object({ column: v.string(), was: v.string(), now: v.string(), isLocked: v.boolean() });

/** What an import does with a row. HIDDEN: it takes the dish off sale. LOCKED: only locked fields differ. */
export const ROW_KINDS = ['NEW', 'CHANGED', 'HIDDEN', 'LOCKED', 'SAME'] as const;
/** What an import does with a row. */
export type RowKind = (typeof ROW_KINDS)[number];

const PreviewRow = v.object({
  line: Count,
  name: v.string(),
  kind: v.picklist(ROW_KINDS),
  cells: listOf(Cell),
});
/** A row of a checked file that has no error. */
export type PreviewRow = v.InferOutput<typeof PreviewRow>;

/** Whether a row can go into the draft. */
export const isTickable = ({ kind }: Pick<PreviewRow, 'kind'>): boolean =>
  kind === 'NEW' || kind === 'CHANGED' || kind === 'HIDDEN';

/** What an import of a menu file would do. */
export const ImportPreview = v.object({
  created: Count,
  changed: Count,
  same: Count,
  /** Dishes that the file does not name; they stay. */
  absent: Count,
  /** Dishes with changes that a lock keeps out. */
  locked: Count,
  /** Rows whose package code differs; it stays. */
  packageCodes: Count,
  errorCount: Count,
  /** The first errors, by line. */
  errors: listOf(
    v.object({
      line: Count,
      column: v.string(),
      code: v.string(),
      facts: v.record(v.string(), v.string()),
    }),
  ),
  /** Rows without an error, by line: each that can go into the draft, the first of them with their cells. */
  rows: listOf(PreviewRow),
  /** The columns of the file with a cell of each, and the fields that they are read as; empty: left out. */
  columns: listOf(v.object({ title: v.string(), sample: v.string(), column: v.string() })),
  /** Whether the columns are read as they were at an earlier import. */
  isRemembered: v.boolean(),
  /** Names what the check found. An import with another one is `menuFile.changed`. */
  hash: v.string(),
});
export type ImportPreview = v.InferOutput<typeof ImportPreview>;

/** Errors, new and changed rows with their cells, and rows without a change that a preview shows. */
const MOST_SHOWN = { errors: 200, cells: 2_000, same: 500 } as const;

const nameOf = ({ name_uz: uz, name_ru: ru, name_eng: eng }: MenuRow) => uz || ru || eng || '';

const isHiding = ({ column, now }: CellChange) => column === 'active' && now === '0';

const cellsOf = (changes: readonly CellChange[], isLocked: boolean) =>
  changes.map((change) => ({ ...change, isLocked }));

type Named = ReadonlyMap<string, string>;

function changedRows({ changed, locked }: MenuPlan, names: Named): PreviewRow[] {
  const kept = new Map(locked.map(({ line, changes }) => [line, cellsOf(changes, true)]));
  return changed.map(({ line, id, changes }) => ({
    line,
    name: names.get(id) ?? id,
    kind: changes.some(isHiding) ? 'HIDDEN' : 'CHANGED',
    cells: [...cellsOf(changes, false), ...(kept.get(line) ?? [])],
  }));
}

const newRows = ({ created }: MenuPlan): PreviewRow[] =>
  created.map(({ line, cells }) => ({
    line,
    name: nameOf(cells),
    kind: 'NEW',
    cells: Object.entries(cells)
      .filter(([, now]) => now !== '')
      .map(([column, now]) => ({ column, was: '', now, isLocked: false })),
  }));

function stillRows({ unchanged, locked }: MenuPlan, names: Named): PreviewRow[] {
  const kept = new Map(locked.map(({ line, changes }) => [line, cellsOf(changes, true)]));
  return unchanged.slice(0, MOST_SHOWN.same).map(({ line, id }) => ({
    line,
    name: names.get(id) ?? id,
    kind: kept.has(line) ? 'LOCKED' : 'SAME',
    cells: kept.get(line) ?? [],
  }));
}

const byLine = (one: { line: number }, other: { line: number }) => one.line - other.line;

/** What is shown of a plan before it goes into the draft. `names` are those of the dishes that are there, by id. */
export function importPreview(
  plan: MenuPlan,
  { packageCodes, errors: refused }: PatchPlan,
  names: Named,
): Omit<ImportPreview, 'columns' | 'isRemembered' | 'hash'> {
  const errors: RowError[] = [...plan.errors, ...refused].toSorted(byLine);
  const wrong = new Set(refused.map(({ line }) => line));
  const written = [...newRows(plan), ...changedRows(plan, names)].filter(({ line }) => !wrong.has(line));
  const shown = written
    .toSorted(byLine)
    .map((row, at) => (at < MOST_SHOWN.cells ? row : { ...row, cells: [] }));
  const created = written.filter(({ kind }) => kind === 'NEW').length;
  return {
    created,
    changed: written.length - created,
    same: plan.same,
    absent: plan.absent,
    locked: plan.locked.length,
    packageCodes,
    errorCount: errors.length,
    errors: errors.slice(0, MOST_SHOWN.errors),
    rows: [...shown, ...stillRows(plan, names)].toSorted(byLine),
  };
}
