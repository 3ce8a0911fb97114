import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  type Finding,
  type FindingCode,
  FINDINGS,
  NOT_ASKED,
  type OutsideAnswers,
} from '@dasturxon/core/brand-doctor';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { confineToTenant, type Handle, type Tx } from '../db/connect.ts';
import { brandCheckups } from '../db/schema/merchants.ts';
import { openStorage } from '../gateways/storage/open-storage.ts';
import { tenantDirectory } from '../http/tenancy/tenants.ts';
import { createLog } from '../kernel/log.ts';
import { createSecrets } from '../kernel/secrets.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { aDatabase } from '../testing/database.ts';
import { PLANTED } from '../testing/brands/planted-defects.ts';
import { aTestEnv } from '../testing/scene.ts';
import { checkUp } from './check-up.ts';
import { examineBrands } from './examine-brands.ts';
import { examineAtNight } from './nightly-check-ups.ts';
import { findingLine } from './sentences.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-check-up-'));
const clock = { now: new Date('2026-05-13T10:00:00Z') };
let db: Handle;
function depsOf() {
  const env = aTestEnv({ DATA_DIR: dataDir });
  const now = () => clock.now;
  return {
    db,
    env,
    now,
    log: createLog('silent'),
    secrets: createSecrets(Buffer.alloc(32, 7)),
    storage: openStorage(env, fetch),
    tenants: tenantDirectory(db, now),
    newId: () => crypto.randomUUID(),
  };
}

beforeAll(async () => {
  db = await aDatabase();
  await seedDemo(depsOf());
}, 120_000);
afterAll(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const OTHERS = ['m-burger', 'm-qahva'];
const codesOf = (findings: readonly { code: string }[]) => findings.map(({ code }) => code);

/** What is found at a brand while a change is made, which is undone after. */
async function foundWith(
  change: string,
  merchantId = 'm-osh',
  answers: Partial<OutsideAnswers> = {},
): Promise<Finding[]> {
  const undo = new Error('undo');
  let found: Finding[] = [];
  await db
    .asPlatform(async (tx) => {
      await tx.execute(sql.raw('reset role'));
      for (const statement of [...change.split(';\n'), ...confineToTenant(merchantId).split('; ')])
        await tx.execute(sql.raw(statement));
      const inTenant = <T>(_: string, work: (own: Tx) => Promise<T>) => work(tx);
      found = await checkUp({ ...depsOf(), db: { ...db, inTenant } }, merchantId, {
        ...NOT_ASKED,
        ...answers,
      });
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

test('C4 the demo brands are clean: the doctor finds nothing', async () => {
  for (const id of ['m-osh', ...OTHERS]) expect((await checkUp(depsOf(), id)).map(findingLine)).toEqual([]);
});

const CASES = PLANTED.map(([code, change, answers = {}]) => [code, change, answers] as const);
test.each(CASES)(
  'C4 the doctor finds a planted defect by its own finding: %s',
  async (code, change, answers) => {
    const found = await foundWith(change, 'm-osh', answers);
    expect(codesOf(found)).toContain(code);
    for (const one of found) expect(findingLine(one)).not.toMatch(/\{\w+\}|undefined/);
  },
);

const IN_DATABASE = CASES.filter(([, , answers]) => Object.keys(answers).length === 0);
test.each(IN_DATABASE)('T03 a defect of one brand is no finding of another: %s', async (_, change) => {
  expect(codesOf(await foundWith(change, 'm-burger'))).toEqual([]);
});

test('C4 every finding has a planted defect', () => {
  const planted = new Set(PLANTED.map(([code]) => code));
  expect(Object.keys(FINDINGS).filter((code) => !planted.has(code as FindingCode))).toEqual([]);
});

const stored = (merchantId: string) =>
  db.inTenant(merchantId, async (tx) => (await tx.select().from(brandCheckups))[0] ?? null);
const plant = (code: FindingCode) =>
  db.executeSql(PLANTED.find(([name]) => name === code)![1].replaceAll('m-osh', 'm-qahva'));

describe('the command', () => {
  test('C4 it fails while an error is left, stores what it found, and mends only what is safe', async () => {
    expect(await examineBrands(depsOf(), { fix: false })).toBe(
      ['burger: 0 findings', 'osh: 0 findings', 'qahva: 0 findings'].join('\n'),
    );
    await plant('promo.usedUp');
    await plant('domain.unverified');
    const examined = examineBrands(depsOf(), { sub: 'qahva', fix: true });
    await expect(examined).rejects.toThrow(
      /^qahva: 1 findings, 1 mended\n {2}✗ domain.unverified domain osh.example:/,
    );
    expect(codesOf((await stored('m-qahva'))!.findings)).toEqual(['domain.unverified']);
    expect(codesOf((await stored('m-osh'))!.findings)).toEqual([]);
    await db.executeSql(`delete from domains where host = 'osh.example'`);
    expect(await examineBrands(depsOf(), { sub: 'qahva', fix: true })).toBe('qahva: 0 findings');
    await expect(examineBrands(depsOf(), { sub: 'missing', fix: false })).rejects.toThrow('no brand missing');
  });

  test('C4 what is mended: idle switches, dead banners, empty discounts, past days and used up promo codes, Cyrillic in Uzbek', async () => {
    const change = PLANTED.filter(([code]) =>
      ['price.emptyDiscount', 'hours.pastDay', 'text.cyrillic'].includes(code),
    );
    const [, deadBanner] = PLANTED.find(([code]) => code === 'link.dead')!;
    for (const statement of [...change.map(([, one]) => one), deadBanner]) await db.executeSql(statement);
    await db.executeSql(`delete from vacancies where merchant_id = 'm-osh';
      update settings set web = web || '{"vacanciesActive": true}' where merchant_id = 'm-osh'`);
    expect(await examineBrands(depsOf(), { sub: 'osh', fix: true })).toBe('osh: 0 findings, 5 mended');
  });
});

test('C4 each brand is examined once in its own night, by one process, and a broken one stops no other', async () => {
  await db.executeSql(
    `delete from brand_checkups; update merchants set time_zone = 'UTC' where sub = 'burger'`,
  );
  // 03:10 in Tashkent, 22:10 in UTC.
  clock.now = new Date('2026-05-13T22:10:00Z');
  await Promise.all([examineAtNight(depsOf()), examineAtNight(depsOf())]);
  expect(await stored('m-burger')).toBeNull();
  expect(await stored('m-osh')).toMatchObject({ checkedAt: clock.now, findings: [] });
  await db.executeSql(`update brand_checkups set findings = '[{"code":"kept"}]'`);
  clock.now = new Date('2026-05-13T23:10:00Z');
  await examineAtNight(depsOf());
  expect(codesOf((await stored('m-osh'))!.findings)).toEqual(['kept']);
  await db.executeSql(
    `update products set data = '{"name": 1}' where merchant_id = 'm-osh' and id = 'osh-p-xamir-samsa'`,
  );
  clock.now = new Date('2026-05-14T22:10:00Z');
  await examineAtNight(depsOf());
  expect(await stored('m-osh')).toMatchObject({ findings: [{ code: 'kept' }] });
  expect(await stored('m-qahva')).toMatchObject({ checkedAt: clock.now, findings: [] });
});
