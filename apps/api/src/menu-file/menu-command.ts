import { readFile, rename, writeFile } from 'node:fs/promises';

import {
  menuRows,
  planImport,
  rowsForAnotherBrand,
  type MenuPlan,
  type NumberedRow,
  type RowError,
} from '@dasturxon/core/menu-file';
import * as v from 'valibot';

import type { CommandDeps } from '../http/serving/context.ts';
import { namedMerchant } from '../merchants/named-merchant.ts';
import { applyPlan } from './apply-plan.ts';
import { loadMenu } from './load-menu.ts';
import { readMenuFile, writeMenuFile } from './read-menu-file.ts';
import { errorLine, planLines } from './sentences.ts';

/** Which menu goes into which file. */
export const ExportedMenu = v.object({ sub: v.string(), to: v.string() });

/** Which file, or which other brand's menu, comes into which menu, and whether it is only shown. */
export const ImportedMenu = v.object({
  sub: v.string(),
  from: v.optional(v.string()),
  fromBrand: v.optional(v.string()),
  dryRun: v.optional(v.boolean(), false),
});
export type ImportedMenu = v.InferOutput<typeof ImportedMenu>;

const idOf = async (deps: CommandDeps, sub: string): Promise<string> =>
  (await deps.db.asPlatform((tx) => namedMerchant(deps, tx, sub))).merchantId;

/** Writes the whole menu, hidden dishes too, as CSV or XLSX by the name of the file (B17). */
export async function exportMenu(
  deps: CommandDeps,
  { sub, to }: v.InferOutput<typeof ExportedMenu>,
): Promise<string> {
  const merchantId = await idOf(deps, sub);
  const rows = menuRows(await deps.db.inTenant(merchantId, (tx) => loadMenu(tx, merchantId)));
  await writeFile(`${to}.part`, await writeMenuFile(to, rows));
  await rename(`${to}.part`, to);
  return `${rows.length} dishes are written to ${to}`;
}

async function rowsOfBrand(deps: CommandDeps, sub: string): Promise<NumberedRow[]> {
  const merchantId = await idOf(deps, sub);
  const menu = await deps.db.inTenant(merchantId, (tx) => loadMenu(tx, merchantId));
  return rowsForAnotherBrand(menu).map((cells, index) => ({ line: index + 2, cells }));
}

async function readGiven(deps: CommandDeps, { from, fromBrand }: ImportedMenu) {
  if (fromBrand !== undefined) return { rows: await rowsOfBrand(deps, fromBrand), errors: [] as RowError[] };
  if (from === undefined) throw new Error('name a file with --from, or a brand with --from-brand');
  return readMenuFile(from, await readFile(from));
}

/**
 * Brings a menu file, or another brand's menu, into a menu: all of it or, with an error in it, nothing. Throws a line for each
 * error. A dry run only answers what would be done.
 */
export async function importMenu(deps: CommandDeps, given: ImportedMenu): Promise<string> {
  const merchantId = await idOf(deps, given.sub);
  const { rows, errors } = await readGiven(deps, given);
  const plan = await deps.db.inTenant(merchantId, async (tx): Promise<MenuPlan> => {
    const menu = await loadMenu(tx, merchantId);
    const decided = planImport(menu, rows);
    const whole = { ...decided, errors: [...errors, ...decided.errors] };
    if (whole.errors.length === 0 && !given.dryRun) await applyPlan({ ...deps, merchantId, menu }, tx, whole);
    return whole;
  });
  if (plan.errors.length > 0)
    throw new Error(
      [...plan.errors.map(errorLine), `${plan.errors.length} errors, nothing is changed`].join('\n'),
    );
  if (!given.dryRun) deps.tenants.forget();
  return planLines(plan).join('\n');
}
