import { endpoints, unwrap } from '@dasturxon/core/api';
import type { Role } from '@dasturxon/core/auth';
import { aProduct } from '@dasturxon/core/testing';
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';

import { users } from '../../db/schema/customers.ts';
import { merchants } from '../../db/schema/merchants.ts';
import { staffTotp } from '../../db/schema/staff-factors.ts';
import { auditLog } from '../../db/schema/staff.ts';
import {
  officeBrowser,
  proveSessions,
  staffPerson,
  staffPhone,
  type StaffPerson,
} from '../../testing/back-office/back-office-scene.ts';
import { codeFor } from '../../testing/codes.ts';
import {
  draftOf,
  editedBrand,
  importFile,
  patch,
  publish,
  save,
} from '../../testing/back-office/menu-editor.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

const somsa = aProduct({ id: 'somsa', name: { uz: 'Somsa', ru: 'Самса', eng: 'Samsa' }, costPrice: 12_000 });
const hidden = aProduct({ id: 'secret', name: { uz: 'Yangi taom', ru: '', eng: '' }, active: false });

let osh: Scene;
let burger: Scene;
let owner: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  burger = await aRunningApi({ brand: { ...editedBrand(), products: [somsa, hidden] } });
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

/** An account of the owner's phone at the other brand, with an authenticator app of its own. */
async function accountThere(
  scene: Scene,
  change: { role?: Role; isActive?: boolean; deletedAt?: Date } = {},
) {
  const { merchantId, deps } = scene;
  const [id, secret] = [crypto.randomUUID(), new Secret({ size: 20 })];
  const sealed = deps.secrets.seal({ secret: secret.base32 }, `${merchantId}|totp|${id}`);
  const row = { merchantId, id, phone: owner.phone, role: 'ADMIN' as Role, firstName: 'Nodira', ...change };
  await deps.db.inTenant(merchantId, async (tx) => {
    await tx.insert(users).values(row);
    await tx.insert(staffTotp).values({ merchantId, userId: id, sealed });
  });
  return { id, code: () => TOTP.generate({ secret, timestamp: osh.clock.now.getTime() }) };
}

const brandsOf = async (who = owner) => unwrap(await who.api(endpoints.readOwnBrands));
const copy = (code: string, { merchantId } = burger, who = owner) =>
  who.api(endpoints.copyBrandMenu, { body: { merchantId, code } });
const csvOf = ({ content }: { content: string }) => Buffer.from(content, 'base64');

describe('BO-356 the menu of another brand of the same owner', () => {
  test('BO-356 its file is shown by the import of this brand, goes into the draft and is on the menu once published', async () => {
    const there = await accountThere(burger);
    expect(await brandsOf()).toMatchObject([{ merchantId: burger.merchantId }]);
    const file = csvOf(unwrap(await copy(there.code())));
    expect(file.toString()).not.toContain('"somsa"');
    const query = { format: 'csv' } as const;
    const preview = unwrap(
      await owner.api(endpoints.checkMenuFile, { query, body: new Blob([new Uint8Array(file)]) }),
    );
    expect(preview).toMatchObject({ created: 2, changed: 0, absent: 2, errorCount: 0 });
    unwrap(await importFile(owner, new Uint8Array(file)));
    unwrap(await publish(owner, (await draftOf(owner)).revision));
    const menu = unwrap(await osh.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));
    expect(menu.products.find(({ name }) => name.uz === 'Somsa')?.costPrice).toBe(12_000);
    const log = await burger.deps.db.inTenant(burger.merchantId, (tx) => tx.select().from(auditLog));
    expect(log).toMatchObject([{ action: 'menu.toBrand', userId: there.id, name: 'Nodira' }]);
  });

  test('BO-356 the published menu comes, not the draft of the other brand', async () => {
    const there = await accountThere(burger);
    const manager = await staffPerson(burger, { role: 'MANAGER' });
    unwrap(await save(manager, [patch('costPrice', 99_000, 0, 'somsa')]));
    expect(csvOf(unwrap(await copy(there.code()))).toString()).not.toContain('99000');
  });
});

describe('BO-357 T04 nothing of a brand that is not the person’s own', () => {
  const NO_OWNERS: [string, Parameters<typeof accountThere>[1]][] = [
    ['a customer there', { role: 'CLIENT' }],
    ['a manager there', { role: 'MANAGER' }],
    ['an owner who was taken off', { isActive: false }],
    ['an owner whose account is deleted', { deletedAt: new Date('2026-05-01') }],
  ];
  test.each(NO_OWNERS)('BO-357 %s', async (_, change) => {
    const there = await accountThere(burger, change);
    expect(await brandsOf()).toEqual([]);
    expect((await copy(there.code())).error).toMatchObject({ status: 404, code: 'merchant.notFound' });
  });

  test('BO-357 a person without an account there, an unknown brand, and the own brand', async () => {
    expect(await brandsOf()).toEqual([]);
    for (const scene of [burger, { ...burger, merchantId: 'none' }, osh])
      expect((await copy('000000', scene)).error?.code).toBe('merchant.notFound');
  });

  test('BO-357 a brand that is switched off', async () => {
    const there = await accountThere(burger);
    await burger.deps.db.asPlatform((tx) =>
      tx.update(merchants).set({ isActive: false }).where(eq(merchants.merchantId, burger.merchantId)),
    );
    expect(await brandsOf()).toEqual([]);
    expect((await copy(there.code())).error?.code).toBe('merchant.notFound');
  });

  test('BO-357 a manager of this brand, also with an account as an owner there', async () => {
    const manager = await staffPerson(osh, { role: 'MANAGER' });
    owner = manager;
    const there = await accountThere(burger);
    expect((await manager.api(endpoints.readOwnBrands)).error?.code).toBe('forbidden');
    expect((await copy(there.code(), burger, manager)).error?.code).toBe('forbidden');
  });

  test('BO-357 the phone alone opens nothing: a second factor of the other brand is asked, once per code', async () => {
    const there = await accountThere(burger);
    const here = await accountThere(await aRunningApi({ brand: editedBrand() }));
    for (const code of [here.code(), '000000'])
      expect((await copy(code)).error).toMatchObject({ status: 400, code: 'factor.wrong' });
    const code = there.code();
    unwrap(await copy(code));
    expect((await copy(code)).error?.code).toBe('factor.wrong');
  });

  const LIMITED = { status: 429, code: 'request.rateLimited' };
  const guess = async (who: StaffPerson) => {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await copy('000000', burger, who)).error?.code).toBe('factor.wrong');
  };

  test('BO-364 T04 who tries codes here waits here; the owner signs in at the other brand as before', async () => {
    const there = await accountThere(burger);
    await guess(owner);
    expect((await copy(there.code())).error).toMatchObject(LIMITED);
    const browser = officeBrowser(burger);
    const code = await codeFor(burger, owner.phone);
    unwrap(await browser.api(endpoints.openStaffSession, { body: { phone: owner.phone, code } }));
    const proven = unwrap(await browser.api(endpoints.proveFactor, { body: { code: there.code() } }));
    expect(proven.factor).toBe('DONE');
  });

  test('BO-364 T04 another brand of the same phone gives no more tries', async () => {
    const there = await accountThere(burger);
    await guess(owner);
    const third = await aRunningApi({ brand: editedBrand() });
    const { userId } = await staffPhone(third, { role: 'ADMIN' });
    await third.deps.db.inTenant(third.merchantId, (tx) =>
      tx.update(users).set({ phone: owner.phone }).where(eq(users.id, userId)),
    );
    const browser = officeBrowser(third);
    const code = await codeFor(third, owner.phone);
    unwrap(await browser.api(endpoints.openStaffSession, { body: { phone: owner.phone, code } }));
    await proveSessions(third, userId);
    expect((await copy(there.code(), burger, { ...owner, ...browser })).error).toMatchObject(LIMITED);
  });

  test('BO-357 an owner there without a second factor', async () => {
    const { id } = await accountThere(burger);
    const own = and(eq(staffTotp.merchantId, burger.merchantId), eq(staffTotp.userId, id));
    await burger.deps.db.inTenant(burger.merchantId, (tx) => tx.delete(staffTotp).where(own));
    expect((await copy('000000')).error?.code).toBe('factor.wrong');
  });
});
