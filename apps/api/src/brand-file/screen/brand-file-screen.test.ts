import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { endpoints, unwrap } from '@dasturxon/core/api';
import { aBranch, aCategory, aProduct } from '@dasturxon/core/testing';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { staffTotp } from '../../db/schema/staff-factors.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, patch, publish, save, undo } from '../../testing/back-office/menu-editor.ts';
import { alteredFile, textOf } from '../../testing/brands/brand-files.ts';
import {
  bring,
  check,
  download,
  downloaded,
  forged,
  newFile,
  PLAIN,
  type Preview,
  sent,
} from '../../testing/brands/sent-brand-files.ts';
import { key } from '../../testing/order-bodies.ts';
import { aPhone, aRunningApi, type Scene } from '../../testing/scene.ts';
import { exportBrand } from '../export-brand.ts';
import { importBrand } from '../import-brand.ts';
import { removeLeftFiles, temporaryFile } from './temporary-file.ts';
import { removeOldUploads } from './uploads.ts';

let osh: Scene;
let burger: Scene;
let owner: StaffPerson;
let other: StaffPerson;
beforeAll(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
});
beforeEach(async () => {
  burger = await aRunningApi({
    brand: {
      branches: [
        {
          ...aBranch({ id: 'own', name: { uz: 'Chilonzor', ru: '', eng: '' } }),
          tariff: null,
          slotCapacity: null,
        },
      ],
      categories: [aCategory({ id: 'burgers', name: { uz: 'Burgerlar', ru: '', eng: '' } })],
      products: [aProduct({ id: 'burger', categoryId: 'burgers', name: { uz: 'Burger', ru: '', eng: '' } })],
    },
  });
  owner = await staffPerson(osh, { role: 'ADMIN' });
  other = await staffPerson(burger, { role: 'ADMIN' });
});

const countsOf = ({ areas }: Preview, wanted: string) => areas.find(({ area }) => area === wanted);
const logOf = (scene: Scene) => scene.deps.db.inTenant(scene.merchantId, (tx) => tx.select().from(auditLog));

describe('BO-360 the brand as a file', () => {
  test('BO-360 C10 it has the same bytes as the command’s, and names who took it', async () => {
    const file = await downloaded(owner);
    const to = newFile();
    await exportBrand(osh.deps, { sub: osh.merchantId, to, customers: false, orders: false, key: null });
    expect(readFileSync(file).equals(readFileSync(to))).toBe(true);
    expect(await logOf(osh)).toContainEqual(
      expect.objectContaining({
        action: 'brand.export',
        userId: owner.userId,
        after: { customers: false, orders: false },
      }),
    );
  });

  test('BO-360 T04 a manager, and an owner of some branches, get none', async () => {
    const manager = await staffPerson(osh, { role: 'MANAGER' });
    const scoped = await staffPerson(osh, { role: 'ADMIN', branchIds: ['branch-1'] });
    const body = { ...(await sent(owner, await downloaded(owner))), expectedVersion: 0 };
    for (const who of [manager, scoped]) {
      expect((await download(who)).status).toBe(403);
      const brought = await who.api(endpoints.bringBrandFile, { body, idempotencyKey: key() });
      expect(brought.error?.code).toBe('forbidden');
    }
  });

  test('BO-360 guests come only with a code of the second factor, which counts once', async () => {
    const { merchantId, deps } = osh;
    const [guest, secret] = [aPhone(), new Secret({ size: 20 })];
    const sealed = deps.secrets.seal({ secret: secret.base32 }, `${merchantId}|totp|${owner.userId}`);
    await deps.db.inTenant(merchantId, async (tx) => {
      await tx.insert(users).values({ merchantId, id: crypto.randomUUID(), phone: guest });
      await tx.insert(staffTotp).values({ merchantId, userId: owner.userId, sealed });
    });
    for (const wrong of [null, '000000'])
      expect(await (await download(owner, { ...PLAIN, customers: true, code: wrong })).json()).toMatchObject({
        code: 'factor.wrong',
      });
    const code = TOTP.generate({ secret, timestamp: osh.clock.now.getTime() });
    const file = await downloaded(owner, { ...PLAIN, customers: true, code });
    expect(textOf(file)).toContain(guest);
    expect(textOf(await downloaded(owner))).not.toContain(guest);
    expect((await download(owner, { ...PLAIN, customers: true, code })).status).toBe(400);
  });
});

describe('BO-362 what a file would change', () => {
  test('BO-362 the own file changes nothing', async () => {
    const preview = unwrap(await check(owner, await downloaded(owner)));
    expect(preview).toMatchObject({ isOwn: true, hasGuests: false, recordCount: 0, leftOut: [], unfit: [] });
    expect(countsOf(preview, 'menu')!.same).toBeGreaterThan(1);
  });

  test('BO-362 another brand’s file adds its dishes; nothing is written, nothing of guests is read', async () => {
    const before = await draftOf(other);
    const guest = aPhone();
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.insert(users).values({ merchantId: osh.merchantId, id: crypto.randomUUID(), phone: guest }),
    );
    const to = newFile();
    await exportBrand(osh.deps, { sub: osh.merchantId, to, customers: true, orders: true, key: null });
    const preview = unwrap(await check(other, to));
    expect(preview).toMatchObject({ isOwn: false, hasGuests: true });
    expect(countsOf(preview, 'menu')!.created).toBeGreaterThan(1);
    expect(JSON.stringify(preview)).not.toContain(guest);
    expect(await draftOf(other)).toEqual(before);
  });

  test('BO-362 T03 files that are refused', async () => {
    const file = await downloaded(owner);
    const refusal = async (bad: string) => (await check(other, bad)).error?.code;
    expect(await refusal(alteredFile(file, (tar) => tar.subarray(0, tar.length / 2)))).toBe(
      'brandFile.unreadable',
    );
    const changed = (tar: Buffer) =>
      Buffer.from(tar.toString('latin1').replace('"lagman"', '"lagmon"'), 'latin1');
    expect(await refusal(alteredFile(file, changed))).toBe('brandFile.unreadable');
    const text = newFile();
    writeFileSync(text, 'no archive');
    expect(await refusal(text)).toBe('brandFile.unreadable');
    const foreign = newFile();
    await exportBrand(osh.deps, {
      sub: osh.merchantId,
      to: foreign,
      customers: false,
      orders: false,
      key: 'ab'.repeat(32),
    });
    expect(await refusal(foreign)).toBe('brandFile.unknownKey');
    expect(
      await refusal(await forged(osh, 'rows/groups/000001.ndjson', { merchant_id: 'm-new', evil: 1 })),
    ).toBe('brandFile.version');
    expect(
      await refusal(
        await forged(osh, 'rows/groups/000001.ndjson', { merchant_id: burger.merchantId, id: 'x' }),
      ),
    ).toBe('brandFile.unreadable');
  });

  test('BO-361 T04 another brand cannot use an upload, and an upload ends after a day', async () => {
    const mine = await sent(owner, await downloaded(owner));
    expect((await other.api(endpoints.checkBrandFile, { body: mine })).error?.code).toBe(
      'brandFile.unreadable',
    );
    unwrap(await owner.api(endpoints.checkBrandFile, { body: mine }));
    const later = {
      guestFiles: osh.deps.guestFiles,
      now: () => new Date(osh.clock.now.getTime() + 90_000_000),
    };
    await removeOldUploads(later);
    expect((await owner.api(endpoints.checkBrandFile, { body: mine })).error?.code).toBe(
      'brandFile.unreadable',
    );
  });
});

test('BO-361 files that a killed server has left are removed after a day', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'brand-file-left-'));
  const [old, young] = [await temporaryFile({ DATA_DIR }), await temporaryFile({ DATA_DIR })];
  const yesterday = new Date(Date.now() - 90_000_000);
  utimesSync(dirname(old.file), yesterday, yesterday);
  await removeLeftFiles({ DATA_DIR }, new Date(Date.now() - 86_400_000));
  expect(readdirSync(DATA_DIR)).toEqual([basename(dirname(young.file))]);
});

describe('BO-363 a file in the drafts', () => {
  test('BO-363 guests see it once it is published, an undo takes it back, and a repeat brings nothing', async () => {
    const file = await downloaded(owner);
    const preview = unwrap(await check(other, file));
    const { changes } = unwrap(await bring(other, file, preview));
    expect(changes).toBeGreaterThan(3);
    const menuOf = async () =>
      unwrap(await burger.as(null)(endpoints.getOverall, { query: { type: 'WEB' } })).products.map(
        ({ name }) => name.uz,
      );
    const before = await menuOf();
    const { version } = unwrap(await publish(other, (await draftOf(other)).revision));
    const names = editedBrand().products!.map(({ name }) => name.uz);
    await expect.poll(menuOf).toEqual(expect.arrayContaining([...before, ...names]));
    const again = unwrap(await check(other, file));
    expect(countsOf(again, 'menu')).toMatchObject({ created: 0, changed: 0 });
    unwrap(await undo(other, { version: version!, expectedVersion: version! }));
    await expect.poll(menuOf).toEqual(before);
    expect(await logOf(burger)).toContainEqual(
      expect.objectContaining({ action: 'brand.bring', subject: 'menu', userId: other.userId }),
    );
  });

  test('BO-363 what another person has changed since the preview is refused whole', async () => {
    const twin = await aRunningApi({ brand: editedBrand() });
    const [first, second] = [
      await staffPerson(twin, { role: 'ADMIN' }),
      await staffPerson(twin, { role: 'MANAGER' }),
    ];
    unwrap(await save(owner, [patch('costPrice', 77_000, 0)]));
    unwrap(await publish(owner, (await draftOf(owner)).revision));
    const file = await downloaded(owner);
    const preview = unwrap(await check(first, file));
    unwrap(await save(second, [patch('costPrice', 55_000, 0)]));
    expect((await bring(first, file, preview)).error).toMatchObject({ status: 409, code: 'draft.conflict' });
    expect((await draftOf(first)).patches).toHaveLength(1);
  });

  test('BO-363 the same call again brings it once', async () => {
    const file = await downloaded(owner);
    const body = { ...(await sent(other, file)), expectedVersion: 0 };
    const idempotencyKey = key();
    const [one, two] = [
      unwrap(await other.api(endpoints.bringBrandFile, { body, idempotencyKey })),
      unwrap(await other.api(endpoints.bringBrandFile, { body, idempotencyKey })),
    ];
    expect(two).toEqual(one);
  });

  test('BO-360 C10 the downloaded file is a whole brand for the command', async () => {
    const file = await downloaded(owner);
    const imported = importBrand(osh.deps, {
      from: file,
      as: `n${key().slice(0, 8)}`,
      hosts: [`${key()}.uz`],
      key: null,
    });
    await expect(imported).resolves.toMatch('is imported');
  });
});
