import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Handle } from '../db/connect.ts';
import { merchants, settings } from '../db/schema/merchants.ts';
import { sandboxSms } from '../seed/sandbox-sms.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { aDeployment, alteredFile, textOf } from '../testing/brands/brand-files.ts';
import { writeSignedFile } from '../testing/brands/signed-brand-file.ts';
import { aDatabase } from '../testing/database.ts';
import { cloneBrand } from './clone-brand.ts';
import { exportBrand } from './export-brand.ts';
import { importBrand } from './import-brand.ts';
import { signingKey } from './signature.ts';

const KEY = 'ab'.repeat(32);
const DEMO = ['osh', 'burger', 'qahva'];
const databases: Handle[] = [];
async function aNewDeployment(seal = 7) {
  const db = await aDatabase();
  databases.push(db);
  return aDeployment(db, seal);
}
let home: Awaited<ReturnType<typeof aNewDeployment>>;
const fileIn = (deployment: typeof home) => join(deployment.env.DATA_DIR, `${crypto.randomUUID()}.tar.gz`);

async function exported(deployment: typeof home, sub: string, key: string | null = KEY) {
  const to = fileIn(deployment);
  const printed = await exportBrand(deployment, { sub, to, key, customers: false, orders: false });
  return { to, printed };
}
const taken = { hosts: [], key: KEY };
const countRows = async ({ db }: typeof home) =>
  (await db.executeSql('select count(*)::int as n from products')).rows[0]?.['n'];

beforeAll(async () => {
  home = await aNewDeployment();
  await seedDemo(home);
}, 180_000);
afterAll(async () => {
  for (const db of databases) await db.close();
});

test('C10 a brand that is imported into an empty deployment and exported again gives the same bytes', async () => {
  const away = await aNewDeployment(9);
  for (const sub of DEMO) {
    const { to } = await exported(home, sub);
    expect(await importBrand(away, { from: to, ...taken })).toMatch(`${sub} is imported: `);
    expect(readFileSync((await exported(away, sub)).to).equals(readFileSync(to))).toBe(true);
    expect(readFileSync((await exported(home, sub)).to).equals(readFileSync(to))).toBe(true);
  }
  for (const file of [
    ...textOf((await exported(home, 'osh')).to).matchAll(/pictures\/([\w-]+\.webp)\0/g),
  ].slice(0, 5))
    expect((await away.storage.read(file[1]!))?.equals((await home.storage.read(file[1]!))!)).toBe(true);
}, 120_000);

test('BO-511 C10 cities, halls, tables and groups are in the file', async () => {
  const text = textOf((await exported(home, 'osh')).to);
  const missing = ['cities', 'halls', 'hall_tables', 'groups'].filter(
    (table) => !text.includes(`rows/${table}/000001.ndjson`),
  );
  expect(missing).toEqual([]);
});

test('C10 no secret is in the file; the command names what was left out', async () => {
  const { to, printed } = await exported(home, 'osh');
  const text = textOf(to);
  const rows = await home.db.asPlatform((tx) =>
    tx.execute<{
      sealed: string;
    }>(`select secrets as sealed from payment_methods where merchant_id = 'm-osh' and secrets is not null
      union all select secrets from merchants where merchant_id = 'm-osh'`),
  );
  const valuesOf = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [String(value)];
  const secrets = rows.rows.flatMap(({ sealed }) => [
    sealed,
    ...valuesOf(home.secrets.open(sealed, 'm-osh')),
  ]);
  const long = secrets.filter((value) => value.length > 11);
  expect(long.length).toBeGreaterThan(8);
  expect(long.filter((value) => text.includes(value))).toEqual([]);
  expect(printed).toMatch(/secrets that are not in it: .*telegramBotToken.*CLICK, PAYME, UZUM/);
});

describe('a file that is refused', () => {
  test.each<[string, (tar: Buffer) => Buffer, RegExp]>([
    [
      'a changed price',
      (tar) => Buffer.from(tar.toString('latin1').replace('"cost_price":', '"cost_price":1'), 'latin1'),
      /./,
    ],
    [
      'a changed word',
      (tar) => Buffer.from(tar.toString('latin1').replace('Dilkash', 'Dilkush'), 'latin1'),
      /changed after/,
    ],
    [
      'a changed manifest',
      (tar) => Buffer.from(tar.toString('latin1').replace('"leftOut"', '"LeftOut"'), 'latin1'),
      /does not fit/,
    ],
    ['a file that is cut off', (tar) => tar.subarray(0, tar.length / 2), /./],
  ])('C10 %s changes nothing', async (_, change, why) => {
    const away = await aNewDeployment();
    const from = alteredFile((await exported(home, 'osh')).to, change);
    await expect(importBrand(away, { from, ...taken })).rejects.toThrow(why);
    expect(await countRows(away)).toBe(0);
  });

  test('C10 a file of an unknown key is refused, and taken once its sender is named', async () => {
    const away = await aNewDeployment(9);
    const { to } = await exported(home, 'qahva', null);
    const { publicKey } = signingKey(home.secrets, null);
    const refused = importBrand(away, { from: to, hosts: [], key: null });
    await expect(refused).rejects.toThrow(`signed by ${publicKey}`);
    expect(await importBrand(away, { from: to, hosts: [], key: null, signedBy: publicKey })).toMatch(
      'qahva is imported',
    );
  });

  test('T03 C10 a signed file with rows of another brand, or of a table that no file has, changes nothing', async () => {
    const forge = async (name: string, row: object) => {
      const to = fileIn(home);
      await writeSignedFile(to, { name, row, key: signingKey(home.secrets, KEY) });
      return importBrand(home, { from: to, ...taken });
    };
    const row = { merchant_id: 'm-osh', id: 'x', priority: 0, data: {} };
    await expect(forge('rows/groups/000001.ndjson', row)).rejects.toThrow('rows of another brand in groups');
    await expect(forge('rows/sessions/000001.ndjson', { merchant_id: 'm-new' })).rejects.toThrow(
      'sessions is not known',
    );
    await expect(forge('rows/groups/000001.ndjson', { merchant_id: 'm-new', evil: 1 })).rejects.toThrow(
      'groups.evil',
    );
    await expect(forge('pictures/../x', {})).rejects.toThrow('not the name of a stored file');
  });

  test('C10 a brand that is here already, or whose host is taken, is not imported over it', async () => {
    const { to } = await exported(home, 'osh');
    await expect(importBrand(home, { from: to, ...taken })).rejects.toThrow('osh exists already');
    const twice = importBrand(home, { from: to, as: 'osh3', hosts: ['burger.localhost'], key: KEY });
    await expect(twice).rejects.toThrow('burger.localhost belongs to another brand');
  });
});

test('C10 BO-480 a clone keeps the texts of the bot, and its button does not lead to the first brand', async () => {
  const server = { botMenuUrl: 'https://osh.uz', botTexts: { 'start.welcome': { uz: 'Salom, {brand}' } } };
  const serverOf = (id: string) => eq(settings.merchantId, id);
  await home.db.inTenant('m-osh', (tx) => tx.update(settings).set({ server }).where(serverOf('m-osh')));
  await cloneBrand(home, { sub: 'osh', as: 'osh4', name: 'Osh 4', hosts: ['osh4.uz'] });
  const [row] = await home.db.inTenant('m-osh4', (tx) =>
    tx.select().from(settings).where(serverOf('m-osh4')),
  );
  expect(row?.server).toEqual({ botTexts: server.botTexts });
});

test('C10 a clone has the menu, places and content of a brand under an id and hosts of its own', async () => {
  const before = readFileSync((await exported(home, 'osh')).to);
  const given = { sub: 'osh', as: 'osh2', name: 'Osh 2', hosts: ['osh2.uz'] };
  expect(await cloneBrand(home, given)).toMatch('osh2 is made of osh');
  expect(readFileSync((await exported(home, 'osh')).to).equals(before)).toBe(true);
  const clone = textOf((await exported(home, 'osh2')).to);
  expect(clone).toContain('"merchant_id":"m-osh2"');
  expect(clone).not.toMatch(/"m-osh"|osh\.localhost/);
  const [row] = await home.db.asPlatform((tx) =>
    tx.select().from(merchants).where(eq(merchants.sub, 'osh2')),
  );
  const data = { domainUrl: 'osh2.uz', name: { uz: 'Osh 2', ru: 'Osh 2', eng: 'Osh 2' } };
  expect(row).toMatchObject({ merchantId: 'm-osh2', data });
  expect(home.secrets.open(row?.secrets ?? '', 'm-osh2')).toEqual({ smsAccounts: sandboxSms('osh2') });
  expect(await home.tenants.byHost('osh2.uz')).toMatchObject({ merchantId: 'm-osh2' });
});
