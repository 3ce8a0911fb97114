import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MENU_COLUMNS, type MenuColumn } from '@dasturxon/core/menu-file';
import { aCategory, aProduct } from '@dasturxon/core/testing';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { categories, products } from '../db/schema/catalog.ts';
import { merchants } from '../db/schema/merchants.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { exportMenu, importMenu } from './menu-command.ts';
import { readMenuFile, writeMenuFile } from './read-menu-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-menu-'));
const DISHES = 2_000;
let osh: Scene;
let other: Scene;
beforeAll(async () => {
  const menu = Array.from({ length: DISHES }, (_, at) =>
    aProduct({
      id: `p${at}`,
      name: { uz: `Taom ${at}`, ru: `Блюдо ${at}`, eng: `=Dish "${at}", a\nb` },
      costPrice: 1_000 * (at + 1),
      priority: at,
      productBranch: [{ branch: { id: 'branch-1', isActive: true } }],
    }),
  );
  osh = await aRunningApi({ brand: { products: menu } });
  other = await aRunningApi({ brand: { products: [aProduct({ id: 'own' })], categories: [aCategory()] } });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pathOf = (name: string) => join(folder, name);
const rowsOf = (scene: Scene) =>
  scene.deps.db.inTenant(scene.merchantId, (tx) => tx.select().from(products).orderBy(products.id));
const importInto = (scene: Scene, change: object) =>
  importMenu(scene.deps, { sub: scene.merchantId, dryRun: false, ...change });
const csv = (name: string, text: string) => {
  writeFileSync(pathOf(name), text);
  return { from: pathOf(name) };
};

describe.each(['menu.csv', 'menu.xlsx'])('%s', (name) => {
  test('B17 export and import is no change, and import again neither', async () => {
    const before = await rowsOf(osh);
    await exportMenu(osh.deps, { sub: osh.merchantId, to: pathOf(name) });
    expect(await importInto(osh, { from: pathOf(name) })).toBe(
      `no changes: ${DISHES} dishes are the same, 0 are not in the file`,
    );
    expect(await rowsOf(osh)).toEqual(before);
  });

  test('B17 25 faults in 2 000 rows are named by line and column in ten seconds, and nothing is written', async () => {
    const before = await rowsOf(osh);
    await exportMenu(osh.deps, { sub: osh.merchantId, to: pathOf(name) });
    const { rows } = await readMenuFile(name, readFileSync(pathOf(name)));
    const faults: [MenuColumn, string, string][] = [
      ['price', 'ming', 'price.wrong'],
      ['mxik', '12', 'mxik.wrong'],
      ['active', 'maybe', 'active.wrong'],
      ['discount', '150', 'discount.wrong'],
      ['id', 'gone', 'id.unknown'],
    ];
    const expected: string[] = [];
    for (let at = 0; at < 25; at += 1) {
      const [column, cell, code] = faults[at % 5]!;
      const row = rows[at * 79]!;
      row.cells[column] = cell;
      expected.push(`line ${row.line}, ${column}: ${code}`);
    }
    rows[1]!.cells.price = '777';
    const full = rows.map(({ cells }) => cells as Record<MenuColumn, string>);
    writeFileSync(pathOf(`bad-${name}`), await writeMenuFile(name, full));
    const started = process.cpuUsage();
    const error: unknown = await importInto(osh, { from: pathOf(`bad-${name}`) }).catch(
      (err: unknown) => err,
    );
    // Of the processor: how long it takes beside other work is not the product's.
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(10_000);
    const lines = (error as Error).message.split('\n');
    expect(lines.pop()).toBe('25 errors, nothing is changed');
    expect(lines.map((line) => line.replace(/: .*\(([\w.]+)\)$/, ': $1'))).toEqual(expected);
    expect(await rowsOf(osh)).toEqual(before);
  });
});

test('B17 any cells come back from CSV and from XLSX as they were', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('toString', '__proto__', '=1+1', "'=x", '-5', '@a', 'a\nb', '"', ';'),
  );
  for (const [name, numRuns] of [
    ['a.csv', 200],
    ['a.xlsx', 20],
  ] as const)
    await fc.assert(
      fc.asyncProperty(
        fc.array(cell, { minLength: MENU_COLUMNS.length, maxLength: MENU_COLUMNS.length }),
        async (cells) => {
          const row = Object.fromEntries(MENU_COLUMNS.map((column, at) => [column, cells[at]!.trim()]));
          fc.pre(cells.some((one) => one.trim()));
          const bytes = await writeMenuFile(name, [row as Record<MenuColumn, string>]);
          const { rows, errors } = await readMenuFile(name, bytes);
          expect(errors).toEqual([]);
          expect(
            Object.fromEntries(Object.entries(rows[0]!.cells).map(([column, text]) => [column, text.trim()])),
          ).toEqual(row);
        },
      ),
      { numRuns },
    );
});

test('B17 a dry run writes nothing; an import writes changes, new dishes and categories, once', async () => {
  const file = csv(
    'new.csv',
    'ID;category_uz;name_uz;price;mxik;package_code\nown;;Osh;"50 000";10202001002000000;7\n;Shirinliklar;Halvo;12000;;\n;shirinliklar;Navvot;9000;;\n',
  );
  const before = await rowsOf(other);
  const planned = ['line 3: new Halvo 12000', 'line 4: new Navvot 9000', 'line 2: own price: 45000 → 50000'];
  expect(await importInto(other, { ...file, dryRun: true })).toContain(planned.join('\n'));
  expect(await rowsOf(other)).toEqual(before);
  const version = async () =>
    (
      await other.deps.db.asPlatform((tx) =>
        tx.select().from(merchants).where(eq(merchants.merchantId, other.merchantId)),
      )
    )[0]!.menuVersion;
  const was = await version();
  expect(await importInto(other, file)).toMatch(/2 new, 1 changed, 0 the same, 0 not in the file$/);
  expect(await version()).toBe(was + 1);
  expect(await importInto(other, file)).toMatch(/^no changes: 3 dishes are the same/);
  const shelves = await other.deps.db.inTenant(other.merchantId, (tx) => tx.select().from(categories));
  expect(shelves.map(({ data }) => (data['name'] as { uz: string }).uz).toSorted()).toEqual([
    'Issiq taomlar',
    'Shirinliklar',
  ]);
  const [halvo] = (await rowsOf(other)).filter(({ costPrice }) => costPrice === 12_000);
  expect(halvo?.data['productBranch']).toEqual([{ branch: { id: 'branch-1', isActive: true } }]);
});

test('B17 a locked column stays, and so does what a dish stores beside the wire', async () => {
  const lock = sql`${products.data} || '{"lockedFields": ["price"]}'::jsonb`;
  await other.deps.db.inTenant(other.merchantId, (tx) =>
    tx.update(products).set({ data: lock }).where(eq(products.id, 'own')),
  );
  const printed = await importInto(other, csv('locked.csv', 'id,name_eng,price\nown,Pilaf,1\n'));
  expect(printed).toContain('line 2: own keeps price: locked');
  const [own] = (await rowsOf(other)).filter(({ id }) => id === 'own');
  expect(own).toMatchObject({ costPrice: 50_000, data: { lockedFields: ['price'], name: { eng: 'Pilaf' } } });
});

test('T03 B17 a menu is copied from a brand to a brand; the first one stays as it is', async () => {
  const before = await rowsOf(osh);
  const given = { fromBrand: osh.merchantId, dryRun: true };
  expect(await importInto(other, given)).toMatch(/2000 new, 0 changed, 0 the same, 3 not in the file$/);
  await importInto(other, { fromBrand: osh.merchantId });
  expect(await rowsOf(other)).toHaveLength(DISHES + 3);
  expect(await importInto(other, { fromBrand: osh.merchantId })).toMatch(/^no changes: 2000 dishes/);
  expect(await rowsOf(osh)).toEqual(before);
});

test('BO-510 BO-471 a moved dish and a new one are sold where their category is, at once', async () => {
  const brand = {
    categories: [
      aCategory(),
      aCategory({ id: 'cold', name: { uz: 'Salatlar', ru: '', eng: '' }, branches: ['branch-1'] }),
    ],
    products: [aProduct({ id: 'own', productBranch: [] })],
  };
  const scene = await aRunningApi({ brand });
  await importInto(
    scene,
    csv('moved.csv', 'id,category_uz,name_uz,price\nown,Salatlar,Osh,5\n,Salatlar,Achichuk,7\n'),
  );
  const inherited = [{ branch: { id: 'branch-1', isActive: true }, isInherited: true }];
  expect((await rowsOf(scene)).map(({ data }) => data['productBranch'])).toEqual([inherited, inherited]);
  await importInto(scene, csv('back.csv', 'id,category_uz\nown,Issiq taomlar\n'));
  const [own] = (await rowsOf(scene)).filter(({ id }) => id === 'own');
  expect(own!.data['productBranch']).toEqual([]);
});

test('B17 an unknown column and a file of another kind are refused', async () => {
  await expect(importInto(osh, csv('head.csv', 'id,prise\np1,5\n'))).rejects.toThrow(
    'line 1, prise: there is no such column',
  );
  await expect(importInto(osh, csv('no.xlsx', 'id,price\n'))).rejects.toThrow();
});
