import { endpoints, unwrap } from '@dasturxon/core/api';
import { ok } from 'node:assert/strict';

import { benchMenu } from '../../src/bench-brand/bench-menu.ts';
import { readXlsxTable, writeXlsxTable } from '../../src/kernel/table-file/xlsx-table.ts';
import { staffPerson, type StaffPerson } from '../../src/testing/back-office/back-office-scene.ts';
import { draftOf, publish, undo } from '../../src/testing/back-office/menu-editor.ts';
import { closeDatabases } from '../../src/testing/database.ts';
import { key } from '../../src/testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../src/testing/scene.ts';
import { faultyTable } from './faults.ts';

/*
 * Measures the editors at 5,000 products: prices of 800 change, are published and taken back; a workbook of 2,000 rows with 25 faults is read.
 * The application runs in this process; the database is embedded, or that of TEST_DATABASE_URL. Run: pnpm bench:editors
 */

const BULK = 800;
const late: string[] = [];

/** Prints how long something took beside its budget. */
async function timed<T>(what: string, budgetMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  const ms = Math.round(performance.now() - began);
  if (ms > budgetMs) late.push(what);
  process.stdout.write(`${what}: ${ms} ms (budget ${budgetMs} ms)\n`);
  return result;
}

async function aBrand(products: number): Promise<{ scene: Scene; manager: StaffPerson }> {
  const { groups, categories, products: made } = benchMenu(products, (n) => `/media/${n}.webp`);
  // Sold at the branch of the scene: an error of each dish would need a confirmation.
  const dishes = made.map((dish) => ({
    ...dish,
    productBranch: dish.productBranch.map((one) => ({ ...one, branch: { ...one.branch, id: 'branch-1' } })),
  }));
  const scene = await aRunningApi({ brand: { groups, categories, products: dishes } });
  return { scene, manager: await staffPerson(scene, { role: 'MANAGER' }) };
}

const menuOf = async (scene: Scene) =>
  JSON.stringify(unwrap(await scene.as(null)(endpoints.getOverall, { query: { type: 'WEB' } })));

async function bulk({ scene, manager }: { scene: Scene; manager: StaffPerson }): Promise<void> {
  const before = await menuOf(scene);
  const { products, revision } = await timed('the editor of 5,000 products is read', 3_000, () =>
    draftOf(manager),
  );
  const ids = products.slice(0, BULK).map(({ id }) => id);
  const change = { kind: 'PERCENT' as const, percent: 7, step: 500 as const };
  const body = { scope: { of: 'PRODUCTS' as const, ids }, change, expectedVersion: revision };
  await timed('800 × +7 % go into the draft', 3_000, async () =>
    unwrap(await manager.api(endpoints.bulkMenuDraft, { body, idempotencyKey: key() })),
  );
  const draft = await draftOf(manager);
  const version = await timed(
    'they are published',
    3_000,
    async () => unwrap(await publish(manager, draft.revision)).version!,
  );
  const after = await timed('a storefront reads the new menu', 5_000, () => menuOf(scene));
  ok(after !== before, 'the prices did not change');
  await timed('they are taken back', 3_000, async () =>
    unwrap(await undo(manager, { version, expectedVersion: version })),
  );
  ok((await menuOf(scene)) === before, 'the undo is not byte for byte');
  process.stdout.write('the undo is byte for byte\n');
}

async function workbook({ manager }: { manager: StaffPerson }): Promise<void> {
  const { content } = unwrap(await manager.api(endpoints.exportMenuFile, { query: { format: 'xlsx' } }));
  const rows = (await readXlsxTable(Buffer.from(content, 'base64'))).map(({ cells }) => cells);
  const { table, faults } = faultyTable(rows);
  const check = async (file: Buffer) =>
    unwrap(
      await manager.api(endpoints.checkMenuFile, {
        query: { format: 'xlsx' },
        body: new Blob([new Uint8Array(file)]),
      }),
    );
  const bad = await writeXlsxTable(table);
  const preview = await timed(`a workbook of ${rows.length - 1} rows with 25 faults is read`, 10_000, () =>
    check(bad),
  );
  const named = new Set(preview.errors.map(({ line, column }) => `${line} ${column}`));
  const found = faults.filter(({ line, column }) => named.has(`${line} ${column}`)).length;
  ok(
    found === faults.length && preview.errorCount === faults.length,
    `${found} of ${faults.length}: ${[...named].join(', ')}`,
  );
  ok((await draftOf(manager)).patches.length === 0, 'something was written before it was applied');
  process.stdout.write(
    `${found} of ${faults.length} faults are named by row and column, nothing was written\n`,
  );
  const good = await writeXlsxTable(rows);
  const again = await timed('the exported workbook is read', 10_000, () => check(good));
  ok(again.created + again.changed + again.errorCount === 0, 'the export is not as the menu');
  process.stdout.write(`the export changes nothing: ${again.same} rows are the same\n`);
}

await bulk(await aBrand(5_000));
await workbook(await aBrand(2_000));
await closeDatabases();
if (late.length > 0) {
  process.stdout.write(`over the budget: ${late.join('; ')}\n`);
  process.exitCode = 1;
}
