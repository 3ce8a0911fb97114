import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, listOf } from '../kernel/wire.ts';
import type { MenuRow } from './columns.ts';
import type { MenuPlan } from './plan-import.ts';
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

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Cell = v.object({ column: v.string(), was: v.string(), now: v.string() });

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
  /** The first new and changed dishes, by line. */
  rows: listOf(v.object({ line: Count, name: v.string(), isNew: v.boolean(), cells: listOf(Cell) })),
});
export type ImportPreview = v.InferOutput<typeof ImportPreview>;

/** Rows and errors that a preview shows. */
const MOST_SHOWN = 200;

const nameOf = ({ name_uz: uz, name_ru: ru, name_eng: eng }: MenuRow) => uz || ru || eng || '';

/** What is shown of a plan before it goes into the draft. `names` are those of the dishes that are there, by id. */
export function importPreview(
  plan: MenuPlan,
  { packageCodes, errors: refused }: PatchPlan,
  names: ReadonlyMap<string, string>,
): ImportPreview {
  const errors: RowError[] = [...plan.errors, ...refused].toSorted((one, other) => one.line - other.line);
  const made = plan.created.map(({ line, cells }) => ({
    line,
    name: nameOf(cells),
    isNew: true,
    cells: Object.entries(cells)
      .filter(([, now]) => now !== '')
      .map(([column, now]) => ({ column, was: '', now })),
  }));
  const changed = plan.changed.map(({ line, id, changes }) => ({
    line,
    name: names.get(id) ?? id,
    isNew: false,
    cells: changes,
  }));
  return {
    created: plan.created.length,
    changed: plan.changed.length,
    same: plan.same,
    absent: plan.absent,
    locked: plan.locked.length,
    packageCodes,
    errorCount: errors.length,
    errors: errors.slice(0, MOST_SHOWN),
    rows: [...made, ...changed].toSorted((one, other) => one.line - other.line).slice(0, MOST_SHOWN),
  };
}
